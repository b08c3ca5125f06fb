// A live table: what the server said last, and what this page may say.
import { faces, messageOf } from "./api";
import { loadBoard } from "./boards/boards";
import { sumOf } from "./checksum";
import { Connection, type Question } from "./connection";
import { Desk } from "./desk.svelte";
import { soundOf } from "./frame/sounding";
import { LARGE } from "./frame/stage.svelte";
import { Turn } from "./frame/turn.svelte";
import { line } from "./line.svelte";
import { minutes, without } from "./lists";
import { textOf } from "./marks";
import { session } from "./session.svelte";
import { settings, type Speed } from "./settings.svelte";
import { leftText } from "./slow";
import { sounds } from "./sounds";
import type {
  AnyView,
  Changed,
  ChatLine,
  Choice,
  Emoted,
  Event,
  FromServer,
  Hint,
  Lobby,
  Message,
  Position,
  Problem,
  Reason,
  Said,
} from "./wire";
import { t, titleOf, words } from "./words.svelte";

const PATIENCE = 1500; // milliseconds
const BREATH = 100; // milliseconds
const AGAIN = 2000; // milliseconds
const AWAY = 3000; // milliseconds: whoever loads the page again was not away
const TOLD = 5000;
const NO_TABLE = ["no_such_table", "damaged", "not_watched", "not_yours"]; // why there is nothing to be seen here
const MOST_SAID = 8; // events of one position: whoever comes back after a long time reads the log

export class LiveTable {
  desk = new Desk({
    pick: (choice, then) => void this.pick([choice.atom], then),
    cancel: (steps) => void this.cancel(steps),
    stand: (key, on) => void this.stand(key, on),
    why: (target) => this.why(target),
    avoid: (seat, how) => void this.ask({ type: "avoid", seat, how }),
  });
  lobby = $state.raw<Lobby | null>(null);
  position = $state.raw<Position | null>(null);
  events = $state.raw<Event[]>([]);
  chat = $state.raw<Said["lines"]>([]);
  connection = $state<"connecting" | "open" | "lost" | "none">("connecting");
  problem = $state.raw<Problem | null>(null);
  mistake = $state.raw<Message | null>(null); // in a lesson: why something else comes first
  hint = $state.raw<Hint | null>(null);
  curtain = $state<number | null>(null); // the seat whose player should take the screen
  isUnseated = $state(false); // the host gave this player's seat away
  busy = $state(false);
  told = $state(""); // who has come or gone, for a moment
  spoken = $state(""); // for the live region
  seat: number | null = $state(null);
  turn = new Turn();
  heardAt = $state(0); // when the clocks were right

  private readTo = $state(0); // the last line of the chat that this player has seen
  /** What others said since then. */
  unread = $derived(this.chat.filter((said) => said.number > this.readTo && said.name && !this.isMine(said)).length);

  mine = $derived((this.lobby?.chairs ?? []).filter((chair) => chair.yours && chair.kind === "person"));

  /** What this player may show at their seat. */
  emotes = $derived(this.mine.length && !settings.quiet ? ((this.lobby?.emotes ?? []) as Emoted["emote"][]) : []);

  /** The whole move, in words. */
  hintLabel = $derived(this.hintOf(this.hint?.labels ?? []));

  private socket: Connection;
  private answeredAt = new Map<number, number>();
  private suggested: number[] = []; // atoms, by hints for the present question
  private then: string[][] = []; // what is picked next
  private picks = 0; // so many have been sent
  private isFollowing = false; // the page is in the middle of a move that was put together as a whole
  private isGreeted = false; // what was said before this page came is no news
  private isPacing = false; // has this page said how fast bots play?
  private isAstray = false; // a change did not fit: a whole position is on its way
  private held: (Position | Changed)[] = []; // what has happened meanwhile, while something is shown
  private isSkipping = false; // until this player is asked, nothing is waited for
  private missed = new Set<string>(); // of whom it was told that they are away
  private telling = 0;
  private loading = 0;
  private lighting = 0;
  private saying = 0;
  private unsaid: (() => string)[] = []; // put into words when it is said: then the words are there
  private unasked = false;
  private asked = ""; // the question that was said last
  private ticking = window.setInterval(() => this.tick(), 1000);

  constructor(readonly code: string) {
    this.desk.stage.resume = () => this.goOnAfterScene();
    this.desk.stage.onIdle = () => this.hearHeld();
    this.desk.stage.backlog = () => this.held.length;
    this.desk.stage.ahead = () => this.held.filter((news) => this.isLarge(news)).length;
    this.socket = new Connection(
      code,
      () => this.opened(),
      (message) => this.hear(message),
      () => this.lost(),
    );
  }

  close(): void {
    clearInterval(this.ticking);
    clearTimeout(this.lighting);
    clearTimeout(this.loading);
    clearTimeout(this.telling);
    this.hush();
    this.turn.ask(false, "");
    this.socket.close();
    line.isBroken = false;
  }

  reopen(): Promise<void> {
    return this.socket.reopen();
  }

  hurry(): void {
    this.socket.hurry();
  }

  /** At a slow table, whoever does not look is told elsewhere that it is their turn. */
  tellLooking(): void {
    if (this.lobby?.clock.hours && this.mine.length) void this.socket.ask({ type: "looking", on: !document.hidden });
  }

  // -- What the page says ----------------------------------------------------

  /** Sends it; a refusal is shown. */
  async ask(question: Question): Promise<FromServer | null> {
    const answer = await this.socket.ask(question);
    if (answer?.type !== "refused") return answer;
    if (answer.problem.code === "lesson") this.err(answer.problem.message);
    else this.problem = answer.problem;
    return answer;
  }

  /** In a lesson something else comes first: what was chosen on this page is let go, and the rest of a move. */
  err(why: Message): void {
    this.mistake = why;
    this.desk.chosen = this.desk.popup = null;
    this.then = [];
    this.isFollowing = false;
    this.light();
  }

  private async pick(atoms: number[], then: string[][] = []): Promise<void> {
    if (this.seat === null || this.busy || !this.position) return;
    this.busy = true;
    this.problem = this.mistake = null;
    this.then = then.filter((group) => group.length);
    const pick = ++this.picks;
    await this.ask({ type: "pick", seat: this.seat, number: this.position.number, atoms });
    if (pick === this.picks) this.busy = false;
  }

  /** At the seat through whose eyes this page looks. */
  async showEmote(emote: Emoted["emote"]): Promise<void> {
    const seat = this.seat ?? this.mine[0]?.seat;
    if (seat !== undefined) await this.ask({ type: "emote", seat, emote });
  }

  async cancel(steps = 0): Promise<void> {
    if (this.seat === null || !this.position?.picked.length) return;
    await this.ask({ type: "cancel", seat: this.seat, steps });
  }

  private async stand(key: string, on: boolean): Promise<void> {
    if (this.seat !== null) await this.ask({ type: "standing", seat: this.seat, key, on });
  }

  async undo(): Promise<void> {
    this.hearAll();
    this.isSkipping = false;
    if (this.seat === null || !this.position || this.position.undo) return;
    await this.ask({ type: "undo", seat: this.seat, number: this.position.number });
  }

  /** What would a bot do? With `other`, something else than it has said. */
  async advise(other = false): Promise<void> {
    if (this.seat === null || !this.desk.asking) return;
    this.desk.stage.rest(); // the hint has the table to itself
    if (!other) this.suggested = [];
    const answer = await this.ask({ type: "advise", seat: this.seat, besides: this.suggested });
    if (answer?.type !== "hint") return;
    const [next] = answer.atoms;
    if (next === undefined) return;
    this.suggested.push(next);
    this.desk.chosen = null;
    this.hint = answer;
    this.desk.hinted = answer.target;
    this.desk.hintedToo = answer.labels
      .filter(({ id }) => id === "label-from-hand")
      .map(({ args }) => `card:${String(args?.card)}`);
    const label = this.hintLabel;
    const reason = answer.reason;
    this.say([() => t("ask-hint-spoken", { label }), () => (reason ? this.desk.say(reason) : "")]);
  }

  /** The whole move. */
  followHint(): void {
    if (!this.hint) return;
    this.desk.act();
    void this.pick(this.hint.atoms);
  }

  private hintOf(labels: Message[]): string {
    const said = labels.map((label) => this.desk.say(label));
    const [only, ...more] = labels;
    const isAnswer = only && !more.length && ["label-yes", "label-no"].includes(only.id);
    if (isAnswer && this.position)
      return t("ask-hint-answer", { question: this.desk.say(this.position.prompt), answer: said[0] ?? "" });
    return this.desk.plan.hint?.(labels) || said.join(" · ");
  }

  isHinted(atom: number | undefined): boolean {
    return atom !== undefined && atom === (this.hint?.atoms[0] ?? this.position?.lesson?.atom);
  }

  /** How fast bots play, and how long the stage speaks. */
  setSpeed(speed: Speed): void {
    settings.setSpeed(speed);
    this.sayPace();
  }

  /** How fast bots play here: another page of this player may have said something else since. */
  get speed(): Speed {
    return (this.lobby?.pace || settings.speed) as Speed;
  }

  /**
   * The only person at a table says how fast it goes, as soon as they are; where several play, it is the house's pace.
   * It is said once: two pages that insisted on what each of them likes would never come to an end.
   */
  private keepPace(): void {
    const wasPacing = this.isPacing;
    this.isPacing = this.isAlone && (this.lobby?.status === "playing" || this.lobby?.status === "paused");
    if (!wasPacing && this.lobby?.pace !== settings.speed) this.sayPace();
  }

  private sayPace(): void {
    if (this.isPacing) void this.socket.ask({ type: "pace", speed: settings.speed });
  }

  /** Bots go on at once: with the next thing, or until somebody is asked. */
  async go(all: boolean): Promise<void> {
    if (all) this.hearAll();
    else this.desk.stage.skipAll();
    await this.socket.ask({ type: "go", all });
  }

  /** Whoever has seen enough of a scene. */
  goOnFromScene(): void {
    this.desk.stage.skip();
    if (this.isAlone) void this.socket.ask({ type: "go", all: false });
  }

  get isAlone(): boolean {
    return this.seat !== null && Boolean(this.lobby?.pace);
  }

  private async why(target: string): Promise<Reason[]> {
    if (this.seat === null) return [];
    const answer = await this.socket.ask({ type: "why", seat: this.seat, target });
    if (answer?.type === "because") return answer.reasons;
    if (answer?.type === "refused")
      return [{ rule: answer.problem.rule ?? "", sentence: "", section: "", fact: answer.problem.message }];
    return [];
  }

  /** The player whom the curtain named has taken the screen. */
  takeScreen(): void {
    if (this.curtain === null) return;
    this.sitAt(this.curtain);
    this.curtain = null;
  }

  /** Looks through another seat's eyes; what the last one saw goes away first. */
  private sitAt(seat: number | null): void {
    this.held = [];
    this.seat = seat;
    this.isUnseated = false;
    this.position = null;
    this.events = [];
    this.hideAll();
    void this.hello();
  }

  /** What the last one saw, and what was said to them. */
  private hideAll(): void {
    this.desk.view = null;
    this.desk.choices = [];
    this.desk.stage.clear();
    this.hush();
    this.spoken = this.asked = "";
  }

  private async hello(): Promise<void> {
    const answer = await this.socket.ask({
      type: "hello",
      seat: this.seat,
      seen: this.events.at(-1)?.number ?? 0,
    });
    if (answer?.type === "refused") this.turnedAway(answer.problem);
    if (document.hidden) this.tellLooking();
    if (!this.isGreeted) this.readChat();
    this.isGreeted = true;
  }

  /** Asks for some of the events before the first one that is known. */
  async showEarlier(): Promise<void> {
    const first = this.events[0];
    if (!first) return;
    const answer = await this.socket.ask({ type: "earlier", before: first.number });
    if (answer?.type === "refused") this.problem = answer.problem;
    // Whoever looks through another seat's eyes by now gets nothing of this one's.
    if (answer?.type !== "history" || this.events[0] !== first) return;
    this.events = [...answer.events, ...this.events];
  }

  // -- What the server says --------------------------------------------------

  private opened(): void {
    this.held = []; // a whole position comes
    this.connection = "open";
    line.isBroken = false;
    void this.hello();
  }

  private lost(): void {
    this.connection = "lost";
    line.isBroken = true;
  }

  private hear(message: FromServer): void {
    if (message.type === "lobby") this.hearLobby(message);
    else if (message.type === "position" || message.type === "changed") this.hearNews(message);
    else if (message.type === "said") this.hearChat(message);
    else if (message.type === "emoted") this.hearEmote(message);
    else if (message.type === "refused" && message.ref === 0) this.turnedAway(message.problem);
  }

  /** Whoever plays alone with bots sees one thing after the other: the table, its numbers and the question change when
      what happened before has been shown. Where several people play, nobody waits for anybody's pictures. */
  private hearNews(news: Position | Changed): void {
    this.held.push(news);
    if (this.isAlone && !this.isSkipping && this.desk.stage.isSpeaking) this.desk.stage.hurry();
    else this.hearHeld();
  }

  /** Will anything of it be on the stage? What is told in passing needs no share of the time. */
  private isLarge({ events = [], view }: Position | Changed): boolean {
    const before = this.desk.view;
    const after = { ...before, ...view } as AnyView;
    return events.some((event) => LARGE.includes(this.desk.tells({ event, view: after, before })));
  }

  private hearHeld(): void {
    if (!this.desk.board) return; // it knows how what happened is shown
    while (this.held.length && (!this.desk.stage.isSpeaking || !this.isAlone || this.isSkipping)) {
      const news = this.held.shift();
      if (news?.type === "position") this.hearWhole(news);
      else if (news) this.hearChanged(news);
      if (this.isSkipping) this.desk.stage.skipAll();
    }
  }

  /** All of it, at once. */
  private hearAll(): void {
    this.isSkipping = true;
    this.desk.stage.skipAll();
    this.hearHeld();
  }

  /** The server does not want this connection: there is no such table, it is damaged or not watched, it is a deal of
      the day that somebody else plays, or too much came from here. */
  private turnedAway(problem: Problem): void {
    this.problem = problem;
    if (!NO_TABLE.includes(problem.code)) return;
    this.connection = "none";
    this.socket.close();
  }

  private hearLobby(lobby: Lobby): void {
    this.tellComings(this.lobby, lobby);
    if (lobby.late && !this.lobby?.late) this.tellOf(() => t("late-seen", { minutes: lobby.late }));
    this.lobby = lobby;
    this.heardAt = Date.now();
    const desk = this.desk;
    desk.game = lobby.game;
    desk.chairs = lobby.chairs;
    desk.clock = lobby.clock;
    desk.looks = lobby.chairs;
    desk.people = lobby.chairs.map((chair) => chair.name ?? "");
    desk.seatNames = lobby.chairs.map((chair) => chair.seat_name);
    this.light();
    this.tick();
    void this.loadCards(lobby);
    this.chooseSeat();
    this.keepPace();
  }

  /** Who has sat down, left, gone away or come back since the lobby before. */
  private tellComings(before: Lobby | null, now: Lobby): void {
    if (!before) return;
    const [sat, sit] = [othersIn(before), othersIn(now)]; // places may have moved: people are known by their names
    for (const [name, isHere] of sit) {
      const wasHere = sat.get(name);
      if (wasHere === undefined) this.tellOf(() => t("told-sat", { name }));
      else if (wasHere && !isHere) this.miss(name);
      else if (isHere && this.missed.delete(name)) this.tellOf(() => t("told-back", { name }));
    }
    for (const name of sat.keys()) if (!sit.has(name)) this.tellOf(() => t("told-left", { name }));
  }

  private miss(name: string): void {
    window.setTimeout(() => {
      const isAway = this.lobby && othersIn(this.lobby).get(name) === false;
      if (!isAway || this.missed.has(name)) return;
      this.missed.add(name);
      this.tellOf(() => t("told-away", { name }));
    }, AWAY);
  }

  private tellOf(sentence: () => string): void {
    this.told = sentence();
    this.say([sentence]);
    clearTimeout(this.telling);
    this.telling = window.setTimeout(() => (this.told = ""), TOLD);
  }

  /** The board, the cards of the deck and the words of the game; whatever was loaded before is there at once. */
  private async loadCards(lobby: Lobby): Promise<void> {
    clearTimeout(this.loading);
    try {
      const cards = lobby.faces ? faces(lobby.faces) : [];
      this.desk.board ??= await loadBoard(lobby.game);
      this.hearHeld();
      await words.open(lobby.game);
      if (this.lobby?.faces === lobby.faces) this.desk.faces = new Map((await cards).map((face) => [face.code, face]));
    } catch (error) {
      this.problem = { code: "failed", message: messageOf(error) };
      this.loading = window.setTimeout(() => void this.loadCards(lobby), AGAIN);
    }
  }

  private chooseSeat(): void {
    const seats = this.mine.map((chair) => chair.seat);
    if (this.seat !== null && !seats.includes(this.seat)) {
      this.sitAt(null);
      this.isUnseated = this.lobby?.status !== "waiting";
    }
    if (this.seat !== null) return;
    if (seats.length === 1) this.sitAt(seats[0] ?? null);
    else if (seats.length > 1 && this.position) {
      this.curtain = seats.find((seat) => this.position?.waiting.includes(seat)) ?? seats[0] ?? null;
      this.hideAll();
    }
  }

  private hearWhole(position: Position): void {
    this.isAstray = false;
    this.hearPosition(position);
  }

  /** What has changed since the last position. If the view is another one than the server's, a whole one is asked for. */
  private hearChanged(changed: Changed): void {
    if (!this.position || this.isAstray) return;
    const view = { ...this.position.view, ...changed.view } as AnyView;
    if (sumOf(JSON.stringify(view)) === changed.sum) {
      this.hearPosition({ ...this.position, ...changed.fields, view, events: changed.events ?? [] });
    } else {
      this.isAstray = true;
      void this.hello();
    }
  }

  private hearPosition(position: Position): void {
    if (position.seat !== this.seat) return;
    // It may tell again what is known already: a hello and a move can cross on their way.
    const known = new Map(this.events.map((event) => [event.number, event]));
    const fresh = position.events.filter((event) => !isSame(known.get(event.number), event));
    const earlier = position.last_event - position.events.length;
    const moved = position.number !== this.position?.number;
    const before = this.position?.picked.length;
    const kept = this.events.filter((event) => event.number <= earlier);
    // After a long absence the server sends only the newest events: what lies before the gap can be asked for.
    this.events = [...(kept.at(-1)?.number === earlier ? kept : []), ...position.events];
    this.position = position;
    this.heardAt = Date.now();
    if (moved) {
      this.problem = null;
      this.desk.reading = "";
    }
    if (moved || position.answered || position.picked.length !== before) {
      this.busy = false; // what was picked has been taken: the next question may be answered at once
      this.mistake = null;
      this.forgetHint();
    }
    this.goOn(position);
    this.draw(position, fresh);
    this.say(
      fresh.slice(-MOST_SAID).map((event) => () => textOf(this.desk.event(event, "aria"))),
      true,
    );
    if (this.seat === null) this.chooseSeat();
    this.passScreen(position);
  }

  forgetHint(): void {
    this.hint = null;
    this.suggested = [];
    const { lesson, choices } = this.position ?? { lesson: null, choices: [] };
    this.desk.hinted = choices.find(({ atom }) => atom === lesson?.atom)?.target ?? "";
    this.desk.hintedToo = [];
  }

  private draw(position: Position, fresh: Event[]): void {
    const desk = this.desk;
    const sound = desk.view ? soundOf(fresh) : null;
    if (sound) sounds.play(sound);
    // Whoever opens the page has seen it before, or reads the log: nothing is told again.
    desk.stage.forget(position.last_event);
    if (desk.view) desk.stage.tell(fresh, position.view, desk.view, desk.tells, desk.board?.hits);
    else
      desk.stage.recall(
        fresh.map((event) => ({ event, view: position.view, before: null })),
        desk.tells,
      );
    if (desk.stage.isStopped) {
      desk.asking = false; // whoever looks at the scene is not asked anything
      return;
    }
    desk.popup = null;
    desk.newest = fresh;
    desk.mark(position.view, this.events);
    desk.log = this.events;
    desk.view = position.view;
    desk.choices = position.choices;
    desk.picked = position.picked;
    desk.standing = position.standing;
    desk.waiting = position.waiting;
    desk.prompt = position.prompt;
    desk.chosen = position.choices.find(({ atom }) => atom === desk.chosen?.atom) ?? null;
    this.light();
    this.tick();
  }

  /** A scene is over at which the table stood still for this player; meanwhile the others may have played on. */
  private goOnAfterScene(): void {
    if (this.position) this.draw(this.position, []);
  }

  /** Lights what can be picked. A question whose only answer the server gives itself in a moment is not put at once. */
  private light(patient = true): void {
    clearTimeout(this.lighting);
    const { choices, waiting } = this.position ?? { choices: [], waiting: [] };
    const persons = this.lobby?.chairs.filter((chair) => chair.kind === "person").length ?? 0;
    const settled = patient && persons === 1 && waiting.length > 1 && choices.length === 1;
    const asked = choices.length > 0 && !settled && !this.isFollowing && this.lobby?.status === "playing";
    const silent = asked ? this.desk.plan.silent : null;
    this.desk.asking = asked && !silent;
    if (this.desk.asking || this.desk.view?.outcome) this.isSkipping = false;
    this.turn.ask(
      this.desk.asking && this.seat !== null,
      this.lobby ? titleOf({ slug: this.lobby.game, title: this.lobby.title }) : "",
    );
    if (settled) this.lighting = window.setTimeout(() => this.light(false), PATIENCE);
    if (silent) this.answer(silent);
  }

  /** Without a word: nobody was asked, so a refusal (it came too late, or twice) is nobody's concern. */
  private answer(choice: Choice): void {
    if (this.seat === null || !this.position) return;
    void this.socket.ask({ type: "pick", seat: this.seat, number: this.position.number, atoms: [choice.atom] });
  }

  /** In the live region. What comes within a breath is said together: of two changes at once only the last is heard. */
  say(sentences: (() => string)[], asks = false): void {
    this.unsaid.push(...sentences);
    this.unasked ||= asks;
    this.saying ||= window.setTimeout(() => this.speak(), BREATH);
  }

  private speak(): void {
    this.saying = 0;
    if (!this.desk.isReady) return this.say([]);
    const asked = this.desk.plan.question ?? (this.position ? this.desk.say(this.position.prompt) : "");
    // Whoever only waits has heard whom for.
    const question = this.unasked && (this.desk.asking || asked !== this.asked) ? asked : "";
    if (this.unasked) this.asked = asked;
    const sentences = this.unsaid.map((sentence) => sentence());
    this.spoken = [...sentences, question].join(" ").trim();
    this.hush();
  }

  /** What was said last, once more: a live region tells what changes, so it is emptied first. */
  repeat(): void {
    const again = this.spoken;
    this.spoken = "";
    window.setTimeout(() => (this.spoken ||= again), BREATH);
  }

  private hush(): void {
    clearTimeout(this.saying);
    this.saying = 0;
    this.unsaid = [];
    this.unasked = false;
  }

  /** The rest of a move of which the whole is known: a card was dropped on a place, an offer was put together. */
  private goOn(position: Position): void {
    const [group, ...rest] = this.then;
    this.then = [];
    this.isFollowing = false;
    if (!group) return;
    const [first, ...others] = position.choices
      .filter(({ target }) => group.includes(target))
      .sort((one, two) => one.atom - two.atom);
    if (!first) void this.cancel();
    else if (!others.some(({ target }) => target === first.target)) {
      this.busy = false;
      this.isFollowing = true;
      void this.pick([first.atom], [without(group, [first.target]), ...rest]);
    }
  }

  /** Several people share this screen: whose turn is it to look? */
  private passScreen(position: Position): void {
    if (this.mine.length < 2 || this.seat === null || position.view.outcome) return;
    if (position.answered) this.answeredAt.set(this.seat, position.number);
    else this.answeredAt.delete(this.seat);
    if (position.waiting.includes(this.seat) && !position.answered) return;
    const next = this.mine.find(
      ({ seat }) =>
        seat !== this.seat && position.waiting.includes(seat) && this.answeredAt.get(seat) !== position.number,
    );
    if (!next) return;
    this.curtain = next.seat;
    this.hideAll();
  }

  /** The clocks of those who are waited for run on between two messages. */
  private tick(): void {
    const { clock, status } = this.lobby ?? { clock: null, status: "" };
    if (!clock || clock.minutes + clock.seconds + clock.hours === 0) return;
    const said = clock.hours ? leftText : minutes;
    const passed = status === "playing" ? (Date.now() - this.heardAt) / 1000 : 0;
    this.desk.clocks = (this.position?.left ?? []).map((left, seat) =>
      left === null ? "" : said(left - (this.position?.waiting.includes(seat) ? passed : 0)),
    );
  }

  /** The player has the chat before their eyes. */
  readChat(): void {
    this.readTo = this.chat.at(-1)?.number ?? 0;
  }

  /** Where whoever said it sits. */
  seatOf({ name, watcher }: ChatLine): number | undefined {
    return watcher ? undefined : this.lobby?.chairs.find((chair) => chair.name === name)?.seat;
  }

  isMine({ name, watcher }: ChatLine): boolean {
    return watcher ? name === session.me.name : this.mine.some((chair) => chair.name === name);
  }

  private hearChat(said: Said): void {
    const last = this.chat.at(-1)?.number ?? 0;
    const fresh = said.lines.filter((line) => line.number > last);
    this.chat = said.anew ? said.lines : [...this.chat, ...fresh];
    if (said.anew) return;
    if (!this.isGreeted || !fresh.length) return;
    sounds.play("chat");
    for (const line of fresh) this.desk.stage.speak(this.seatOf(line), this.lineText(line));
    this.say(fresh.map((line) => () => this.spokenLine(line)));
  }

  private hearEmote({ seat, emote }: Emoted): void {
    if (settings.quiet) return;
    this.desk.stage.emote(seat, emote);
    this.say([() => t("emote-spoken", { name: this.desk.person(seat), emote: t("emote", { emote }) })]);
  }

  /** What somebody said. What the table itself tells has no name before it. */
  private spokenLine(line: ChatLine): string {
    const text = this.lineText(line);
    return line.name ? t("chat-spoken", { name: line.name, text }) : text;
  }

  lineText(line: ChatLine): string {
    return line.message ? this.desk.say(line.message) : line.text;
  }
}

function isSame(one: Event | undefined, two: Event): boolean {
  return JSON.stringify(one) === JSON.stringify(two);
}

/** The other people at a table, by name, and whether their page is open. */
function othersIn({ chairs }: Lobby): Map<string, boolean> {
  const others = chairs.filter((chair) => chair.kind === "person" && !chair.yours);
  return new Map(others.map((chair) => [chair.name ?? "", chair.here ?? false]));
}

// What a board is drawn from, at a live table and in a replay alike: the view, the faces, and what can be clicked.
import { getContext, setContext, untrack, type Snippet } from "svelte";
import { SvelteMap, SvelteSet } from "svelte/reactivity";
import { symbolOf, type SymbolId } from "./art";
import type { Board } from "./boards/boards";
import { usualPlan, type Offer, type Plan } from "./frame/plan";
import { roundOf, turnsOf, type Turn } from "./frame/round";
import { Stage } from "./frame/stage.svelte";
import { usualTelling, type Telling } from "./frame/telling";
import { without } from "./lists";
import { lookOf, type Look } from "./looks";
import type { Avoidance } from "./manners";
import { textOf, type Part } from "./marks";
import { colourOf, mascotOf, type Colour, type Mascot } from "./mascots";
import type { AtTable } from "./messages";
import { session } from "./session.svelte";
import { words, type Args, type Reader } from "./words.svelte";
import type { AnyView, Chair, Choice, Clock, Event, Face, Message, Reason, StandingAnswer } from "./wire";

/** What a press on a spot leads to at a live table. A replay has none. */
export interface Player {
  /** Then: targets that are picked one after the other, in each group the lowest move first. */
  pick(choice: Choice, then?: string[][]): void;
  cancel(steps?: number): void;
  stand(key: string, on: boolean): void;
  why(target: string): Promise<Reason[]>;
  avoid(seat: number, how: Avoidance | ""): void;
}

export interface Menu {
  kind: "menu";
  choices: Choice[];
  /** What there is to know about the thing, above the choices. */
  content?: Snippet;
  then: string;
  anchor: Element;
}

/** Why something cannot be picked; with no reasons, only what it is. */
export interface Why {
  kind: "why";
  name: string;
  card: string; // its code, if it is a card that is to be shown
  reasons: Reason[] | null;
  anchor: Element;
}

/** What a press on a thing opens where there is nothing to pick: a player's pies and known cards. */
export interface Details {
  kind: "details";
  name: string;
  content: Snippet;
  anchor: Element;
}

/** Places of the frame that a board fills: the bar's second line, beside one's own avatar, above the hand, the menu; in a
    wide dock on a small screen a line of words below the question; the half-made move instead of the question. */
export type Place = "goal" | "me" | "extra" | "menu" | "line" | "sentence";

const KEY = Symbol("desk");
const DOUBLE_CLICK = 400; // milliseconds

export class Desk {
  game = $state("");
  view = $state.raw<AnyView | null>(null);
  choices = $state.raw<Choice[]>([]);
  faces = $state.raw(new Map<string, Face>());
  chairs = $state.raw<Chair[]>([]); // of a live table
  looks = $state.raw<{ mascot?: string; colour?: string }[]>([]); // by seat
  seatNames = $state.raw<string[]>([]); // as targets call them
  people = $state.raw<string[]>([]);
  waiting = $state.raw<number[]>([]);
  prompt = $state.raw<Message | null>(null); // what is asked, or whom the table waits for
  reading = $state(""); // the card of one's own hand whose text is wanted
  hinted = $state("");
  hintedToo = $state.raw<string[]>([]); // cards of one's own that go with it
  popup = $state.raw<Menu | Why | Details | null>(null);
  fresh = $state.raw<string[]>([]); // cards of the hand that came since this player decided last
  newest = $state.raw<Event[]>([]); // what happened with the last change: cards fly from there
  log = $state.raw<Event[]>([]); // what is known of what happened
  picked = $state.raw<Message[]>([]); // the half-made move, as the server knows it
  standing = $state.raw<StandingAnswer[]>([]); // answers given in advance
  asking = $state(false); // may something be picked now?
  isListing = $state(false); // are all choices to be seen as a list?
  chosen = $state.raw<Choice | null>(null); // on this page only: nothing is sent before its button is pressed
  board = $state.raw<Board | null>(null);
  /** The stage may call things by what is to be seen of them; log and voice call them what they are called for ever. */
  naming = $state.raw<(event: Event) => Event>((event) => event);
  stage = new Stage();
  private told = $derived(this.stage.chips.filter(({ event }) => this.hasWords(event)));
  turns = $derived(turnsOf(this.told)); // the newest first
  /** What others did since this player decided something, when they are asked again and all of it has been told. */
  round = $derived.by((): Turn[] => {
    if (!this.asking || !this.stage.isResting || this.picked.length) return [];
    return roundOf(this.told, this.stage.decidedAt, this.view?.seat ?? null);
  });
  fills = new SvelteMap<Place, Snippet>(); // of the frame, by the board
  clocks = $state.raw<string[]>([]); // by seat, as text; empty without a clock
  clock = $state.raw<Clock | null>(null); // as it was agreed
  isSlow = $derived(Boolean(this.clock?.hours)); // people have hours or days for a move, and come and go
  goesByDefault = $derived(this.isSlow && this.clock?.late === "default"); // and no bot sits in for them

  private chosenAt = 0; // milliseconds
  private decidedAt = -1; // the position in which this player did something
  private dealtAt = -1; // the event
  private openings: { close: () => void }[] = []; // what lies over the table, the newest last
  private counts = new Map<string, number>();
  private places = new SvelteSet<string>();
  private byTarget = $derived(Map.groupBy(this.choices, (choice) => choice.target));
  /** Choices that have no place on the board. */
  loose = $derived(this.choices.filter((choice) => !this.hasPlace(choice.target)));
  /** A game plans from what is to be seen of it: before the deal there is nothing, and nobody plays in a replay. */
  plan = $derived(this.planned());
  teams = $derived(session.game(this.game)?.teams ?? []);
  /** Who wins and loses together. */
  sides = $derived(this.teams.length ? this.teams : this.people.map((_, seat) => [seat]));
  /** Cards have names only when the deck and the words of the game are there. */
  isReady = $derived(this.board !== null && this.faces.size > 0 && this.game !== "" && words.game === this.game);
  private reader: Reader = $derived({ people: this.people, seat: this.view?.seat ?? null, faces: this.faces });

  constructor(private player: Player | null) {}

  private planned(): Plan {
    return this.player && this.view && this.board ? this.board.plan(this) : usualPlan(this);
  }

  /** What comes into the hand is new until its owner has decided something else; of a hand that is dealt, nothing is. */
  mark({ seat, number, hand }: AnyView, log: Event[]): void {
    const before = this.view;
    const dealtAt = log.findLast(({ kind }) => kind === "dealt")?.number ?? -1;
    if (!before || before.seat !== seat || number < before.number || dealtAt !== this.dealtAt) this.fresh = [];
    else if (number > before.number)
      this.fresh = [...(this.decidedAt === before.number ? [] : this.fresh), ...without(hand, before.hand)];
    this.dealtAt = dealtAt;
  }

  get tells(): Telling {
    return this.board?.tells ?? usualTelling;
  }

  get live(): boolean {
    return this.player !== null && this.view?.seat !== null;
  }

  /** The board has a place for these targets as long as the returned function is not called. */
  place(targets: string[]): () => void {
    for (const target of targets) this.count(target, 1);
    return () => {
      for (const target of targets) this.count(target, -1);
    };
  }

  private count(target: string, by: number): void {
    const count = (this.counts.get(target) ?? 0) + by;
    this.counts.set(target, count);
    untrack(() => (count > 0 ? this.places.add(target) : this.places.delete(target)));
  }

  /** Its own place, or a place for all that starts so: card:SG* for card:SG=T. */
  private hasPlace(target: string): boolean {
    if (this.places.has(target)) return true;
    return [...this.places].some((place) => place.endsWith("*") && target.startsWith(place.slice(0, -1)));
  }

  /** The choices at a target; with a star at its end, at all targets that start so. */
  at(target: string): Choice[] {
    return target.endsWith("*") ? this.starting(target.slice(0, -1)) : (this.byTarget.get(target) ?? []);
  }

  atAll(targets: string[]): Choice[] {
    return targets.flatMap((target) => this.at(target));
  }

  starting(prefix: string): Choice[] {
    return this.choices.filter((choice) => choice.target.startsWith(prefix));
  }

  /** The parts of the table that a board fills; the returned function empties them again. */
  fill(place: Place, content: Snippet): () => void {
    this.fills.set(place, content);
    return () => {
      if (this.fills.get(place) === content) this.fills.delete(place);
    };
  }

  /** Something lies over the table, and Esc closes it, as long as the returned function is not called. */
  opened(close: () => void): () => void {
    const opening = { close };
    this.openings.push(opening);
    return () => {
      this.openings = this.openings.filter((other) => other !== opening);
    };
  }

  /** Closes what was opened last; false: nothing is open. */
  closeLast(): boolean {
    const last = this.openings.at(-1);
    last?.close();
    return last !== undefined;
  }

  // -- Words -----------------------------------------------------------------

  /** Something that the page itself says about players or cards. */
  t<Id extends keyof AtTable>(id: Id, ...[args]: Args<AtTable, Id>): string {
    return this.say({ id, args: args as Message["args"] });
  }

  /** The same with what is bold in it. */
  tParts<Id extends keyof AtTable>(id: Id, ...[args]: Args<AtTable, Id>): Part[] {
    return this.parts({ id, args: args as Message["args"] });
  }

  /** What the server or the game has to say. */
  say(message: Message): string {
    return words.say(message, "", this.reader);
  }

  parts(message: Message): Part[] {
    return words.parts(message, "", this.reader);
  }

  /** What happened: a whole sentence, a caption for the stage, what is read aloud, or a few words behind an avatar. */
  event(event: Event, form: "log" | "stage" | "aria" | "chip" = "log"): Part[] {
    return words.event(form === "stage" ? this.naming(event) : event, form, this.reader);
  }

  /** Can it be said in a few words? What is not worth that is in the log only. */
  hasWords(event: Event): boolean {
    return textOf(this.event(event, "chip")) !== "";
  }

  person(seat: number): string {
    return words.player(seat, this.reader);
  }

  persons(seats: number[]): string {
    return words.joined(seats.map((seat) => this.person(seat)));
  }

  // -- Players' looks ---------------------------------------------------------

  /** The picture of a player; a bot's is its herb. */
  mascot(seat: number): Mascot {
    return mascotOf({ ...this.looks[seat], seat });
  }

  colour(seat: number): Colour {
    return colourOf({ ...this.looks[seat], seat });
  }

  // -- Cards -----------------------------------------------------------------

  face(code: string): Face {
    return this.faces.get(code) ?? { code, name: code, kind: "" };
  }

  /** As it lies in a hand or a kitchen, where some cards show their other side. */
  look(code: string): Look {
    const face = this.face(code);
    return lookOf(face.marks?.turned ? this.face(String(face.marks.turned)) : face);
  }

  /** The full name of a card. */
  named(code: string): string {
    return words.name(this.face(code));
  }

  symbol(code: string): SymbolId {
    return symbolOf(this.face(code));
  }

  // -- What is pressed -------------------------------------------------------

  pick(choice: Choice, then = ""): void {
    const next = this.plan.next?.(choice);
    this.popup = null;
    this.chosen = null;
    this.act();
    this.player?.pick(choice, then ? [[then]] : (next ?? []));
  }

  /** A whole move: what is picked first, and the targets after that. Of equal ones, the lowest move first. */
  follow(groups: string[][], first?: Choice): void {
    const [group = [], ...rest] = groups;
    const [start] = this.atAll(group).sort((one, two) => one.atom - two.atom);
    const choice = first ?? start;
    if (!choice) return;
    this.popup = this.chosen = null;
    this.act();
    this.player?.pick(choice, first ? groups : [without(group, [choice.target]), ...rest]);
  }

  /** This player does something: what was told until now is over. */
  act(): void {
    this.decidedAt = this.view?.number ?? -1;
    this.stage.decide();
  }

  /** Drops the last steps of the half-made move. */
  cancel(steps = 1): void {
    this.player?.cancel(steps);
  }

  /** Gives an answer in advance, or takes it back. */
  stand(key: string, on: boolean): void {
    this.player?.stand(key, on);
  }

  /** Somebody else who sits there, at a live table. */
  other(seat: number): Chair | null {
    const chair = this.player ? this.chairs[seat] : undefined;
    return chair?.kind === "person" && !chair.yours ? chair : null;
  }

  /** Hears no more of whoever sits there, or does again. */
  avoid(seat: number, how: Avoidance | ""): void {
    this.player?.avoid(seat, how);
  }

  /** Picks it, or only chooses it if it must not happen by a single press. A second press does what the button says. */
  take(choice: Choice): void {
    this.popup = null;
    if (!this.plan.chooses(choice)) this.pick(choice);
    else if (this.chosen?.atom !== choice.atom) this.choose(choice);
    else if (!this.isDoubleClick()) this.confirm(choice);
  }

  private choose(choice: Choice): void {
    this.chosen = choice;
    this.chosenAt = Date.now();
  }

  /** Whoever clicks twice out of habit has not seen yet what the button says. */
  private isDoubleClick(): boolean {
    return Date.now() - this.chosenAt < DOUBLE_CLICK;
  }

  /** What is asked once more, or lacks something, is put back instead. */
  private confirm(choice: Choice): void {
    const offer = this.plan.confirms ? this.plan.confirms(choice) : { choice };
    this.chosen = null;
    if (offer && !offer.sure) this.accept(offer);
  }

  /** What a button of the dock does. */
  accept(offer: Offer): void {
    if (offer.run) offer.run();
    else if (offer.choice) this.pick(offer.choice);
  }

  /** A press on a spot: the one choice, a menu of several, or the reason why there is none. */
  press(targets: string[], name: string, anchor: Element, details?: Snippet): void {
    const [first, ...others] = this.asking ? this.meant(targets) : [];
    if (!first && details) this.popup = { kind: "details", name, content: details, anchor };
    else if (!first) void this.explain(targets[0] ?? "", name, anchor);
    else if (others.length === 0) this.take(first);
    else this.popup = { kind: "menu", choices: [first, ...others], content: details, then: "", anchor };
  }

  /** The choices at these targets, unless a mode of the page shuts them off. */
  open(targets: string[]): Choice[] {
    const { only = "" } = this.plan;
    return this.atAll(targets.filter((target) => target.startsWith(only)));
  }

  /** The choices that a press there leads to. */
  meant(targets: string[]): Choice[] {
    const choices = this.open(targets);
    const preferred = choices.length > 1 ? this.plan.prefers?.(choices) : undefined;
    return preferred ? [preferred] : choices;
  }

  /** A card was dropped on a place. */
  drop(targets: string[], place: string, anchor: Element): void {
    if (this.plan.drop?.(targets[0] ?? "", place)) return;
    const [first, ...others] = this.atAll(targets);
    if (!first) return;
    if (others.length === 0) this.pick(first, place);
    else this.popup = { kind: "menu", choices: [first, ...others], then: place, anchor };
  }

  /** What is written on it, without picking it. */
  inspect(name: string, anchor: Element, card = ""): void {
    this.popup = { kind: "why", name, card, reasons: [], anchor };
  }

  private async explain(target: string, name: string, anchor: Element): Promise<void> {
    if (!this.player || !this.live) return;
    const code = target.startsWith("card:") ? target.slice("card:".length) : "";
    const card = this.faces.get(code)?.text ? code : ""; // what is written on it may be the reason
    this.popup = { kind: "why", name, card, reasons: null, anchor };
    const reasons = await this.player.why(target);
    if (this.popup?.kind === "why" && this.popup.anchor === anchor) this.popup = { ...this.popup, reasons };
  }
}

export function provideDesk(desk: Desk): void {
  setContext(KEY, desk);
}

export function useDesk(): Desk {
  return getContext<Desk>(KEY);
}

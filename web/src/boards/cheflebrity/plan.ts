// Cheflebrity: what the dock asks and offers at each step.
import type { Desk } from "../../desk.svelte";
import type { Offer, Plan } from "../../frame/plan";
import { settings } from "../../settings.svelte";
import type { CheflebrityView, Choice } from "../../wire";
import { t } from "../../words.svelte";
import { draft, type Aim } from "./draft.svelte";
import { isLidded, pieAt, placesFor, qualityOf, richestAim, seenAs } from "./pies";
import { passOf, reactionTo } from "./reacting";
import { askedIn } from "./asked.svelte";
import { aimAt, arm, armedIn, attackOn, canArm, dropOn, usedBy, waysOf } from "./special";
import { isOfferReady, limitsOf, owedBy, toggled, type Partner } from "./trading";

const NARROW = "(max-width: 68.75rem)";
const CALM = ["draw", "swap", "play", "menu", "oops", "window", "save"]; // steps of others that need no words of their own
const NOTHING: Plan = { main: null, others: [], tail: "", chooses: () => false };

const has = (choice: Choice, id: string): boolean => choice.label.id === id;
const isServing = (choice: Choice): boolean => has(choice, "label-serve");
const isSabotage = (choice: Choice): boolean => choice.target.startsWith("sab:");
/** An offer or a counter: what is said is put together on this page first. */
export const isTalk = (choice: Choice): boolean =>
  choice.target.startsWith("offer:") || choice.target === "word:counter";

interface Table {
  desk: Desk;
  view: CheflebrityView;
  me: number;
  find: (target: string) => Choice | undefined;
}

export function cheflebrityPlan(desk: Desk): Plan {
  const view = desk.view as CheflebrityView;
  const me = view.seat;
  if (me === null || view.outcome) return NOTHING;
  if (!desk.choices.length) return { ...NOTHING, ...calm(desk, view) };
  const table: Table = { desk, view, me, find: (target) => desk.at(target)[0] };
  const step = stepOf(table);
  const plan = {
    ...NOTHING,
    chooses: (choice: Choice) => chooses(view, choice),
    ...step,
    ...specials(table, step),
  };
  const talk = desk.chosen && isTalk(desk.chosen) ? talkingTo(table, desk.chosen) : {};
  const aimed = desk.chosen && isSabotage(desk.chosen) ? aiming(table, draft.of(view).aim) : {};
  return { ...plan, ...talk, ...aimed, confirms: (choice) => confirms(table, choice) };
}

// -- Where nothing is asked ----------------------------------------------------

/** While others play and react, the dock says the same all the time; with no pie on any Working Line nobody can react. */
function calm(desk: Desk, { seat, step, turn, working }: CheflebrityView): Partial<Plan> {
  if (!CALM.includes(step)) return {};
  if (turn === seat && working.every((pies) => !pies.length)) return { question: "" };
  return { question: desk.t("board-cheflebrity-playing", { seat: turn }) };
}

// -- Each step -----------------------------------------------------------------

function stepOf(table: Table): Partial<Plan> {
  const { desk, view } = table;
  const [first] = desk.picked;
  const reaction = reactionTo(askedIn(desk, view), settings.asksOnlyIfICanAct);
  if (reaction === "silent") return { ...calm(desk, view), silent: passOf(desk.choices) ?? null };
  if (reaction === "ring") return view.step === "save" ? rescuing(table) : window(table);
  if (first?.id === "label-discard") return exchanging(table, String(first.args?.card ?? ""));
  if (first?.id === "label-play") return placing(table, String(first.args?.card ?? ""));
  if (first) return chain(table);
  const steps: Record<string, (table: Table) => Partial<Plan>> = {
    draw: drawing,
    swap: swapping,
    play: playing,
    menu: serving,
    reply: replying,
    replies: replyingWithOthers,
    pick: picking,
    commit: committing,
  };
  return steps[view.step]?.(table) ?? {};
}

const offerOf = (choice: Choice | undefined, more: Partial<Offer> = {}): Offer[] =>
  choice ? [{ choice, ...more }] : [];

/** Drops the half-made move. */
const back = (desk: Desk, label = t("ask-cancel")): Offer => ({ label, run: () => desk.cancel() });

function drawing({ find }: Table): Partial<Plan> {
  const [main = null] = offerOf(find("pile:I"), { label: t("board-cheflebrity-draw") });
  return { main };
}

/** A press on a card keeps the hand and plays it; only in the mode for that, it swaps the card. */
function swapping({ desk, view, find }: Table): Partial<Plan> {
  const back = (): void => draft.change(view, { swapping: false });
  if (draft.of(view).swapping)
    return {
      others: [{ label: t("ask-cancel"), run: back }],
      question: t("board-cheflebrity-swap-which"),
      verb: t("board-cheflebrity-swap-verb"),
      back,
    };
  const keep = offerOf(find("word:keep"), { label: t("board-cheflebrity-keep", { count: view.hand.length }) });
  const plays = (code: string): boolean => placesFor(desk, view, code).length > 0;
  const swap: Offer = {
    choice: desk.choices.find((choice) => has(choice, "label-discard") && choice.target === desk.hinted),
    label: t("board-cheflebrity-swap"),
    run: () => draft.change(view, { swapping: true, armed: "" }),
  };
  if (!view.hand.some(plays)) return { main: keep[0] ?? null, others: [swap], only: "word:" };
  return {
    others: [swap, ...keep],
    only: "word:",
    question: t("board-cheflebrity-play-or-swap"),
    verb: (code) => (plays(code) ? t("board-cheflebrity-play-verb") : ""),
    usable: plays,
    hand: (code) => keepAndPlay(desk, code),
    drop: (card, place) => dropToPlay(desk, card.slice("card:".length), place, plays),
  };
}

function keepAndPlay(desk: Desk, code: string, place = ""): void {
  const [keep] = desk.at("word:keep");
  if (!keep) return;
  draft.playing = { code, place };
  desk.pick(keep);
}

/** A card that is dropped on a pie is played there; on the Leftovers or the pile, it is swapped. */
function dropToPlay(desk: Desk, code: string, place: string, plays: (code: string) => boolean): boolean {
  if (!place.startsWith("pie:") && place !== "word:new") return false;
  if (plays(code)) keepAndPlay(desk, code, place);
  return true;
}

/** Taking back what was just set aside is legal and absurd: it is never a button. */
function exchanging({ desk, find }: Table, code: string): Partial<Plan> {
  const [main = null] = offerOf(find("pile:I"), { label: t("board-cheflebrity-draw") });
  const keep = back(desk, t("board-cheflebrity-keep-it"));
  return {
    main,
    others: [keep, ...offerOf(find("word:none"))],
    question: t(find("pile:I") ? "board-cheflebrity-replacement" : "board-cheflebrity-replacement-left"),
    away: [code],
    instead: (other) => instead(desk, code, other),
  };
}

/** Where nothing can be played, nobody is asked whether they do. */
function playing({ desk, find }: Table): Partial<Plan> {
  const skip = find("word:skip");
  if (skip && desk.choices.length === 1) return { silent: skip };
  return { others: offerOf(skip), verb: () => t("board-cheflebrity-play-verb") };
}

/** Where it can only go to one place, nobody is asked where. */
function placing({ desk }: Table, code: string): Partial<Plan> {
  const [only, ...others] = desk.choices;
  if (only && !others.length) return { silent: only };
  const [card = code] = code.split("=");
  return { others: [back(desk)], uses: [card], instead: (other) => instead(desk, card, other) };
}

/** Another card is pressed: what was begun is dropped first. The card itself puts it back. */
function instead(desk: Desk, card: string, other: string): void {
  if (other !== card) draft.instead = other;
  desk.cancel(desk.picked.length);
}

function serving({ desk, find }: Table): Partial<Plan> {
  const end = offerOf(find("word:end"), { label: t("board-cheflebrity-end") });
  const talk = desk.choices.find(isTalk);
  const trade: Offer[] = talk
    ? [{ choice: talk, label: t("board-cheflebrity-trade-button"), run: () => (desk.chosen = talk) }]
    : [];
  const mayServe = desk.choices.some(isServing);
  return mayServe ? { others: [...trade, ...end] } : { main: end[0] ?? null, others: trade };
}

/** What the page does not put together itself: a move that was begun in the list of all choices. */
function chain({ desk }: Table): Partial<Plan> {
  const [only, ...others] = desk.choices;
  if (others.length) return { others: desk.choices.slice(0, 3).map((choice): Offer => ({ choice })) };
  return { main: only ? { choice: only } : null };
}

// -- Special cards ---------------------------------------------------------------

/** Sabotage! and Stroke of Genius! have no step of their own: a press takes them up, whatever else is asked. */
function specials(table: Table, { usable, hand, drop, verb }: Partial<Plan>): Partial<Plan> {
  const { desk, view } = table;
  if (!view.hand.some((code) => canArm(desk, view, code)) || draft.of(view).swapping) return {};
  const armed = armedIn(desk, view);
  return {
    usable: (code) => canArm(desk, view, code) || usable?.(code) === true,
    hand: (code) => (canArm(desk, view, code) ? arm(desk, view, code) : hand?.(code)),
    verb: (code) => (canArm(desk, view, code) || typeof verb !== "function" ? "" : verb(code)),
    drop: (card, place) => dropOn(desk, view, card.slice("card:".length), place) || drop?.(card, place) === true,
    ...(armed && wielding(table, armed)),
  };
}

function wielding({ desk, view, find }: Table, armed: string): Partial<Plan> {
  const down = (): void => arm(desk, view, armed);
  const discard = offerOf(find(`card:${armed}`), { label: t("board-cheflebrity-discard-it") });
  return {
    main: null,
    others: [{ label: t("ask-cancel"), run: down }, ...discard],
    question: t("board-cheflebrity-wield", { by: armed === "SG" && waysOf(desk).length ? "genius" : "sabotage" }),
    uses: [armed],
    back: down,
  };
}

// -- Reactions -----------------------------------------------------------------

function rescuing({ desk, view, find }: Table): Partial<Plan> {
  const save = find("card:SV") ?? find("card:SG");
  const code = save?.target.slice("card:".length) ?? "";
  const pass = offerOf(passOf(desk.choices), { label: t("board-cheflebrity-pass") });
  if (!save || !view.threat) return { ...calm(desk, view), main: pass[0] ?? null };
  const { owner, card } = view.threat;
  const rescue: Offer = { choice: save, label: t("board-cheflebrity-save"), note: usesOf(desk, code) };
  const isOwn = owner === view.seat; // then there is hardly a reason to let it happen
  return {
    main: isOwn ? rescue : (pass[0] ?? null),
    others: isOwn ? pass : [rescue],
    question: desk.t("board-cheflebrity-rescue", { card: code, owner }),
    notes: [desk.t("board-cheflebrity-cancels", { card })],
    uses: [code],
  };
}

function window(table: Table): Partial<Plan> {
  const { desk, view } = table;
  const [main = null] = offerOf(passOf(desk.choices), { label: t("board-cheflebrity-pass") });
  const victims = desk.starting("sab:").map(({ target }) => seatOf(desk, target));
  const aim = richestAim(desk, view, victims);
  if (!aim) return { ...calm(desk, view), main };
  return {
    main,
    others: [sabotage(table, aim, true)].filter((offer) => offer !== null),
    ...aiming(table, aim),
    usable: (code) => code === cardFor(desk, view, aim),
    hand: () => aimAt(desk, view, aim),
  };
}

/** What the dock says about the pie that is aimed at. */
function aiming({ desk, view }: Table, aim: Aim | null): Partial<Plan> {
  const pie = aim && pieAt(view, aim);
  if (!aim || !pie) return {};
  return {
    question: desk.t("board-cheflebrity-sabotage", { pie: seenAs(desk, aim.seat, pie) }),
    notes: [desk.t("board-cheflebrity-loses", { card: pie.cards.at(-1) ?? "" })],
    uses: [cardFor(desk, view, aim)],
  };
}

/** A Stroke of Genius! stands in where there is no Sabotage! */
function sabotage({ desk, view }: Table, aim: Aim | null, isShort = false): Offer | null {
  if (!aim) return null;
  const choice = attackOn(desk, aim.seat, draft.of(view).armed) ?? attackOn(desk, aim.seat, "");
  const pie = pieAt(view, aim);
  if (!choice || !pie) return null;
  return {
    choice,
    ...(isShort
      ? { label: desk.named("SB"), note: usesOf(desk, usedBy(choice)) }
      : { label: desk.t("board-cheflebrity-sabotage-it", { pie: seenAs(desk, aim.seat, pie) }) }),
    run: () => desk.follow([[`pie:${desk.seatNames[aim.seat]}.w${aim.pie}`]], choice),
  };
}

function usesOf(desk: Desk, card: string): string {
  return desk.t("board-cheflebrity-uses", { card, how: card === "SG" ? "genius" : "plain" });
}

function cardFor(desk: Desk, view: CheflebrityView, { seat }: Aim): string {
  const choice = attackOn(desk, seat, draft.of(view).armed) ?? attackOn(desk, seat, "");
  return choice ? usedBy(choice) : "SB";
}

function seatOf(desk: Desk, target: string): number {
  return desk.seatNames.indexOf(target.slice(target.indexOf(":") + 1));
}

// -- Trades --------------------------------------------------------------------

function picking({ desk, find }: Table): Partial<Plan> {
  const partners = desk.starting("seat:").map((choice): Offer => ({ choice }));
  const nobody = offerOf(find("word:nobody"), { label: t("board-cheflebrity-no-trade") });
  const [only, ...others] = partners;
  if (only && !others.length) return { main: only, others: nobody };
  return { others: [...partners.slice(0, 2), ...nobody] };
}

/** The card is chosen first: whoever agrees hands it over at once. */
function replying(table: Table): Partial<Plan> {
  const { desk, view, find } = table;
  const counter = find("word:counter");
  const others: Offer[] = [
    ...(counter
      ? [{ choice: counter, label: t("board-cheflebrity-counter"), run: () => (desk.chosen = counter) }]
      : []),
    ...offerOf(find("word:decline"), { label: t("board-cheflebrity-no-trade") }),
  ];
  const question = desk.t("board-cheflebrity-trade-with", { partner: view.offer?.speaker ?? 0 });
  return { ...handing(table, [["word:accept"]]), others, question };
}

/** An offer to everybody: the speaker chooses among those who would trade, and cards are chosen after that. */
function replyingWithOthers({ view, desk, find }: Table): Partial<Plan> {
  const count = view.offer?.want.length ?? 1;
  const [main = null] = offerOf(find("word:accept"), { note: t("board-cheflebrity-then-hand-over", { count }) });
  const question = desk.t("board-cheflebrity-trade-like-this", { partner: view.offer?.speaker ?? 0 });
  return { main, others: offerOf(find("word:decline"), { label: t("board-cheflebrity-no-trade") }), question };
}

function committing(table: Table): Partial<Plan> {
  const { desk, view, me } = table;
  const partner = [view.offer?.speaker, view.offer?.partner, view.turn].find((seat) => seat !== me) ?? view.turn;
  return { ...handing(table, []), question: desk.t("board-cheflebrity-trade-with", { partner }) };
}

function handing({ desk, view, me }: Table, before: string[][]): Partial<Plan> {
  if (!view.offer) return {};
  const owed = owedBy(me, view.offer);
  const { handed } = draft.of(view);
  const run = (): void => desk.follow([...before, handed.map((code) => `card:${code}`)]);
  const label = t("board-cheflebrity-hand-over", { count: owed });
  return {
    main: handed.length === owed ? { label, note: t("board-cheflebrity-face-down"), run } : null,
    notes: handed.length ? [desk.t("board-cheflebrity-handed", { cards: handed })] : [t("board-cheflebrity-secret")],
    uses: handed,
    hand: (code) => draft.change(view, { handed: toggled(draft.of(view).handed, code, view.hand, owed) }),
  };
}

/** Whom an offer that is put together goes to. */
export function partnerOf(desk: Desk, choice: Choice): Partner {
  const view = desk.view as CheflebrityView;
  if (choice.target === "word:counter") return view.offer?.speaker ?? view.turn;
  return choice.target === "offer:all" ? "everybody" : seatOf(desk, choice.target);
}

/** A press on a card of the hand says that it is given. */
function talkingTo({ desk, view }: Table, choice: Choice): Partial<Plan> {
  const partner = partnerOf(desk, choice);
  const most = limitsOf(view, partner).give;
  const question =
    partner === "everybody"
      ? t("board-cheflebrity-trade-with-all")
      : desk.t("board-cheflebrity-trade-what", { partner });
  const hand = (code: string): void => {
    const { give } = draft.of(view);
    if (give.includes(code) || give.length < most) draft.change(view, { give: toggled(give, code, view.hand, most) });
  };
  return { question, notes: [t("board-cheflebrity-bluff")], uses: draft.of(view).give, hand };
}

function talking({ desk, view }: Table, choice: Choice): Offer | null {
  const { give, want } = draft.of(view);
  if (!isOfferReady(give, want, limitsOf(view, partnerOf(desk, choice)))) return null;
  const claims = (codes: string[]): string[] => codes.map((code) => `card:${code}`);
  const groups = [[`number:${give.length}`], [`number:${want.length}`], claims(give), claims(want)];
  return { choice, label: t("board-cheflebrity-offer-it"), run: () => desk.follow(groups, choice) };
}

// -- What is chosen ------------------------------------------------------------

/** Where a press must not do it at once: what cannot be undone, and small tiles under a thumb. */
function chooses(view: CheflebrityView, choice: Choice): boolean {
  if (isServing(choice) || isTalk(choice) || view.step === "oops" || view.step === "save") return true;
  return choice.target.startsWith("left:") && matchMedia(NARROW).matches;
}

function confirms(table: Table, choice: Choice): Offer | null {
  if (isTalk(choice)) return talking(table, choice);
  if (isSabotage(choice)) return sabotage(table, draft.of(table.view).aim);
  return isServing(choice) ? serve(table, choice) : { choice };
}

/** What it counts as: nothing can be added after that. */
function serve({ desk, view, me }: Table, choice: Choice): Offer {
  const pie = pieAt(view, { seat: me, pie: Number(choice.target.slice(choice.target.lastIndexOf("w") + 1)) });
  const what = pie && isLidded(desk, pie) ? "pie" : "tart";
  const points = qualityOf(desk, pie?.cards ?? []);
  return {
    choice,
    label: t("board-cheflebrity-serve-it", { what, points }),
    note: t("board-cheflebrity-nothing-added", { what }),
  };
}

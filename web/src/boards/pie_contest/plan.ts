// Pie Contest: when it ends, what the dock offers, how loudly its events are told, and the sum of a baked Pie.
import type { Desk } from "../../desk.svelte";
import { isHandCard, type Offer, type Plan } from "../../frame/plan";
import { several } from "../../frame/several.svelte";
import type { Hits, Telling, Told, Volume } from "../../frame/telling";
import type { Choice, Event, Message, Outcome, PieContestKitchenCard, PieContestPie, PieContestView } from "../../wire";
import { t } from "../../words.svelte";

export const PLACES = 5; // of a Kitchen
export const LEAST_BAKED = 3;
const HAND_MAX = 7;
const DIVE_PRICE = 2; // cards of the hand
const PIES_TO_END = 3;
const GRAND_PIES = 4;
const SMALL_TABLE = 4; // fewer players may have agreed on two Pies each
const HIDDEN = "??";

/** With a true minus. */
export const signed = (number: number): string => (number < 0 ? `−${-number}` : String(number));
export const changed = (by: number): string => (by > 0 ? `+${by}` : signed(by));
export const valueOf = (pie: PieContestPie): number => pie.boxes.at(-1) ?? 0;

// -- The end -------------------------------------------------------------------

export interface Ending {
  each: number; // Pies that everybody must have Baked
  bakers: number; // who has
  seats: number;
  most: number; // Pies of the player who has most of them
  alone: number; // so many Pies of one player end the game; 0: they do not
}

export function endingOf(view: PieContestView): Ending {
  const counts = Array.from({ length: view.seats }, (_, seat) => view.pies.filter((pie) => pie.seat === seat).length);
  const isGrand = view.options.grand === "on";
  const twoEach = view.options.small_table === "two_each" && view.seats < SMALL_TABLE;
  const each = isGrand ? GRAND_PIES : twoEach ? 2 : 1;
  const bakers = counts.filter((count) => count >= each).length;
  return { each, bakers, seats: view.seats, most: Math.max(...counts), alone: isGrand ? 0 : PIES_TO_END };
}

/** May the next Pie be the last? */
export function isNearlyOver({ bakers, seats, most, alone }: Ending): boolean {
  return bakers === seats - 1 || (alone > 0 && most === alone - 1);
}

// -- Kitchens and Pies ---------------------------------------------------------

export function piesOf(view: PieContestView, seat: number): { pie: PieContestPie; number: number }[] {
  return view.pies.map((pie, index) => ({ pie, number: index + 1 })).filter(({ pie }) => pie.seat === seat);
}

export function bestOf(view: PieContestView, seat: number): number | null {
  const values = piesOf(view, seat).map(({ pie }) => valueOf(pie));
  return values.length ? Math.max(...values) : null;
}

/** A Pie needs three Ingredients or more, and exactly one Salt. With `more`, one Ingredient may still come. */
export function canBake(desk: Desk, kitchen: PieContestKitchenCard[], more = 0): boolean {
  const salts = kitchen.filter(({ code }) => desk.look(code).tone === "salt").length;
  return kitchen.length + more >= LEAST_BAKED && salts <= 1 && salts + more >= 1;
}

/** An Action of the hand that Bakes, while there is nothing to be Baked. It pays for a dive as any other card does. */
function isIdle(desk: Desk, code: string): boolean {
  const { kitchens, seat, step, pending } = desk.view as PieContestView;
  const bakes = desk.face(code).marks?.bakes;
  const isPlayed = step === "main" && !pending.length;
  return Boolean(bakes) && isPlayed && !canBake(desk, kitchens[seat ?? 0] ?? [], bakes === "later" ? 1 : 0);
}

/** The card that came last into the Trash, where it lies on top. Everybody may look through it: its order is no rule. */
export function newestFirst(trash: string[], log: Event[]): string[] {
  const left = [...trash];
  const found = log
    .filter(({ target }) => target === "pile:trash")
    .flatMap(({ cards }) => cards ?? [])
    .reverse()
    .filter((code) => {
      const place = left.indexOf(code);
      if (place >= 0) left.splice(place, 1);
      return place >= 0;
    });
  return [...found, ...left];
}

// What comes of an Action, what matters most first; the rest is how it was chosen.
const OUTCOMES = ["moved", "worth_changed", "shielded", "revealed", "looked", "drew", "nothing_done"];

/** What came of the Action or the dive on the stage. Cards that are drawn one by one are told together. */
export function outcomeOf({ event }: Told, since: Event[]): Event | undefined {
  const own = since.filter(({ number, seat }) => number > event.number && seat === event.seat);
  if (event.kind === "dived") return own.find(({ kind, args }) => kind === "moved" && args?.deed === "take");
  if (event.kind !== "played") return undefined;
  const isPaid = ({ kind, args }: Event): boolean => kind === "moved" && args?.deed === "trash";
  const [first] = OUTCOMES.flatMap((kind) => own.filter((each) => each.kind === kind && !isPaid(each)));
  if (first?.kind !== "drew") return first ?? own.find(isPaid);
  return { ...first, cards: own.flatMap(({ kind, cards }) => (kind === "drew" ? (cards ?? []) : [])) };
}

export const sumOf = (kitchen: PieContestKitchenCard[]): number => kitchen.reduce((sum, { worth }) => sum + worth, 0);

// -- A baked Pie ---------------------------------------------------------------

export interface Term {
  code: string; // empty: what the card that baked adds
  worth: number;
  by: number; // more or less than is printed on it
}

/** What a Pie was worth when it came out of the oven, Ingredient by Ingredient: the terms add up to its first box. */
export function termsOf(pie: PieContestPie, printed: (code: string) => number): Term[] {
  const terms = pie.oven.map(({ code, worth }) => ({ code, worth, by: worth - printed(code) }));
  const bonus = (pie.boxes[0] ?? 0) - terms.reduce((sum, { worth }) => sum + worth, 0);
  return bonus ? [...terms, { code: "", worth: bonus, by: 0 }] : terms;
}

export interface Stale {
  number: number;
  seat: number;
  pie: PieContestPie; // as it is afterwards
  old: number;
  now: number; // the same if it is shielded
}

/** What became of the rivals' Pies when this one was baked. Several may have been baked since the view before. */
export function staleAfter(number: number, view: PieContestView, before: PieContestView | null): Stale[] {
  if (!before) return [];
  const baker = view.pies[number - 1]?.seat;
  return view.pies.slice(0, number - 1).flatMap((after, index) => {
    if (after.seat === baker) return [];
    const baked = view.pies.slice(Math.max(before.pies.length, index + 1), number - 1);
    const earlier = baked.filter(({ seat }) => seat !== after.seat).length;
    const place = Math.min((before.pies[index]?.boxes.length ?? 1) - 1 + earlier, after.boxes.length - 1);
    const pie = { ...after, boxes: after.boxes.slice(0, place + 2) };
    return [{ number: index + 1, seat: after.seat, pie, old: after.boxes[place] ?? 0, now: valueOf(pie) }];
  });
}

/** Somebody has Baked three: who. */
export function pieContestReason(desk: Desk, outcome: Outcome): string | undefined {
  if (!/^three[ _]pies$/.test(outcome.reason)) return undefined;
  const view = desk.view as PieContestView;
  const seats = Array.from({ length: view.seats }, (_, seat) => seat);
  return desk.t("board-pie-contest-third", { seats: seats.filter((seat) => piesOf(view, seat).length >= PIES_TO_END) });
}

// -- How loudly things are told --------------------------------------------------

const VOLUMES: Record<string, Volume> = {
  baked: "show",
  played: "stage",
  achieved: "stage",
  turned_into: "stage",
  ended: "stage",
  swapped: "stage",
  dived: "stage",
  pointed: "flight",
  chose: "bubble",
  answered: "flight", // what comes of it is told
  shielded: "bubble",
  claimed: "bubble",
  polled: "bubble",
  drew: "flight",
  passed: "bubble",
  returned: "flight",
  turned_up: "flight",
  reshuffled: "flight",
  started: "flight",
  dealt: "flight",
};

export const pieContestTelling: Telling = (told) => {
  const { event, view } = told;
  switch (event.kind) {
    case "pie_changed":
      return wentStale(told) ? "silent" : "stage";
    case "moved":
      if (isSurplus(told)) return "bubble";
      return isDoneTo(view.seat, event) ? "stage" : "flight";
    case "worth_changed":
      return isDoneTo(view.seat, event) ? "stage" : "flight";
    case "revealed":
    case "looked":
      return event.cards?.some((code) => code !== HIDDEN) ? "stage" : "bubble";
  }
  return VOLUMES[event.kind] ?? "silent";
};

/** Somebody held too many cards at the end of their turn. */
function isSurplus({ event, before }: Told): boolean {
  return event.args?.deed === "trash" && (before as PieContestView | null)?.step === "limit";
}

/** Somebody's card or effect changes what is mine. */
function isDoneTo(me: number | null, event: Event): boolean {
  return me !== null && event.args?.owner === me && event.seat !== me;
}

/** A card that came or went, an Ingredient or a Pie that is worth something else. */
export const pieContestHits: Hits = (told) => {
  const { event, view, before } = told;
  if (event.kind !== "pie_changed") return isDoneTo(view.seat, event);
  const { turn } = (before ?? view) as PieContestView;
  return event.seat === view.seat && turn !== view.seat && !wentStale(told);
};

/** It lost worth because somebody else has just baked: the baking scene shows that. */
function wentStale({ event, view, before }: Told): boolean {
  const { pies, options } = view as PieContestView;
  const baked = pies.slice((before as PieContestView | null)?.pies.length ?? pies.length);
  const isLess = event.args?.way === "less" && Number(event.args.by) <= Number(options.staleness);
  return isLess && baked.some(({ seat }) => seat !== event.seat);
}

// -- The dock --------------------------------------------------------------------

/** What a press only chooses: nothing of it can be taken back once it is done. */
const CHOSEN = ["card:", "kitchen:", "pie:", "trash:", "looked:", "revealed:", "seat:"];

export function pieContestPlan(desk: Desk): Plan {
  const view = desk.view as PieContestView;
  const { main, others } = offersOf(desk);
  const by = Number(view.options.staleness);
  return {
    main,
    others,
    tail: isBaking(desk) && by ? t("board-pie-contest-rivals-lose", { by }) : "",
    chooses: (choice) => CHOSEN.some((start) => choice.target.startsWith(start)) && !isHalfMade(view, choice),
    confirms: (choice) => namedOffer(desk, view, choice),
    away: heldAside(desk),
    chip: (label) => chipOf(desk, label),
    dull: (code) => isIdle(desk, code),
    ...(isDiving(desk) ? diving(desk) : {}),
    ...(mayPlay(desk) ? playing(desk) : {}),
    hint: (labels) => hintOf(desk, view, labels),
    ...together(desk, view),
  };
}

/** The cards that pay for a dive are asked for; a hint leads through them one by one. */
function isDiving(desk: Desk): boolean {
  return desk.picked.length === 1 && desk.picked[0]?.id === "label-dive" && !desk.hinted;
}

/** The server wants them in the order of the hand; people press them in any order. */
function diving(desk: Desk): Partial<Plan> {
  return several(desk, {
    needed: DIVE_PRICE,
    more: (count) => t("board-pie-contest-dive-more", { count }),
    done: (cards) => desk.t("board-pie-contest-dive-with", { cards }),
    picks: (codes) => [codes.map((code) => `card:${code}`)],
  });
}

/** "Play a card?" */
const mayPlay = (desk: Desk): boolean =>
  desk.prompt?.id === "prompt-may" && desk.prompt.args?.deed === "play" && !desk.hinted;

/** A press on a card says yes and which one at once. */
function playing(desk: Desk): Partial<Plan> {
  const plan = several(desk, {
    needed: 1,
    more: () => "",
    done: ([card = ""]) => desk.t("board-pie-contest-do", { deed: "play", card }),
    picks: (codes) => [["word:yes"], codes.map((code) => `card:${code}`)],
  });
  const { kitchens, seat } = desk.view as PieContestView;
  const isFull = (kitchens[seat ?? 0] ?? []).length >= PLACES;
  const usable = (code: string): boolean => !isFull || !("worth" in (desk.face(code).marks ?? {}));
  if (!plan.uses?.length) return { main: { label: t("board-press-card") }, hand: plan.hand, usable, uses: [] };
  const [no] = desk.at("word:no");
  return { ...plan, usable, others: no ? [{ choice: no, label: noThanks(), quiet: true }] : [] };
}

/** A hint is a sentence: what is done with the cards that it names. */
function hintOf(desk: Desk, view: PieContestView, labels: Message[]): string {
  const cards = labels.filter(({ id }) => id === "label-from-hand").map(({ args }) => String(args?.card));
  const isTrashed = view.step === "limit" || labels[0]?.id === "label-dive" || desk.picked[0]?.id === "label-dive";
  if (!cards.length || !isTrashed) return "";
  const rest = labels.filter(({ id }) => id !== "label-from-hand" && id !== "label-done");
  const [first, ...more] = rest.map((label) => desk.say(label));
  const trash = desk.t("board-pie-contest-dive-with", { cards });
  return (labels[0]?.id === "label-dive" ? [first, trash, ...more] : [trash, ...rest.map((label) => desk.say(label))])
    .filter(Boolean)
    .join(" · ");
}

/** Cards that lie open and are taken together: in any order, although the server wants them in one. */
function together(desk: Desk, view: PieContestView): Partial<Plan> {
  const count = Number(desk.prompt?.args?.count ?? 1);
  const prefix = ["trash:", "looked:"].find((start) => desk.starting(start).length > 0);
  if (count < 2 || !prefix || desk.picked.length || desk.hinted) return {};
  const lit = new Set(desk.starting(prefix).map(({ target }) => target.slice(prefix.length)));
  const from = (prefix === "trash:" ? view.trash : view.looked).filter((code) => lit.has(code));
  const [done] = desk.at("word:done");
  const needed = Math.min(count, from.length);
  const deed = String(desk.prompt?.args?.deed ?? "other");
  const {
    hand,
    uses = [],
    ...rest
  } = several(desk, {
    needed,
    least: done ? 1 : needed,
    from,
    more: (lacking) => t("board-pie-contest-dive-more", { count: lacking }),
    done: (cards) => desk.t("board-pie-contest-do-all", { deed, cards }),
    picks: (codes) => [...codes.map(() => codes.map((code) => prefix + code)), ["word:done"]],
  });
  return { ...rest, others: done ? [{ choice: done, quiet: true }] : [], cloth: hand && { press: hand, uses } };
}

/** Cards of the half-made move: they are chips, no longer cards of the hand. */
function heldAside(desk: Desk): string[] {
  return desk.picked.flatMap(({ id, args }) =>
    id === "label-from-hand" ? [String(args?.card).replace(".turned", "")] : [],
  );
}

function chipOf(desk: Desk, label: Message): string {
  if (label.id === "label-dive") return t("board-pie-contest-dive");
  if (label.id === "label-achievement") return desk.say(label); // not what it may turn into
  return typeof label.args?.card === "string" ? desk.look(label.args.card).name : desk.say(label);
}

/** A card for a dive, or one of several too many: it becomes a chip that can be dropped. */
function isHalfMade(view: PieContestView, choice: Choice): boolean {
  if (!isHandCard(choice)) return false;
  if (view.step === "main") return view.pending.length > 0;
  return view.step === "limit" && view.hand.length - HAND_MAX - view.pending.length > 1;
}

function offersOf(desk: Desk): { main: Offer | null; others: Offer[] } {
  const [yes] = desk.at("word:yes");
  const [no] = desk.at("word:no");
  const [dive] = desk.at("pile:trash");
  const [pass] = desk.at("word:pass");
  const [only, ...more] = desk.choices;
  if (yes) return { main: yesOffer(desk, yes), others: no ? [{ choice: no, label: noThanks(), quiet: true }] : [] };
  if (only && !more.length && !CHOSEN.some((start) => only.target.startsWith(start)))
    return { main: { choice: only }, others: [] };
  const diving = dive && { choice: dive, label: t("board-pie-contest-dive"), note: t("board-pie-contest-dive-price") };
  const passing = pass && { choice: pass, quiet: true };
  const rest = desk.loose.filter(({ target }) => isWord(target)).map((choice): Offer => ({ choice }));
  return { main: null, others: [diving, passing, ...rest].filter((offer) => offer !== undefined).slice(0, 3) };
}

const isBaking = (desk: Desk): boolean => desk.prompt?.id === "prompt-may" && desk.prompt.args?.deed === "bake";

const noThanks = (): string => t("board-pie-contest-no-thanks");

/** Something to say, not to point at; passing has its own place. */
function isWord(target: string): boolean {
  return target.startsWith("option:") || (target.startsWith("word:") && target !== "word:pass");
}

/** Baking is named with what it brings and what it takes. */
function yesOffer(desk: Desk, choice: Choice): Offer {
  const view = desk.view as PieContestView;
  if (!isBaking(desk)) return { choice };
  const worth = signed(view.oven_values[view.seat ?? 0] ?? 0);
  const label = t("board-pie-contest-bake", { worth });
  return { choice, label, note: t("board-pie-contest-bake-price") };
}

/** "Play Sea Salt", "Trash Rhubarb": in the words of what the running card does with it. */
function namedOffer(desk: Desk, view: PieContestView, choice: Choice): Offer {
  const { card, seat } = choice.label.args ?? {};
  if (choice.target.startsWith("seat:"))
    return { choice, label: desk.t("board-pie-contest-pick-player", { seat: Number(seat) }) };
  if (typeof card === "string" && isIdle(desk, choice.target.slice("card:".length)))
    return { choice, sure: true, note: t("board-pie-contest-nothing-to-bake") };
  if (typeof card !== "string" || choice.label.id === "label-play") return { choice };
  const deed = deedOf(desk, view, choice);
  const change = changeOf(desk, choice);
  const note = change ? t("board-pie-contest-change", { from: signed(change.from), to: signed(change.to) }) : "";
  return { choice, label: desk.t("board-pie-contest-do", { deed, card }), note };
}

function deedOf(desk: Desk, view: PieContestView, choice: Choice): string {
  if (view.step === "limit") return "trash";
  if (view.step === "main") return choice.target.startsWith("trash:") ? "take" : "trash";
  return String(desk.prompt?.args?.deed ?? "other");
}

export interface Change {
  code: string;
  from: number;
  to: number;
}

/** What would become of the worth of an Ingredient, if the running card says by how much. */
export function changeOf(desk: Desk, choice: Choice | null): Change | null {
  const by = Number(desk.prompt?.args?.by ?? 0);
  const place = choice ? placeOf(choice.target) : null;
  const card = place && (desk.view as PieContestView).kitchens[place.seat]?.[place.index];
  if (!card || !by) return null;
  const to = desk.prompt?.args?.deed === "lower" ? card.worth - by : card.worth + by;
  return { code: card.code, from: card.worth, to };
}

/** kitchen:2.1 is the first card in the Kitchen of seat 2. */
export function placeOf(target: string): { seat: number; index: number } | null {
  const found = /^kitchen:(\d+)\.(\d+)$/.exec(target);
  return found ? { seat: Number(found[1]), index: Number(found[2]) - 1 } : null;
}

// What the dock of Pie Factory offers.
import type { Desk } from "../../desk.svelte";
import type { Offer, Plan } from "../../frame/plan";
import { factoryDollars } from "../../pies/cards";
import type { Choice, PieFactoryPie, PieFactoryView } from "../../wire";
import { t } from "../../words.svelte";
import { bonusOf, cardOf, countsOf, gainOn, isDown, placeOf, slotsFor, topOf } from "./cards";
import { endingOf, filledPies } from "./day";
import { draft } from "./draft.svelte";
import { favoursOf } from "./names";

const FULL_HAND = 4; // nobody draws a fifth card
const ALL = (): boolean => true;
const QUIET: Plan = { main: null, others: [], tail: "", chooses: ALL };

export function pieFactoryPlan(desk: Desk): Plan {
  const view = desk.view as PieFactoryView;
  if (view.pending.length) return { ...QUIET, others: desk.loose.map((choice) => ({ choice })) };
  if (view.step === "place") return placePlan(desk);
  if (view.step === "drop") return dropPlan(desk);
  if (view.step === "stale") return stalePlan(desk);
  if (view.step === "grandma") return grandmaPlan(desk);
  return draft.slots(desk) ? boxPlan(desk) : actionPlan(desk);
}

/** One's own pies. */
export function ownPies(desk: Desk): (PieFactoryPie | null)[] {
  const view = desk.view as PieFactoryView;
  return view.seat === null ? [] : (view.pies[view.seat] ?? []);
}

/** The slot at which a choice is aimed. */
function slotOf({ target }: Pick<Choice, "target">): number {
  return Number(target.at(-1)) - 1;
}

/** One's own pie at which a choice is aimed. */
export function pieAt(desk: Desk, choice: Choice): PieFactoryPie | null {
  return ownPies(desk)[slotOf(choice)] ?? null;
}

export function pieTarget(desk: Desk, slot: number): string {
  return `pie:${desk.seatNames[desk.view?.seat ?? 0]}${slot + 1}`;
}

// -- Actions -------------------------------------------------------------------

function actionPlan(desk: Desk): Plan {
  const [draw] = desk.at("pile:deck");
  const [pass] = desk.at("word:pass");
  const cost = draft.cost(desk);
  const notes = warnings(desk);
  return {
    main: pass ? { choice: pass } : null,
    others: [draw ? drawOffer(draw) : noDrawing(desk), boxOffer(desk)].filter((offer) => offer !== undefined),
    tail: notes.length ? "" : t("board-pie-factory-tail"),
    notes,
    chooses: ALL,
    prefers: (choices) => choices.find(({ atom }) => atom === desk.chosen?.atom) ?? choices.find((one) => !isDown(one)),
    confirms: (choice) => actionOffer(desk, choice),
    drop: (card, pie) => dropOn(desk, card, pie),
    question: questionFor(desk),
    uses: cost ? draft.pay(desk) : [],
    hand: cost ? (code) => draft.togglePay(desk, code) : undefined,
    verb: cost ? payVerb(desk) : desk.chosen ? "" : t("board-pie-factory-play-verb"),
  };
}

/** On a pie, a card of the hand or of the line is chosen as by a press: as it goes there, if it does; otherwise one sees
    where it goes. */
function dropOn(desk: Desk, target: string, pie: string): boolean {
  const view = desk.view as PieFactoryView;
  const goes = (choice: Choice): boolean =>
    slotsFor(cardOf(choice, view), isDown(choice), ownPies(desk), (code) => desk.face(code)).includes(
      slotOf({ target: pie }),
    );
  const choices = [...desk.at(target)].sort((one, two) => Number(isDown(one)) - Number(isDown(two)));
  desk.chosen = choices.find(goes) ?? choices[0] ?? null;
  return true;
}

function payVerb(desk: Desk): (code: string) => string {
  const pay = draft.pay(desk);
  return (code) => (pay.includes(code) ? t("board-pie-factory-paid") : t("board-pie-factory-pay-verb"));
}

function drawOffer(choice: Choice): Offer {
  return { choice, label: t("board-pie-factory-draw-one"), note: t("board-pie-factory-goes-last") };
}

/** Why nobody can draw: the button says it, and cannot be pressed. */
function noDrawing(desk: Desk): Offer | undefined {
  const view = desk.view as PieFactoryView;
  if (view.deck_size === 0) return { label: t("board-pie-factory-draw"), note: t("board-pie-factory-deck-empty") };
  const isFull = view.hand.length >= FULL_HAND;
  return isFull ? { label: t("board-pie-factory-draw"), note: t("board-pie-factory-hand-full") } : undefined;
}

/** What the end of the day means for one's own pies. */
function warnings(desk: Desk): string[] {
  const view = desk.view as PieFactoryView;
  const ending = endingOf(view);
  if (!ending || view.seat === null) return [];
  if (!filledPies(view, view.seat).length) return ending === "surely" ? [t("board-pie-factory-safe")] : [];
  return [ending === "surely" ? t("board-pie-factory-stale-soon") : t("board-pie-factory-stale-perhaps")];
}

function boxOffer(desk: Desk): Offer | undefined {
  const boxes = desk.starting("pie:");
  const hinted = boxes.find(({ target }) => target === desk.hinted);
  const choice = hinted ?? boxes[0];
  if (!choice) return undefined;
  const ticked = hinted ?? (boxes.length === 1 ? choice : undefined); // there is nothing to choose between
  const run = (): void => draft.startBoxing(desk, ticked ? [slotOf(ticked)] : []);
  return { choice, run, label: t("board-pie-factory-box"), note: t("board-pie-factory-box-note") };
}

function questionFor(desk: Desk): string | undefined {
  const choice = desk.chosen;
  const card = cardOf(choice, desk.view as PieFactoryView);
  if (!choice || !card) return undefined;
  const lacking = draft.cost(desk) - draft.pay(desk).length;
  if (lacking > 0 && lacking < draft.cost(desk)) return t("board-pie-factory-pay-more", { count: lacking });
  if (lacking > 0) return desk.say({ id: "prompt-pay", args: { count: lacking } });
  const isTaken = placeOf(choice) >= 0;
  return isTaken ? desk.t("board-pie-factory-take-card", { card }) : desk.t("board-pie-factory-play-card", { card });
}

function actionOffer(desk: Desk, choice: Choice): Offer {
  if (choice.target === "pile:deck") return drawOffer(choice);
  if (choice.target.startsWith("pie:")) return boxing(desk, [choice]);
  if (placeOf(choice) >= 0) return takeOffer(desk, choice);
  return { choice, label: t("board-pie-factory-play-it", { side: sideOf(choice) }), note: goesNowhere(desk, choice) };
}

/** A card that fits nowhere comes into the hand. */
function goesNowhere(desk: Desk, choice: Choice): string {
  const card = cardOf(choice, desk.view as PieFactoryView);
  const slots = slotsFor(card, isDown(choice), ownPies(desk), (code) => desk.face(code));
  return slots.length ? "" : t("board-pie-factory-to-hand");
}

function takeOffer(desk: Desk, choice: Choice): Offer {
  const cost = draft.cost(desk);
  const pay = draft.pay(desk);
  const label = t("board-pie-factory-take-it", { side: sideOf(choice) });
  if (pay.length < cost) return { label, note: t("board-pie-factory-pay-first") };
  if (!cost) return { choice, label, note: goesNowhere(desk, choice) || t("board-pie-factory-free") };
  const run = (): void => desk.follow([pay.map((code) => `card:${code}`)], choice);
  return { choice, run, label, note: desk.t("board-pie-factory-pays", { cards: pay }) };
}

function sideOf(choice: Choice): string {
  return isDown(choice) ? "down" : "up";
}

// -- Boxing --------------------------------------------------------------------

function boxPlan(desk: Desk): Plan {
  const slots = draft.slots(desk) ?? [];
  const chosen = slots.flatMap((slot) => desk.at(pieTarget(desk, slot)));
  const back = (): void => draft.drop();
  return {
    main: chosen.length ? boxing(desk, chosen) : { label: t("board-pie-factory-choose-pies") },
    others: [{ run: back, label: t("ask-cancel") }],
    tail: t("board-pie-factory-only-tops"),
    chooses: ALL,
    question: t("board-pie-factory-box-which"),
    only: "pie:",
    back,
  };
}

/** Boxes these pies, all at once. */
function boxing(desk: Desk, choices: Choice[]): Offer {
  const pies = choices.map((choice) => pieAt(desk, choice)).filter((pie) => pie !== null);
  const dollars = pies.reduce((sum, pie) => sum + factoryDollars(pie, (code) => desk.face(code)), 0);
  const targets = choices.map(({ target }) => target);
  return {
    choice: choices[0],
    run: () => desk.follow([targets, ["word:done"]]),
    label: t("board-pie-factory-box-for", { count: choices.length, dollars }) + favoursOf(desk, pies),
    note: t("board-pie-factory-goes-last"),
  };
}

// -- The other decisions -------------------------------------------------------

/** The place that brings most is the berry button; face down never is. */
function placePlan(desk: Desk): Plan {
  const view = desk.view as PieFactoryView;
  const card = view.fronts[view.seat ?? 0]?.card ?? "";
  const gain = (choice: Choice): number => gainOn(pieAt(desk, choice), card, (code) => desk.face(code));
  const [best, ...others] = desk.starting("pie:").sort((one, two) => gain(two) - gain(one));
  return {
    ...QUIET,
    main: best ? placeOffer(desk, best) : null,
    others: [...others, ...desk.at("word:down")].slice(0, 2).map((choice) => placeOffer(desk, choice)),
    confirms: (choice) => placeOffer(desk, choice),
  };
}

function placeOffer(desk: Desk, choice: Choice): Offer {
  if (choice.target === "word:down") return { choice, label: t("board-pie-factory-down") };
  const pie = choice.target.startsWith("pie:") ? pieAt(desk, choice) : null;
  if (!pie) return { choice };
  const under = topOf(pie);
  return {
    choice,
    label: t("board-pie-factory-on-pie", { number: slotOf(choice) + 1 }),
    note: under ? desk.named(under) : t("board-pie-factory-on-dough"),
  };
}

function dropPlan(desk: Desk): Plan {
  return {
    ...QUIET,
    main: { label: t("board-pie-factory-choose-card") },
    confirms: (choice) => ({
      choice,
      label: desk.t("board-pie-factory-drop", { card: choice.target.slice(5) }),
      note: t("board-pie-factory-to-discards"),
    }),
  };
}

/** What is given up is named, with its price; nothing is chosen beforehand. */
function stalePlan(desk: Desk): Plan {
  return {
    ...QUIET,
    main: { label: t("board-pie-factory-choose-pie") },
    confirms: (choice) => {
      const pie = pieAt(desk, choice);
      if (!pie) return { choice };
      const dollars = factoryDollars(pie, (code) => desk.face(code));
      const label = desk.t("board-pie-factory-give-up-card", { card: topOf(pie), dollars });
      return { choice, label, note: t("board-pie-factory-all-lost") };
    },
  };
}

// -- Grandma -------------------------------------------------------------------

/** What the bosses would bring after this word of Grandma's. */
export function bonusAfter(desk: Desk, { target }: Choice): number {
  const view = desk.view as PieFactoryView;
  const faceOf = (code: string): ReturnType<Desk["face"]> => desk.face(code);
  const me = view.seat ?? 0;
  const counts = view.score.map((codes, seat) => countsOf(codes, view.grandma[seat] ?? "", faceOf));
  const mine = countsOf(view.score[me] ?? [], target.slice("word:".length), faceOf);
  return bonusOf(
    mine,
    counts.filter((_, seat) => seat !== me),
  );
}

function grandmaPlan(desk: Desk): Plan {
  const offer = (choice: Choice): Offer => ({
    choice,
    note: t("board-pie-factory-bosses-bring", { points: bonusAfter(desk, choice) }),
  });
  const [best] = desk.starting("word:").sort((one, two) => bonusAfter(desk, two) - bonusAfter(desk, one));
  return { ...QUIET, main: best ? offer(best) : null, confirms: offer };
}

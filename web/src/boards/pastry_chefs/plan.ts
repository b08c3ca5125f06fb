// What the dock of Pastry Chefs offers.
import type { Desk } from "../../desk.svelte";
import type { Offer, Plan } from "../../frame/plan";
import type { Choice } from "../../wire";
import { t } from "../../words.svelte";
import { described, isNumber, isSuit, matches, named, PILE, unseenOf } from "./cards";
import { draft, targetOf, viewOf, zoneAt, type Slot } from "./draft.svelte";
import { wordFor } from "./hand";
import { boundsOf } from "./known";

const NEVER = (): boolean => false;
const PLAIN: Plan = { main: null, others: [], tail: "", chooses: NEVER };

export function pastryChefsPlan(desk: Desk): Plan {
  return withHint(desk, planOf(desk));
}

function planOf(desk: Desk): Plan {
  if (!desk.asking) return PLAIN;
  if (draft.isOpen(desk)) return sentencePlan(desk);
  switch (viewOf(desk).step) {
    case "action":
      return actionPlan(desk);
    case "reveal":
      return revealPlan(desk);
    case "second":
      return { ...PLAIN, main: offerAt(desk, "pile:deck"), others: offersAt(desk, ["word:stop"]) };
    case "give":
    case "penalty":
    case "discard":
      return cardsPlan(desk);
  }
  return PLAIN;
}

function offerAt(desk: Desk, target: string): Offer | null {
  const [choice] = desk.at(target);
  return choice ? { choice } : null;
}

function offersAt(desk: Desk, targets: string[]): Offer[] {
  return targets.map((target) => offerAt(desk, target)).filter((offer) => offer !== null);
}

/** What a bot would do has a button, if it has no place on the table. */
function withHint(desk: Desk, plan: Plan): Plan {
  const hinted = desk.choices.find(({ target }) => target === desk.hinted);
  if (!hinted || [plan.main, ...plan.others].some((offer) => offer?.choice?.atom === hinted.atom)) return plan;
  const isMine = hinted.target.endsWith(`:${desk.seatNames[desk.view?.seat ?? 0]}`);
  return isMine || hinted.target.startsWith("bake:") ? { ...plan, main: { choice: hinted } } : plan;
}

/** Of a player's two choices: to move cards from there, or to draw. */
function preferring(desk: Desk, kind: string) {
  return (choices: Choice[]): Choice | undefined =>
    choices.find(({ target }) => target === desk.hinted) ?? choices.find(({ target }) => target.startsWith(kind));
}

// -- One of three actions ------------------------------------------------------

/** Baking is the sensible thing if it can be done; drawing is what cannot fail. */
function actionPlan(desk: Desk): Plan {
  const bake = chosenBake(desk);
  const move: Offer = {
    run: () => draft.set(desk, { mode: "move" }),
    label: t("board-pastry-chefs-start-move"),
  };
  const [card] = desk.at(ownDraw(desk));
  const draw = card && { choice: card, label: t("board-pastry-chefs-start-draw") };
  const pass = offersAt(desk, ["word:pass"]);
  return {
    ...PLAIN,
    main: bake ? bakeOffer(desk, bake) : (draw ?? null),
    others: bake ? [move, ...(draw ? [draw] : [])] : [move, ...pass],
    question: bake ? t("board-pastry-chefs-turn-bake") : t("board-pastry-chefs-turn"),
    tail: t("board-pastry-chefs-tail"),
    prefers: preferring(desk, "-"),
    uses: bake ? cardsIn(bake) : [],
    hand: (code) => pressAtRoot(desk, code),
    dull: (code) => !bake || !cardsIn(bake).includes(code),
    usable: (code) => bakesWith(desk, code).length > 0 || isOwnUsable(desk, code),
  };
}

/** A card of a pastry shows another pastry that it is in; any other one begins a Move from one's own hand. */
function pressAtRoot(desk: Desk, code: string): void {
  if (bakesWith(desk, code).length) draft.set(desk, { bake: anotherBake(desk, code) });
  else draft.pressOwn(desk, code);
}

function isOwnUsable(desk: Desk, code: string): boolean {
  return draft.takesOwn(desk) && wordFor(viewOf(desk), [code]) !== "";
}

export function cardsIn(bake: Choice): string[] {
  return bake.target.slice("bake:".length).split(",");
}

/** The pastry that was chosen, or the largest. */
function chosenBake(desk: Desk): Choice | undefined {
  const bakes = desk.starting("bake:").sort((one, two) => two.target.length - one.target.length);
  const wanted = desk.hinted.startsWith("bake:") ? desk.hinted : draft.of(desk).bake;
  return bakes.find(({ target }) => target === wanted) ?? bakes[0];
}

function bakesWith(desk: Desk, code: string): Choice[] {
  return desk.starting("bake:").filter((bake) => cardsIn(bake).includes(code));
}

/** A press on a card goes through the pastries that it is in. */
function anotherBake(desk: Desk, code: string): string {
  const bakes = bakesWith(desk, code);
  const now = bakes.findIndex(({ target }) => target === chosenBake(desk)?.target);
  return bakes[(now + 1) % bakes.length]?.target ?? "";
}

function bakeOffer(desk: Desk, choice: Choice): Offer {
  const cards = cardsIn(choice);
  const what = cards.map((code) => desk.look(code).short).join(" ");
  return { choice, label: t("board-pastry-chefs-bake", { what, points: cards.length - 2 }) };
}

/** To draw a card oneself. Whom one presses may draw instead. */
export function ownDraw(desk: Desk): string {
  return `draw:${desk.seatNames[viewOf(desk).seat ?? 0]}`;
}

// -- A Move or a question, as a sentence ---------------------------------------

function sentencePlan(desk: Desk): Plan {
  const stage = draft.stage(desk);
  return {
    ...PLAIN,
    ...(stage === "count" ? countOffers(desk) : wordOffers(desk, stage)),
    question: questionAt(desk, stage),
    prefers: preferring(desk, "seat:"),
    next: (choice) =>
      choice.target.startsWith("number:") ? ownCards(desk) : draft.next(desk, desk.picked.length, said(desk, choice)),
    back: () => draft.back(desk),
    uses: draft.own(desk),
    hand: draft.takesOwn(desk) ? (code): void => draft.pressOwn(desk, code) : undefined,
    dull: () => true,
    usable: (code) => isOwnUsable(desk, code),
  };
}

/** What is asked for the next place of the sentence that is empty. */
function questionAt(desk: Desk, stage: Slot): string {
  const isAsk = viewOf(desk).step === "ask";
  if (stage === "from") return isAsk ? t("board-pastry-chefs-say-whom") : t("board-pastry-chefs-say-from");
  if (stage === "to") return t("board-pastry-chefs-say-to");
  if (stage === "what") return t("board-pastry-chefs-say-which");
  if (hasCounts(desk)) return t("board-pastry-chefs-say-count");
  return isAsk ? t("board-pastry-chefs-say-this") : t("board-pastry-chefs-make-move");
}

/** With only one possible number there is nothing to choose. */
export function hasCounts(desk: Desk): boolean {
  return draft.stage(desk) === "count" && desk.starting("number:").length > 1;
}

/** Which cards were meant by a suit or a number: whoever pressed them is not asked again. */
function ownCards(desk: Desk): string[][] {
  const own = draft.own(desk);
  const isAsked = own.length < viewOf(desk).hand.length && own[0] !== draft.said(desk).what;
  return isAsked ? [own.map((code) => `card:${code}`)] : [];
}

/** From where the cards come, when this is picked. */
function said(desk: Desk, choice: Choice): number {
  return desk.picked.length ? (draft.said(desk).from ?? PILE) : zoneAt(desk, choice.target);
}

/** The players are pressed at the table, as the question says; one's own hand and the pile are buttons as well. */
function wordOffers(desk: Desk, stage: Slot): Pick<Plan, "main" | "others"> {
  if (viewOf(desk).step === "ask") return { main: null, others: offersAt(desk, ["word:noask"]) };
  if (stage === "what") return { main: null, others: [] };
  const [mine] = desk.at(targetOf(desk, viewOf(desk).seat ?? 0));
  const [pile] = desk.at("pile:X");
  const others = [
    mine && { choice: mine, label: t("board-pastry-chefs-your-hand") },
    pile && { choice: pile, label: t("board-discard-pile") },
  ].filter((offer) => offer !== undefined);
  return { main: null, others };
}

/** A Move that is known to fail is never the prominent button. */
function countOffers(desk: Desk): Pick<Plan, "main" | "others"> {
  const choice = countChoice(desk);
  if (!choice) return { main: null, others: [] };
  const offer = { choice, label: movedCards(desk), commits: true };
  return certainty(desk) === "fails" ? { main: null, others: [offer] } : { main: offer, others: [] };
}

/** Whole names of cards are too long for a button. */
function movedCards(desk: Desk): string | undefined {
  const { what } = draft.said(desk);
  if (viewOf(desk).step === "ask" || isSuit(what) || isNumber(what)) return undefined;
  return desk.t("board-pastry-chefs-move-cards", { what: described(what, countOf(desk)) });
}

export function countChoice(desk: Desk): Choice | undefined {
  const counts = desk.starting("number:");
  return counts.find(({ target }) => target === `number:${countOf(desk)}`) ?? counts[0];
}

/** What was said. More than one is never said for somebody: it may cost them a card. */
export function countOf(desk: Desk): number {
  const { count } = draft.said(desk);
  if (count) return count;
  if (desk.hinted.startsWith("number:")) return Number(desk.hinted.slice("number:".length));
  return 1;
}

/** What is certain about the sentence: whether there are as many cards as it says. */
export function certainty(desk: Desk): "" | "open" | "sure" | "fails" | "risk" {
  const { from, what } = draft.said(desk);
  const view = viewOf(desk);
  if (from === null || !what) return "";
  if (from === PILE || from === view.seat) return "open";
  const [least, most] = boundsOf(view, from, what, [...desk.faces.keys()]);
  const count = countOf(desk);
  return least >= count ? "sure" : most < count ? "fails" : "risk";
}

// -- Cards and statements ------------------------------------------------------

/** What tells least comes first: what could be the most cards. Each says what the next player may not move; of several
    cards, the middle of the table says that. */
function revealPlan(desk: Desk): Plan {
  const wordOf = ({ target }: Choice): string => target.slice("word:".length);
  const fitting = (choice: Choice): number => unseenOf(viewOf(desk), wordOf(choice));
  const offers = desk
    .starting("word:")
    .sort((one, two) => fitting(two) - fitting(one))
    .map((choice) => revealOffer(desk, choice, wordOf(choice)));
  return {
    ...PLAIN,
    main: offers[0] ?? null,
    others: offers.slice(1, 3),
    question: t("board-pastry-chefs-reveal", { count: viewOf(desk).drawn.length }),
    chooses: () => true,
    uses: viewOf(desk).drawn,
  };
}

/** Of the only card, "It is 1♠": its whole name is too long for a button. */
function revealOffer(desk: Desk, choice: Choice, word: string): Offer {
  if (viewOf(desk).drawn.length > 1) return { choice };
  const isCard = !isSuit(word) && !isNumber(word);
  const card = described(word, 1);
  const what = isCard ? desk.t("board-pastry-chefs-said", { what: card }) : named(word);
  const note = desk.t("board-pastry-chefs-blocks", { what });
  return isCard ? { choice, label: desk.t("board-pastry-chefs-is", { what: card }), note } : { choice, note };
}

/** Cards are collected here and picked in the order that the server wants. While a hint leads, one after the other. */
function cardsPlan(desk: Desk): Plan {
  const { needed } = viewOf(desk);
  const rests = isFromPile(desk);
  const choose = (count: number): Offer => ({ label: t("board-pastry-chefs-choose", { count }) });
  const isForced = !desk.picked.length && isOnly(desk);
  if ((desk.hinted && !isForced) || desk.picked.length)
    return { ...PLAIN, main: choose(needed - desk.picked.length), chooses: () => true, rests };
  const cards = cardsOf(desk);
  const isReady = cards.length === needed;
  return {
    ...PLAIN,
    main: isReady ? cardsOffer(desk, cards) : choose(needed - cards.length),
    rests,
    uses: rests ? [] : cards,
    hand: rests ? undefined : (code): void => toggleCard(desk, code),
    usable: (code) => isUsable(desk, code),
  };
}

export function isFromPile(desk: Desk): boolean {
  return viewOf(desk).announced?.source === "X";
}

export function isUsable(desk: Desk, code: string): boolean {
  const { announced } = viewOf(desk);
  return !announced || matches(announced.description, code);
}

/** What was chosen; at once, what there is no choice about. It still takes a press: an answer that comes too soon would
    tell the others that there was none. */
export function cardsOf(desk: Desk): string[] {
  const { cards } = draft.of(desk);
  return isOnly(desk) ? usableOf(desk).slice(0, viewOf(desk).needed) : cards;
}

/** Is there only one way to pick them? */
function isOnly(desk: Desk): boolean {
  const usable = usableOf(desk);
  return usable.length === viewOf(desk).needed || new Set(usable).size === 1;
}

function usableOf(desk: Desk): string[] {
  const { hand, discard } = viewOf(desk);
  return (isFromPile(desk) ? discard : hand).filter((code) => isUsable(desk, code));
}

/** One more of it, or none any more; of too many, the one chosen first is let go. */
export function toggleCard(desk: Desk, code: string): void {
  const { needed, hand, discard } = viewOf(desk);
  const { cards } = draft.of(desk);
  const count = (list: string[]): number => list.filter((card) => card === code).length;
  const all = Math.min(needed, count(isFromPile(desk) ? discard : hand));
  const next = count(cards) < all ? [...cards, code].slice(-needed) : cards.filter((card) => card !== code);
  draft.set(desk, { cards: next });
}

function cardsOffer(desk: Desk, cards: string[]): Offer {
  const run = (): void => desk.follow([cards.map((code) => `card:${code}`)]);
  const { step } = viewOf(desk);
  if (step !== "give") return { run, label: desk.t("board-pastry-chefs-discard", { cards }), commits: true };
  if (isFromPile(desk)) return { run, label: desk.t("board-pastry-chefs-take", { cards }), commits: true };
  return { run, label: desk.t("board-pastry-chefs-give", { cards }), commits: true };
}

// The Pie Game: what the dock offers, and how loudly its events are told.
import type { Desk } from "../../desk.svelte";
import { isHandCard, type Offer, type Plan } from "../../frame/plan";
import { several } from "../../frame/several.svelte";
import { byKind, type Hits, type Telling } from "../../frame/telling";
import { without } from "../../lists";
import type { Choice, ThePieGameView } from "../../wire";
import { t } from "../../words.svelte";

export const WILD = "PL"; // Pot Luck fills any place

const byEvent = byKind({
  stop: ["baked"],
  stage: ["played", "threw", "lost_turn", "laid", "chose_partner", "offered"],
  bubble: ["took", "drew", "discarded", "refilled", "returned"],
  flight: ["gave", "got_recipe", "dealt", "turned_up", "reshuffled", "started"],
});

/** Whoever loses a turn must not miss why nobody asks them; what comes into the hand is told with its name. */
export const thePieGameTelling: Telling = (told) => {
  const { event, view } = told;
  if (event.kind === "lost_turn" && event.seat === view.seat) return "scene";
  return thePieGameHits(told) ? "stage" : byEvent(told);
};

/** A card that somebody handed the viewer. */
export const thePieGameHits: Hits = ({ event, view: { seat } }) =>
  seat !== null && event.kind === "gave" && event.args?.partner === seat;

/** The ingredients of a recipe. */
export function needsOf(desk: Desk, recipe: string | null): string[] {
  const needs = recipe === null ? "" : String(desk.face(recipe).marks?.needs ?? "");
  return needs.split(" ").filter(Boolean);
}

export interface RecipePlace {
  code: string; // the ingredient
  filledBy: string; // the card that fills it: the ingredient itself, Pot Luck, or nothing
}

/** The places of the recipe, and which cards of the hand fill them. Pot Luck fills any one that is missing: where more is
    missing than it can fill, none of them is its place. */
export function placesOf(needs: string[], hand: string[]): RecipePlace[] {
  const isEnough = lackingOf(needs, hand).length <= wildsOf(hand).length;
  return needs.map((code) => ({ code, filledBy: hand.includes(code) ? code : isEnough ? WILD : "" }));
}

/** The cards of the hand that count for the recipe: as many of them are ingredients of the pie. */
export function collectedOf(needs: string[], hand: string[]): string[] {
  const wilds = wildsOf(hand).slice(0, lackingOf(needs, hand).length);
  return [...needs.filter((code) => hand.includes(code)), ...wilds];
}

const wildsOf = (hand: string[]): string[] => hand.filter((code) => code === WILD);
const lackingOf = (needs: string[], hand: string[]): string[] => needs.filter((code) => !hand.includes(code));

/** Would this card be one ingredient more? It may also free a Pot Luck, which then fills another place. */
export function isNeeded(needs: string[], hand: string[], card: string): boolean {
  return collectedOf(needs, [...hand, card]).length > collectedOf(needs, hand).length;
}

/** Several cards are thrown away together; the last one lies on top. */
function throwing(desk: Desk, view: ThePieGameView): Partial<Plan> {
  const picks = (codes: string[]): string[][] => codes.map((code) => [`card:${code}`]);
  const plan = several(desk, {
    needed: view.count,
    more: (count) => t("board-the-pie-game-throw-more", { count }),
    done: (cards) => desk.t("board-the-pie-game-throw", { cards }),
    picks,
  });
  if (view.count < view.hand.length) return plan;
  const order = [...without(view.hand, plan.uses ?? []), ...(plan.uses ?? [])];
  const main: Offer = {
    label: t("board-the-pie-game-throw-all"),
    note: desk.t("board-the-pie-game-on-top", { card: order.at(-1) ?? "" }),
    commits: true,
    run: () => desk.follow(picks(order)),
  };
  return { ...plan, main };
}

/** Who may take what is thrown away now. */
function nextOf({ turn, seats, fronts }: ThePieGameView): number {
  const others = Array.from({ length: seats - 1 }, (_, index) => (turn + 1 + index) % seats);
  return others.find((seat) => !fronts.includes(seat)) ?? turn;
}

/** The same words from the first card to the last one. */
function asksToThrow(desk: Desk, view: ThePieGameView): Partial<Plan> {
  if (view.step !== "throw" || view.count < 2) return {};
  return {
    question: t("board-the-pie-game-throw-count", { count: view.count }),
    notes: [desk.t("board-the-pie-game-top-taken", { partner: nextOf(view) })],
    ...(!desk.picked.length && !desk.hinted && throwing(desk, view)),
  };
}

/** With a whole recipe and one card more, the pie is one discard away. */
function lastDiscard(desk: Desk, view: ThePieGameView, needs: string[]): string | undefined {
  const collected = collectedOf(needs, view.hand);
  if (view.step !== "discard" || !needs.length || collected.length < needs.length) return undefined;
  const [card, ...others] = without(view.hand, collected);
  return card && !others.length ? desk.t("board-the-pie-game-last-discard", { card }) : undefined;
}

/** What the only Fudge card does that can be played. */
function onlyFudge(desk: Desk, view: ThePieGameView): string | undefined {
  const [only, ...more] = desk.choices;
  if (view.step !== "fudge" || !only || more.length) return undefined;
  return t("board-the-pie-game-your-fudge", { kind: String(only.label.args?.card ?? "") });
}

/** A Fudge card without a choice; otherwise, where a card has to be chosen first, the button's place says so. */
function mainOf(desk: Desk, view: ThePieGameView): Offer | null {
  const [only, ...more] = desk.choices;
  if (view.step === "fudge" && only && !more.length) return { choice: only };
  return only && desk.choices.every(isHandCard) ? { label: t("board-press-card") } : null;
}

/** Drawing and taking have their own places. Taking the top discard is sensible if the recipe lacks it. */
export function thePieGamePlan(desk: Desk): Plan {
  const view = desk.view as ThePieGameView;
  const [draw] = desk.at("pile:deck");
  const [take] = desk.at("pile:discard");
  const needs = needsOf(desk, view.recipe);
  const takes = take !== undefined && (!draw || isNeeded(needs, view.hand, view.discard[0] ?? ""));
  const fixed = (choice: Choice | undefined, isSensible: boolean, label?: string): Offer[] =>
    choice ? [{ choice, label, fixed: isSensible ? "sensible" : "other" }] : [];
  const taking = desk.t("board-the-pie-game-take", { card: view.discard[0] ?? "" });
  const loose = desk.loose.map((choice): Offer => ({ choice }));
  return {
    main: mainOf(desk, view),
    others: [...fixed(draw, !takes), ...fixed(take, takes, taking), ...loose].slice(0, 2),
    tail: "",
    ticked: collectedOf(needs, view.hand),
    question: lastDiscard(desk, view, needs) ?? onlyFudge(desk, view),
    chooses: isHandCard,
    ...asksToThrow(desk, view),
  };
}

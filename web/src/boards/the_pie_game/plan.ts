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

/** Whoever loses a turn must not miss why nobody asks them. */
export const thePieGameTelling: Telling = (told) =>
  told.event.kind === "lost_turn" && told.event.seat === told.view.seat ? "scene" : byEvent(told);

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
  return several(desk, {
    needed: view.count,
    more: (count) => t("board-the-pie-game-throw-more", { count }),
    done: (cards) => desk.t("board-the-pie-game-throw", { cards }),
    picks: (codes) => codes.map((code) => [`card:${code}`]),
  });
}

/** With a whole recipe and one card more, the pie is one discard away. */
function lastDiscard(desk: Desk, view: ThePieGameView, needs: string[]): string | undefined {
  const collected = collectedOf(needs, view.hand);
  if (view.step !== "discard" || !needs.length || collected.length < needs.length) return undefined;
  const [card, ...others] = without(view.hand, collected);
  return card && !others.length ? desk.t("board-the-pie-game-last-discard", { card }) : undefined;
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
  const fixed = (choice: Choice | undefined, isSensible: boolean): Offer[] =>
    choice ? [{ choice, fixed: isSensible ? "sensible" : "other" }] : [];
  const loose = desk.loose.map((choice): Offer => ({ choice }));
  return {
    main: mainOf(desk, view),
    others: [...fixed(draw, !takes), ...fixed(take, takes), ...loose].slice(0, 2),
    tail: draw && take ? t("board-the-pie-game-then") : "",
    ticked: collectedOf(needs, view.hand),
    question: lastDiscard(desk, view, needs),
    chooses: isHandCard,
    ...(view.step === "throw" && view.count > 1 && !desk.picked.length && !desk.hinted ? throwing(desk, view) : {}),
  };
}

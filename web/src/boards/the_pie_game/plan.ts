// The Pie Game: what the dock offers, and how loudly its events are told.
import type { Desk } from "../../desk.svelte";
import { isHandCard, type Offer, type Plan } from "../../frame/plan";
import { several } from "../../frame/several.svelte";
import { byKind, type Telling } from "../../frame/telling";
import { without } from "../../lists";
import type { ThePieGameView } from "../../wire";
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

/** The ingredients of a recipe. */
export function needsOf(desk: Desk, recipe: string | null): string[] {
  const needs = recipe === null ? "" : String(desk.face(recipe).marks?.needs ?? "");
  return needs.split(" ").filter(Boolean);
}

export interface RecipePlace {
  code: string; // the ingredient
  filledBy: string; // the card that fills it: the ingredient itself, Pot Luck, or nothing
}

/** The places of the recipe, and which cards of the hand fill them; Pot Luck fills the first free one. */
export function placesOf(needs: string[], hand: string[]): RecipePlace[] {
  let wild = hand.filter((code) => code === WILD).length;
  return needs.map((code) => {
    if (hand.includes(code)) return { code, filledBy: code };
    return { code, filledBy: wild-- > 0 ? WILD : "" };
  });
}

/** Would this card fill one more place? It may also free a Pot Luck, which then fills another. */
export function isNeeded(needs: string[], hand: string[], card: string): boolean {
  const filled = (cards: string[]): number => placesOf(needs, cards).filter(({ filledBy }) => filledBy).length;
  return filled([...hand, card]) > filled(hand);
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
function lastDiscard(desk: Desk, view: ThePieGameView, places: RecipePlace[]): string | undefined {
  if (view.step !== "discard" || !places.length || places.some(({ filledBy }) => !filledBy)) return undefined;
  const [card, ...others] = without(
    view.hand,
    places.map(({ filledBy }) => filledBy),
  );
  return card && !others.length ? desk.t("board-the-pie-game-last-discard", { card }) : undefined;
}

/** Taking the top discard is the sensible thing if the recipe lacks it; otherwise drawing is. */
export function thePieGamePlan(desk: Desk): Plan {
  const view = desk.view as ThePieGameView;
  const [draw] = desk.at("pile:deck");
  const [take] = desk.at("pile:discard");
  const needs = needsOf(desk, view.recipe);
  const top = view.discard[0] ?? "";
  const offers = (isNeeded(needs, view.hand, top) ? [take, draw] : [draw, take]).filter(
    (choice) => choice !== undefined,
  );
  const [main, ...others] = offers.map((choice): Offer => ({ choice }));
  const places = placesOf(needs, view.hand);
  const loose = desk.loose.map((choice): Offer => ({ choice }));
  return {
    main: main ?? null,
    others: [...others, ...loose].slice(0, 2),
    tail: draw && take ? t("board-the-pie-game-then") : "",
    ticked: places.map(({ filledBy }) => filledBy).filter(Boolean),
    question: lastDiscard(desk, view, places),
    fresh: view.drawn ?? view.taken ?? "",
    chooses: isHandCard,
    ...(view.step === "throw" && view.count > 1 && !desk.picked.length && !desk.hinted ? throwing(desk, view) : {}),
  };
}

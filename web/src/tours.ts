// The first game teaches by doing: what is pointed at, and what the player does there. The words are in the catalogue of
// the game: "tour-take" and its text.
import type { Desk } from "./desk.svelte";

export interface TourStep {
  id: string;
  at: string; // a selector; where nothing is found, nothing is pointed at
  /** Can it be done now? The step waits for that, and is over when it was done. Without it, the step only explains. */
  can?: (desk: Desk) => boolean;
}

/**
 * explain: there is something to read. do: the player does it now. wait: others are on turn first. other: the player is
 * asked something else first.
 */
export type TourPhase = "explain" | "do" | "wait" | "other";

/** Is a choice on offer at a target that starts so? */
const offers =
  (...prefixes: string[]) =>
  (desk: Desk): boolean =>
    prefixes.some((prefix) => desk.starting(prefix).length > 0);

/** Is this the part of a turn that the player is in? */
const inStep =
  (...steps: string[]) =>
  (desk: Desk): boolean =>
    desk.view !== null && "step" in desk.view && steps.includes(desk.view.step);

const HAND = ".fan";
const OTHERS = ".seats [data-seat], [data-seat]";
const HELP: TourStep = { id: "help", at: ".tools" };

export const TOURS: Record<string, TourStep[]> = {
  "pastry-chefs": [
    { id: "partner", at: '[data-tour="partner"]' },
    { id: "bake", at: HAND },
    { id: "draw", at: '[data-pile="pile:deck"]', can: (desk) => offers("draw:")(desk) || inStep("reveal")(desk) },
    { id: "move", at: OTHERS },
    { id: "blocked", at: '[data-tour="grid"]' },
    HELP,
  ],
  "the-pie-game": [
    { id: "recipe", at: '[data-tour="recipe"]' },
    { id: "take", at: '[data-pile="pile:deck"]', can: offers("pile:") },
    { id: "discard", at: HAND, can: offers("card:") },
    { id: "others", at: OTHERS },
    { id: "fudge", at: HAND },
    HELP,
  ],
  "pie-factory": [
    { id: "pies", at: '[data-tour="pies"]' },
    { id: "take", at: '[data-tour="line"]', can: inStep("action") },
    { id: "order", at: '[data-tour="track"]' },
    { id: "box", at: '[data-tour="pies"]' },
    { id: "days", at: ".goal" },
    HELP,
  ],
  cheflebrity: [
    { id: "pies", at: '[data-tour="working"]' },
    { id: "draw", at: '[data-pile="pile:I"]', can: inStep("draw") },
    { id: "swap", at: HAND, can: inStep("swap") },
    { id: "play", at: HAND, can: inStep("play") },
    { id: "serve", at: '[data-tour="serving"]', can: inStep("menu") },
    { id: "sabotage", at: OTHERS },
    HELP,
  ],
  "pie-contest": [
    { id: "kitchen", at: '[data-tour="kitchen"]' },
    { id: "play", at: HAND, can: inStep("main") },
    { id: "stale", at: OTHERS },
    { id: "dive", at: '[data-pile="pile:trash"]' },
    { id: "achievements", at: '[data-tour="achievements"]' },
    HELP,
  ],
};

/** `isBegun`: a part of the move is picked already. */
export function phaseOf(step: TourStep, desk: Desk, isBegun: boolean): TourPhase {
  if (!step.can) return "explain";
  if (!desk.asking) return "wait";
  return isBegun || step.can(desk) ? "do" : "other";
}

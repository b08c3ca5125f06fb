// The first game teaches by doing: what is pointed at, and what the player does there. The words are in the catalogue of
// the game: "tour-take" and its text.
import type { Desk } from "./desk.svelte";

export interface TourStep {
  id: string;
  at: string; // a selector; where nothing is found, nothing is pointed at
  /** Can it be done now? The step waits for that, and is over when it was done. Without it, the step only explains. */
  can?: (desk: Desk) => boolean;
  /** Was it done, or let pass? Where something else may come between, that it cannot be done now does not say so. */
  isOver?: (desk: Desk) => boolean;
  /** Its moment will not come any more: the next step speaks of what is asked now. */
  past?: (desk: Desk) => boolean;
  /** A selector of what may be pressed while it waits: the rest of the table does nothing. Without it, everything. */
  only?: string;
  /** A selector of what is pressed first: while it shines, the bubble may lie over the rest, but never over this. */
  first?: string;
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

const CHEF_STAGES = ["draw", "swap", "play", "menu", "end"];

/** Cheflebrity: is the viewer's turn past this part, whatever others do in between? */
const isPast =
  (stage: string) =>
  ({ view }: Desk): boolean =>
    view !== null &&
    "stage" in view &&
    (view.turn !== view.seat || CHEF_STAGES.indexOf(String(view.stage)) > CHEF_STAGES.indexOf(stage));

const HAND = ".fan";
const OTHERS = ".seats [data-seat], [data-seat]";
const HELP: TourStep = { id: "help", at: ".tools" };

export const TOURS: Record<string, TourStep[]> = {
  "pastry-chefs": [
    { id: "partner", at: '[data-tour="partner"] .plate-spot' },
    { id: "bake", at: HAND },
    { id: "draw", at: '[data-pile="pile:deck"]', can: offers("draw:"), only: '[data-pile="pile:deck"], #go' },
    {
      id: "reveal",
      at: '[data-tour="grid"]',
      can: inStep("reveal"),
      past: inStep("second", "ask", "action"),
      only: ".grid, .buttons",
    },
    { id: "ask", at: ".sentence", can: inStep("ask"), past: inStep("action"), first: ".plate-spot" },
    { id: "move", at: HAND, can: inStep("action") },
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
    { id: "pies", at: ".own" },
    { id: "draw", at: '[data-pile="pile:I"]', can: inStep("draw", "swap"), isOver: isPast("swap") },
    { id: "play", at: HAND, can: inStep("play"), isOver: isPast("play") },
    { id: "serve", at: ".own", can: inStep("menu"), isOver: isPast("menu") },
    { id: "sabotage", at: OTHERS },
    { id: "trade", at: OTHERS },
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

// The first-game tours: what to look at, in five or six steps. The words are in the catalogue.
import type { Plain } from "./messages";

/** A message with a text. */
type TourId = { [Id in keyof Plain]: `${Id}.text` extends keyof Plain ? Id : never }[keyof Plain];

export interface TourStep {
  id: TourId;
  at: string; // a selector
}

const PICK: TourStep = { id: "tour-pick", at: ".prompt" };
const HELP: TourStep = { id: "tour-help", at: ".tools" };

export const TOURS: Record<string, TourStep[]> = {
  "pastry-chefs": [
    { id: "tour-pastry-chefs-partner", at: ".scores" },
    { id: "tour-pastry-chefs-bake", at: ".hand" },
    { id: "tour-pastry-chefs-move", at: ".top" },
    { id: "tour-pastry-chefs-draw", at: ".middle" },
    PICK,
    HELP,
  ],
  "the-pie-game": [
    { id: "tour-the-pie-game-recipe", at: ".recipe" },
    { id: "tour-the-pie-game-turn", at: ".piles" },
    { id: "tour-the-pie-game-fudge", at: ".hand" },
    { id: "tour-the-pie-game-others", at: ".seats" },
    PICK,
    HELP,
  ],
  "pie-factory": [
    { id: "tour-pie-factory-line", at: ".line" },
    { id: "tour-pie-factory-pies", at: ".own-pies" },
    { id: "tour-pie-factory-box", at: ".own-pies" },
    { id: "tour-pie-factory-order", at: ".order" },
    PICK,
    HELP,
  ],
  cheflebrity: [
    { id: "tour-cheflebrity-line", at: ".kitchen.own" },
    { id: "tour-cheflebrity-serve", at: ".kitchen.own" },
    { id: "tour-cheflebrity-turn", at: ".piles" },
    { id: "tour-cheflebrity-sabotage", at: ".rivals" },
    PICK,
    HELP,
  ],
  "pie-contest": [
    { id: "tour-pie-contest-kitchen", at: ".kitchen.own" },
    { id: "tour-pie-contest-best", at: ".kitchens" },
    { id: "tour-pie-contest-dive", at: ".piles" },
    { id: "tour-pie-contest-achievements", at: ".achievements" },
    PICK,
    HELP,
  ],
};

// Which board draws which game, what its dock offers, and how loudly it tells what happened.
import type { Component } from "svelte";
import type { Desk } from "../desk.svelte";
import { usualPlan, type Plan } from "../frame/plan";
import { usualTelling, type Telling } from "../frame/telling";
import { part } from "../parts";
import { cheflebrityPlan } from "./cheflebrity/plan";
import { cheflebrityTelling } from "./cheflebrity/telling";
import { pastryChefsPlan } from "./pastry_chefs/plan";
import { pastryChefsTelling } from "./pastry_chefs/telling";
import { pieFactoryPlan } from "./pie_factory/plan";
import { pieFactoryTelling } from "./pie_factory/telling";
import { pieContestPlan, pieContestTelling } from "./pie_contest";
import { thePieGamePlan, thePieGameTelling } from "./the_pie_game";

export interface Board {
  /** What draws it; only the game that is played is fetched. */
  load: () => Promise<{ default: Component }>;
  plan: (desk: Desk) => Plan;
  tells: Telling;
  /** The cards of the hand have texts that must be read: the dock is wide. */
  texts?: boolean;
  /** Kinds of events that say only that nothing happened: not even in the log. */
  unlogged?: string[];
}

const BOARDS: Record<string, Board> = {
  "pastry-chefs": {
    load: () => part(import("./PastryChefs.svelte")),
    plan: pastryChefsPlan,
    tells: pastryChefsTelling,
  },
  "the-pie-game": { load: () => part(import("./ThePieGame.svelte")), plan: thePieGamePlan, tells: thePieGameTelling },
  "pie-factory": { load: () => part(import("./PieFactory.svelte")), plan: pieFactoryPlan, tells: pieFactoryTelling },
  cheflebrity: {
    load: () => part(import("./Cheflebrity.svelte")),
    plan: cheflebrityPlan,
    tells: cheflebrityTelling,
    unlogged: ["quiet"],
  },
  "pie-contest": {
    load: () => part(import("./PieContest.svelte")),
    plan: pieContestPlan,
    tells: pieContestTelling,
    texts: true,
  },
};

const OF_ANOTHER_PACKAGE: Board = {
  load: () => part(import("./Generic.svelte")),
  plan: usualPlan,
  tells: usualTelling,
};

export function boardOf(game: string): Board {
  return BOARDS[game] ?? OF_ANOTHER_PACKAGE;
}

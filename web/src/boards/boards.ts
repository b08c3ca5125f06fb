// Which board draws which game, what its dock offers, and how loudly it tells what happened.
import type { Component } from "svelte";
import type { Desk } from "../desk.svelte";
import type { Plan } from "../frame/plan";
import type { Hits, Telling } from "../frame/telling";
import { part } from "../parts";
import type { Outcome } from "../wire";

export interface Board {
  component: Component;
  plan: (desk: Desk) => Plan;
  tells: Telling;
  /** What others did to the viewer: it stays to be read until they act. */
  hits?: Hits;
  /** The cards of the hand have texts that must be read: the dock is wide. */
  texts?: boolean;
  /** What the game adds where a card is shown large. */
  facts?: Component<{ code: string }>;
  /** What the winner won with, beside the crown; and why the game ended, where it is about somebody. */
  prize?: Component<{ seat: number }>;
  reason?: (desk: Desk, outcome: Outcome) => string | undefined;
  /** Kinds of events that say only that nothing happened: not even in the log. */
  unlogged?: string[];
}

/** Only the game that is played is fetched. */
const BOARDS: Record<string, () => Promise<{ board: Board }>> = {
  "pastry-chefs": () => import("./pastry_chefs/board"),
  "the-pie-game": () => import("./the_pie_game/board"),
  "pie-factory": () => import("./pie_factory/board"),
  cheflebrity: () => import("./cheflebrity/board"),
  "pie-contest": () => import("./pie_contest/board"),
};

export async function loadBoard(game: string): Promise<Board> {
  const load = BOARDS[game] ?? (() => import("./generic/board"));
  return (await part(load())).board;
}

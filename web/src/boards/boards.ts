// Which board draws which game, and how large its hand is.
import type { Component } from "svelte";
import Generic from "./Generic.svelte";
import PastryChefs from "./PastryChefs.svelte";

export interface Board {
  component: Component;
  hand: "normal" | "wide";
}

const BOARDS: Record<string, Board> = {
  "pastry-chefs": { component: PastryChefs, hand: "normal" },
};

export function boardOf(game: string): Board {
  return BOARDS[game] ?? { component: Generic, hand: "normal" };
}

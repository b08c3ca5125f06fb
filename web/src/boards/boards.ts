// Which board draws which game, and how large its hand is.
import type { Component } from "svelte";
import Cheflebrity from "./Cheflebrity.svelte";
import Generic from "./Generic.svelte";
import PastryChefs from "./PastryChefs.svelte";
import PieContest from "./PieContest.svelte";
import PieFactory from "./PieFactory.svelte";
import ThePieGame from "./ThePieGame.svelte";

export interface Board {
  component: Component;
  hand: "normal" | "wide";
}

const BOARDS: Record<string, Board> = {
  "pastry-chefs": { component: PastryChefs, hand: "normal" },
  "the-pie-game": { component: ThePieGame, hand: "normal" },
  "pie-factory": { component: PieFactory, hand: "normal" },
  cheflebrity: { component: Cheflebrity, hand: "normal" },
  "pie-contest": { component: PieContest, hand: "wide" },
};

export function boardOf(game: string): Board {
  return BOARDS[game] ?? { component: Generic, hand: "normal" };
}

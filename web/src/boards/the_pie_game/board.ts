import type { Board } from "../boards";
import component from "../ThePieGame.svelte";
import { thePieGameHits as hits, thePieGamePlan as plan, thePieGameTelling as tells } from "./plan";

export const board: Board = { component, plan, tells, hits };

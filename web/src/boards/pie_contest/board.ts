import type { Board } from "../boards";
import component from "../PieContest.svelte";
import {
  pieContestHits as hits,
  pieContestPlan as plan,
  pieContestReason as reason,
  pieContestTelling as tells,
} from "./plan";
import prize from "./Prize.svelte";

export const board: Board = { component, plan, tells, hits, texts: true, prize, reason };

import type { Board } from "../boards";
import component from "../PieContest.svelte";
import { pieContestPlan as plan, pieContestReason as reason, pieContestTelling as tells } from "./plan";
import prize from "./Prize.svelte";

export const board: Board = { component, plan, tells, texts: true, prize, reason };

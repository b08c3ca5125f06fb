import type { Board } from "../boards";
import component from "../PieContest.svelte";
import { pieContestPlan as plan, pieContestTelling as tells } from "./plan";

export const board: Board = { component, plan, tells, texts: true };

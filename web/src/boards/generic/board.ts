import { usualPlan as plan } from "../../frame/plan";
import { usualTelling as tells } from "../../frame/telling";
import type { Board } from "../boards";
import component from "../Generic.svelte";

/** Of a game that comes from another package. */
export const board: Board = { component, plan, tells };

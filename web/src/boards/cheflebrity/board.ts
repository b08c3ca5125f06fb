import type { Board } from "../boards";
import component from "../Cheflebrity.svelte";
import { cheflebrityPlan as plan } from "./plan";
import { cheflebrityTelling as tells } from "./telling";

export const board: Board = { component, plan, tells, unlogged: ["quiet"] };

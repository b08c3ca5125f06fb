import type { Board } from "../boards";
import component from "../Cheflebrity.svelte";
import { cheflebrityPlan as plan } from "./plan";
import { cheflebrityHits as hits, cheflebrityTelling as tells } from "./telling";

export const board: Board = { component, plan, tells, hits, unlogged: ["quiet"] };

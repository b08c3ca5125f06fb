import type { Board } from "../boards";
import component from "../PastryChefs.svelte";
import { pastryChefsPlan as plan } from "./plan";
import { pastryChefsHits as hits, pastryChefsTelling as tells } from "./telling";

export const board: Board = { component, plan, tells, hits };

import type { Board } from "../boards";
import component from "../PieFactory.svelte";
import facts from "./Facts.svelte";
import { pieFactoryPlan as plan } from "./plan";
import { pieFactoryTelling as tells } from "./telling";

export const board: Board = { component, plan, tells, facts };

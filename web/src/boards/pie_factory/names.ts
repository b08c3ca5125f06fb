// What the things on the board of Pie Factory are called.
import type { Desk } from "../../desk.svelte";
import { factoryDollars } from "../../pies/cards";
import type { PieFactoryPie, PieFactoryView } from "../../wire";
import { t, words } from "../../words.svelte";
import { HIDDEN_CARD, iconOf, layersOf, minutesOf } from "./cards";

/** A pie from bottom to top, and what it brings. */
export function pieName(desk: Desk, pie: PieFactoryPie | null, slot: number): string {
  const number = slot + 1;
  if (!pie) return t("board-pie-factory-no-pie", { number });
  const names = layersOf(pie).map((code, layer) => layerName(desk, code, pie.down && layer === 0));
  const dollars = factoryDollars(pie, (code) => desk.face(code));
  return t("board-pie-factory-pie", { number, layers: names.join(", "), dollars });
}

function layerName(desk: Desk, code: string, isDown: boolean): string {
  if (code === HIDDEN_CARD) return t("stack-hidden");
  return isDown ? t("stack-down", { name: desk.named(code) }) : desk.named(code);
}

export function bossName(boss: string): string {
  return words.find(`icon-${boss}`, "", boss);
}

/** Behind dollars: the favours that pies bring, as the letters of their bosses. */
export function favoursOf(desk: Desk, pies: readonly PieFactoryPie[]): string {
  const letters = pies
    .map((pie) => iconOf(pie, (code) => desk.face(code)))
    .filter(Boolean)
    .map((boss) => bossName(boss).charAt(0));
  return letters.length ? ` + ${letters.join(" ")}` : "";
}

export function priceOf(cost: number): string {
  return cost === 0 ? t("board-pie-factory-free") : t("board-pie-factory-pay", { count: cost });
}

/** What a worker has done in this round. */
export function stateOf(desk: Desk, view: PieFactoryView, seat: number): string {
  if (view.step !== "action") return "";
  if (view.order.indexOf(seat) >= view.acted)
    return view.order[view.acted] === seat ? "" : t("board-pie-factory-waits");
  const front = view.fronts[seat];
  if (!front) return t("board-pie-factory-done-last");
  if (front.down) return t("board-pie-factory-done-down");
  return t("board-pie-factory-done", { minutes: minutesOf(front.card, false, (code) => desk.face(code)) });
}

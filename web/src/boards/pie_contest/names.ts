// What the things of Pie Contest are called, with everything about them that can be seen.
import type { Desk } from "../../desk.svelte";
import type { PieContestKitchenCard, PieContestPie, PieContestView } from "../../wire";
import { t } from "../../words.svelte";
import { changed, signed, valueOf } from "./plan";

const BOXES_SHOWN = 4;

export function printedWorth(desk: Desk, code: string): number {
  const face = desk.face(code);
  const lying = face.marks?.turned ? desk.face(String(face.marks.turned)) : face;
  return Number(lying.marks?.worth ?? 0);
}

export function isSalt(desk: Desk, code: string): boolean {
  return desk.look(code).tone === "salt";
}

export function ingredientName(desk: Desk, seat: number, card: PieContestKitchenCard): string {
  const look = desk.look(card.code);
  const facts = [`${look.name} ${signed(card.worth)}`, ...factsOf(desk, seat, card), look.text];
  return facts.filter(Boolean).join(", ");
}

/** What there is to know about an Ingredient in a Kitchen beyond its name, its worth and its text. */
export function factsOf(desk: Desk, seat: number, card: PieContestKitchenCard): string[] {
  const printed = printedWorth(desk, card.code);
  const facts = [
    card.worth === printed ? "" : t("board-pie-contest-printed", { worth: signed(printed) }),
    desk.look(card.code).other,
    card.counter ? t("board-pie-contest-counter", { by: changed(card.counter) }) : "",
    card.guarded ? t("board-pie-contest-guarded") : "",
    card.completer === null ? "" : t("board-pie-contest-turned", { name: desk.person(card.completer) }),
    t("board-pie-contest-in-kitchen", { name: desk.person(seat) }),
  ];
  return facts.filter(Boolean);
}

/** The whole Kitchen in one sentence, where its cards cannot be pressed one by one. */
export function kitchenName(desk: Desk, seat: number, cards: PieContestKitchenCard[]): string {
  const title = t("board-pie-contest-kitchen", { name: desk.person(seat), count: cards.length });
  const names = cards.map(({ code, worth }) => `${desk.look(code).name} ${signed(worth)}`);
  return [title, ...names].join(", ");
}

export function pieName(desk: Desk, pie: PieContestPie, number: number): string {
  const made = pie.oven.map((card) => `${desk.look(card.code).name} ${signed(card.worth)}`).join(", ");
  const [name, worth] = [desk.person(pie.seat), signed(valueOf(pie))];
  return t("board-pie-contest-pie", { number, name, worths: boxesOf(pie).join(", "), worth, made });
}

/** In a few words. */
export function pieTitle(desk: Desk, pie: PieContestPie, number: number): string {
  return t("board-pie-contest-pie-title", { number, name: desk.person(pie.seat) });
}

/** The first box of a line and the last ones. */
export function boxesOf(pie: PieContestPie): string[] {
  const all = pie.boxes.map(signed);
  return all.length > BOXES_SHOWN ? [all[0] ?? "", "…", ...all.slice(-2)] : all;
}

export function shieldedName(view: PieContestView, seat: number): string {
  const [kitchen, pies] = [view.kitchen_shields.includes(seat), view.pie_shields.includes(seat)];
  const what = kitchen && pies ? "both" : kitchen ? "kitchen" : pies ? "pies" : "";
  return what && t("board-pie-contest-shielded", { what });
}

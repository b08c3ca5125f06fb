// The half-made move of Pie Factory, on this page only: what is paid with, and which pies are to be boxed.
import type { Desk } from "../../desk.svelte";
import type { Choice, PieFactoryView } from "../../wire";
import { placeOf } from "./cards";

interface Half {
  choices: Choice[]; // it belongs to these, and is gone with them
  place: number; // of the line, which is paid for
  pay: string[];
  slots: number[] | null; // null: not boxing
}

class Draft {
  private half = $state.raw<Half | null>(null);

  private of(desk: Desk): Half | null {
    return this.half?.choices === desk.choices ? this.half : null;
  }

  /** How many cards the chosen place of the line costs. */
  cost(desk: Desk): number {
    const view = desk.view as PieFactoryView;
    return view.step === "action" && !view.pending.length ? (view.costs[placeOf(desk.chosen)] ?? 0) : 0;
  }

  /** What is paid with; whoever must pay with everything has no choice. */
  pay(desk: Desk): string[] {
    const { hand } = desk.view as PieFactoryView;
    const cost = this.cost(desk);
    if (hand.length <= cost) return hand.slice(0, cost);
    const half = this.of(desk);
    return half && half.place === placeOf(desk.chosen) ? half.pay : [];
  }

  /** Pays with this card, or not any more. Of too many, the one chosen first is let go. */
  togglePay(desk: Desk, code: string): void {
    const paid = this.pay(desk);
    const pay = paid.includes(code) ? paid.filter((one) => one !== code) : [...paid, code].slice(-this.cost(desk));
    this.half = { choices: desk.choices, place: placeOf(desk.chosen), pay, slots: null };
  }

  /** The slots of the pies that are to be boxed; null outside of the mode for that. */
  slots(desk: Desk): number[] | null {
    return this.of(desk)?.slots ?? null;
  }

  /** Nothing is ticked, unless a hint has named a pie or there is only one. */
  startBoxing(desk: Desk, slots: number[]): void {
    desk.chosen = null;
    this.half = { choices: desk.choices, place: -1, pay: [], slots };
  }

  toggleSlot(desk: Desk, slot: number): void {
    const slots = this.slots(desk) ?? [];
    const next = slots.includes(slot) ? slots.filter((one) => one !== slot) : [...slots, slot];
    this.half = { choices: desk.choices, place: -1, pay: [], slots: next };
  }

  drop(): void {
    this.half = null;
  }
}

export const draft = new Draft();

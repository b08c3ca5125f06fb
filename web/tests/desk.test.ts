import "./browser_page";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { Desk } from "../src/desk.svelte";
import { usualPlan } from "../src/frame/plan";
import type { AnyView, Choice, Event } from "../src/wire";
import { happened } from "./events";

let desk: Desk;
let log: Event[];

function see(number: number, ...hand: string[]): void {
  const view = { number, seat: 0, hand } as AnyView;
  desk.mark(view, log);
  desk.view = view;
}

beforeEach(() => {
  desk = new Desk(null);
  log = [happened("dealt")];
  see(1, "A", "B");
});

describe("new cards of the hand", () => {
  test("are those that came since this player decided last", () => {
    desk.act();
    see(2, "A", "B", "B");
    see(3, "A", "B", "B", "C");
    expect(desk.fresh).toEqual(["B", "C"]);
    desk.act();
    see(3, "A", "B", "B", "C"); // a part of a move
    expect(desk.fresh).toEqual(["B", "C"]);
    see(4, "A", "B", "B");
    expect(desk.fresh).toEqual([]);
  });

  test("are none of a hand that was dealt, nor of a move that was taken back", () => {
    see(2, "A", "B", "C");
    log = [...log, happened("dealt")];
    see(3, "D", "E");
    expect(desk.fresh).toEqual([]);
    see(4, "D", "E", "F");
    see(3, "D", "E");
    expect(desk.fresh).toEqual([]);
  });
});

describe("a press on what is only chosen", () => {
  const CARD: Choice = { atom: 7, target: "card:A", label: { id: "label" } };
  let picked: Choice[];

  /** A desk whose plan confirms that card by this button; without one, by its own. */
  function deskWith(plan: Partial<ReturnType<typeof usualPlan>> = {}): Desk {
    const player = { pick: (choice: Choice) => void picked.push(choice) } as ConstructorParameters<typeof Desk>[0];
    const desk = new Desk(player);
    desk.view = { number: 1, seat: 0, hand: ["A"] } as AnyView;
    desk.choices = [CARD];
    desk.board = { plan: (of: Desk) => ({ ...usualPlan(of), ...plan }) } as Desk["board"];
    return desk;
  }

  beforeEach(() => {
    vi.useFakeTimers();
    picked = [];
  });
  afterEach(() => void vi.useRealTimers());

  test("does at the second time what its button says", () => {
    const desk = deskWith();
    desk.take(CARD);
    expect([desk.chosen, picked]).toEqual([CARD, []]);
    vi.advanceTimersByTime(500);
    desk.take(CARD);
    expect([desk.chosen, picked]).toEqual([null, [CARD]]);
  });

  test("counts once where it is a double click", () => {
    const desk = deskWith();
    desk.take(CARD);
    vi.advanceTimersByTime(200);
    desk.take(CARD);
    expect([desk.chosen, picked]).toEqual([CARD, []]);
  });

  test("puts it back where its button asks once more", () => {
    const desk = deskWith({ confirms: (choice) => ({ choice, sure: true }) });
    desk.take(CARD);
    vi.advanceTimersByTime(500);
    desk.take(CARD);
    expect([desk.chosen, picked]).toEqual([null, []]);
  });
});

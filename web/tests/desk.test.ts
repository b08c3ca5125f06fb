import "./browser_page";
import { beforeEach, describe, expect, test } from "vitest";
import { Desk } from "../src/desk.svelte";
import type { AnyView, Event } from "../src/wire";
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

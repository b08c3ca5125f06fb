import "./browser_page";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Turn } from "../src/frame/turn.svelte";

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test("the banner comes when I am asked, and goes", () => {
  const turn = new Turn();
  turn.ask(true, "Pastry Chefs");
  expect(turn.isNew).toBe(true);
  vi.advanceTimersByTime(2100);
  expect(turn.isNew).toBe(false);
  turn.ask(false, "");
});

test("it comes once a turn, not for every question of it", () => {
  const turn = new Turn();
  turn.ask(true, "Pastry Chefs");
  vi.advanceTimersByTime(5000);
  turn.ask(true, "Pastry Chefs");
  expect(turn.isNew).toBe(false);
  turn.ask(false, "");
  vi.advanceTimersByTime(1500);
  turn.ask(true, "Pastry Chefs");
  expect(turn.isNew).toBe(false);
  turn.ask(false, "");
  vi.advanceTimersByTime(2500);
  turn.ask(true, "Pastry Chefs");
  expect(turn.isNew).toBe(true);
  turn.ask(false, "");
});

test("the title says so at every question, also soon after the last one", () => {
  document.title = "Pastry Chefs";
  const turn = new Turn();
  for (const pause of [0, 500, 5000]) {
    vi.advanceTimersByTime(pause);
    turn.ask(true, "Pastry Chefs");
    expect(document.title).not.toBe("Pastry Chefs");
    turn.ask(false, "");
    expect(document.title).toBe("Pastry Chefs");
  }
});

test("whoever has answered is not told any longer", () => {
  const turn = new Turn();
  turn.ask(true, "Pastry Chefs");
  turn.ask(false, "");
  expect(turn.isNew).toBe(false);
});

import "./browser_page";
import { expect, test } from "vitest";
import { Desk } from "../src/desk.svelte";

test("Esc closes what was opened last, one thing at a time", () => {
  const desk = new Desk(null);
  const closed: string[] = [];
  const forgetLog = desk.opened(() => closed.push("log"));
  const forgetHint = desk.opened(() => closed.push("hint"));
  expect(desk.closeLast()).toBe(true);
  forgetHint();
  expect(desk.closeLast()).toBe(true);
  forgetLog();
  expect(desk.closeLast()).toBe(false);
  expect(closed).toEqual(["hint", "log"]);
});

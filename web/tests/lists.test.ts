import { expect, test } from "vitest";
import { counted, keyed, minutes } from "../src/lists";

test("equal cards have keys of their own, in the order in which they lie", () => {
  expect(keyed(["B5", "T5", "B5"]).map(({ key }) => key)).toEqual(["B5#1", "T5#1", "B5#2"]);
  expect(keyed([])).toEqual([]);
});

test("each different card once, with how many there are", () => {
  expect(counted(["B5", "T5", "B5"])).toEqual([
    { code: "B5", count: 2 },
    { code: "T5", count: 1 },
  ]);
});

test.each([
  [0, "0:00"],
  [0.2, "0:01"],
  [59, "0:59"],
  [60, "1:00"],
  [605, "10:05"],
  [-3, "0:00"],
])("%d seconds are %s", (seconds, text) => {
  expect(minutes(seconds)).toBe(text);
});

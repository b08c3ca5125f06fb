import { expect, test } from "vitest";
import { sumOf } from "../src/checksum";

// As zlib.adler32 gives them.
test.each([
  ["", 1],
  ["a", 0x620062],
  ["Wikipedia", 0x11e60398],
  ["Crème brûlée 🥧", 0x682f0a9d],
  ["x".repeat(100_000), 0x7e2a25ba],
])("of %.20s", (text, sum) => {
  expect(sumOf(text)).toBe(sum);
});

import { expect, test } from "vitest";
import { counted, course, outcome, shared } from "../src/daily/course";

test("a sign for each round: ahead, level or behind", () => {
  const lines = [
    [0, 0, 4, 9],
    [0, 0, 6, 8],
    [0, 0, 1, 9],
  ];
  expect(course(lines, 0)).toEqual(["level", "behind", "level"]);
  expect(course(lines, 1)).toEqual(["level", "ahead", "behind"]);
  expect(counted(course(lines, 1))).toEqual({ ahead: 1, level: 1, behind: 1 });
  expect(course([], 0)).toEqual([]);
});

test("of many rounds some are shown, the last one always", () => {
  const mine = Array.from({ length: 101 }, (_, round) => (round === 100 ? 1 : 0));
  const signs = course([mine, mine.map(() => 0)], 0);
  expect(signs).toHaveLength(12);
  expect(signs.at(-1)).toBe("ahead");
  expect(new Set(signs.slice(0, -1))).toEqual(new Set(["level"]));
});

test("the line tells place and score, and no card", () => {
  expect(outcome(2, -3)).toBe("🥈 −3");
  expect(outcome(4, null)).toBe("4. –");
  expect(shared("Bakehouse · Pie Factory · 2026-11-19", ["ahead", "level", "behind"], outcome(1, 34))).toBe(
    "🥧 Bakehouse · Pie Factory · 2026-11-19\n🟩🟨⬜ 🥇 34",
  );
});

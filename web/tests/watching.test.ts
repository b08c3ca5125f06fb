import { expect, test } from "vitest";
import { decimalsFor, scaleOf, ticksIn, withNews, type Trails } from "../src/lab/watching";

function news(games: number, low = -1, high = 1) {
  return { id: "x", games, status: "playing" as const, looks: [{ measure: "turns", value: 0, low, high }] };
}

test("looks are kept in their order, one for each number of games", () => {
  let trails: Trails = {};
  for (const games of [5, 5, 9]) trails = withNews(trails, news(games));
  expect(trails.turns?.map((look) => look.games)).toEqual([5, 9]);
});

test("long experiments are thinned out, and the last look is there", () => {
  let trails: Trails = {};
  for (let games = 1; games <= 5000; games += 1) trails = withNews(trails, news(games));
  expect(trails.turns?.length).toBeLessThanOrEqual(241);
  expect(trails.turns?.at(-1)?.games).toBe(5000);
  expect(trails.turns?.[0]?.games).toBe(1);
});

test("the first intervals do not set the scale, and what is fair is always on it", () => {
  const looks = [40, 4, 3, 2].map((half, index) => ({ games: index, value: 10, low: 10 - half, high: 10 + half }));
  expect(scaleOf(looks, null).top).toBeCloseTo(14.64);
  expect(scaleOf(looks, 0).bottom).toBeLessThan(0);
});

test("ticks are round and inside", () => {
  expect(ticksIn({ bottom: -7, top: 8 }, 4)).toEqual([-5, 0, 5]);
  expect(ticksIn({ bottom: 20.2, top: 20.9 }, 4).map((tick) => tick.toFixed(1))).toEqual([
    "20.2",
    "20.4",
    "20.6",
    "20.8",
  ]);
});

test("wide intervals have no decimals", () => {
  expect([decimalsFor(0, 30), decimalsFor(0, 3), decimalsFor(0, 0.3)]).toEqual([0, 1, 2]);
});

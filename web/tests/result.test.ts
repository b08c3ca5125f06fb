import { describe, expect, test } from "vitest";
import { cellText, neededWidth } from "../src/result/cells";
import { apart, labelled, marksFor } from "../src/result/charting";
import { isDraw, ranked } from "../src/result/ranking";

describe("who came where", () => {
  test("the best come first, equal scores share a rank, nothing comes last", () => {
    const outcome = { reason: "", scores: [5, null, 8, 5], winners: [2] };
    const places = ranked([[0], [1], [2], [3]], outcome);
    expect(places.map(({ seats, rank }) => [seats[0], rank])).toEqual([
      [2, 1],
      [0, 2],
      [3, 2],
      [1, 4],
    ]);
  });

  test("whoever has won comes first, although somebody has as much", () => {
    const places = ranked([[0], [1]], { reason: "", scores: [7, 7], winners: [1] });
    expect(places.map(({ seats, rank }) => [seats[0], rank])).toEqual([
      [1, 1],
      [0, 2],
    ]);
  });

  test("partners stay together", () => {
    const teams = [
      [0, 2],
      [1, 3],
    ];
    const places = ranked(teams, { reason: "", scores: [3, 5, 3, 5], winners: [1, 3] });
    expect(places).toEqual([
      { seats: [1, 3], rank: 1, score: 5 },
      { seats: [0, 2], rank: 2, score: 3 },
    ]);
  });

  test("nobody and everybody are a draw", () => {
    expect(isDraw({ reason: "", scores: [1, 1], winners: [] })).toBe(true);
    expect(isDraw({ reason: "", scores: [1, 1], winners: [0, 1] })).toBe(true);
    expect(isDraw({ reason: "", scores: [1, 1, 0], winners: [0, 1] })).toBe(false);
  });
});

test("cells", () => {
  expect(cellText({ value: -5 }, 5)).toBe("−5");
  expect(cellText({ value: null }, 5)).toBe("–");
  expect(cellText({ value: "1, 4, 6" }, 3)).toBe("1, 4, 6");
  expect(cellText({ value: "15, 11, 7, -1" }, 3)).toBe("15 … −1");
});

test("long words need room", () => {
  const short = ["Pies", "Rounds won", "Turns", "Taken from discards", "Fudge played"];
  const long = ["Kuchen", "Gewonnene Runden", "Züge", "Aus der Ablage", "Karamell gespielt"];
  expect(neededWidth(short, true)).toBeLessThan(346);
  expect(neededWidth(long, true)).toBeGreaterThan(346);
});

describe("the chart", () => {
  test("round numbers around the values, with zero among them", () => {
    expect(marksFor([0, 1, 3], 5)).toEqual([0, 1, 2, 3]);
    expect(marksFor([0, 27], 5)).toEqual([0, 10, 20, 30]);
    expect(marksFor([-30, 5], 6)).toEqual([-30, -20, -10, 0, 10]);
    expect(marksFor([0, 0], 5)).toEqual([0, 1]);
  });

  test("a hundred points have a few words below them", () => {
    expect(labelled(7, 500, 36)).toEqual([0, 1, 2, 3, 4, 5, 6]);
    const words = labelled(105, 300, 36);
    expect(words).toEqual([0, 20, 40, 60, 80, 100]);
  });

  test("names at the ends never lie on each other, and stay in the room", () => {
    const placed = apart([100, 98, 98, 10], 15, 100);
    const sorted = [...placed].sort((one, two) => one - two);
    expect(sorted.at(-1)).toBeLessThanOrEqual(100);
    sorted.slice(1).forEach((place, index) => expect(place - (sorted[index] ?? 0)).toBeGreaterThanOrEqual(15));
    expect(placed[3]).toBe(10);
    expect(placed[0]).toBe(100); // the lowest stays below
  });
});

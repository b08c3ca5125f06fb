import { expect, test } from "vitest";
import { around, takenColours, takenMascots, type Spot } from "../src/waiting";
import type { Chair } from "../src/wire";

function sides(seats: number, own: number | null): string {
  return around(seats, own)
    .map(({ side }) => side[0])
    .join("");
}

test("oneself sits at the lower edge, the others clockwise around", () => {
  expect(sides(2, 0)).toBe("bt");
  expect(sides(3, 0)).toBe("blr");
  expect(sides(4, 0)).toBe("bltr");
  expect(sides(4, 2)).toBe("trbl");
  expect(sides(8, 0)).toBe("blltttrr");
});

test("somebody without a seat has nobody at the lower edge", () => {
  expect(sides(4, null)).toBe("lttr");
  expect(sides(10, null)).toBe("lllttttrrr");
});

test("no two seats share a spot, and along a narrow side they go up on the left and down on the right", () => {
  const spots = around(10, 0);
  const places = spots.map(({ side, along }) => `${side} ${along}`);
  expect(new Set(places).size).toBe(10);
  const along = (side: Spot["side"]): number[] => spots.filter((spot) => spot.side === side).map((spot) => spot.along);
  expect(along("left")).toEqual([...along("right")].reverse());
  expect(along("top")).toEqual([...along("top")].sort());
});

test("the mascots of other people are taken, not one's own, nor those of bots", () => {
  const chair = { seat_name: "", kind: "person" as const };
  const taken = takenMascots([
    { ...chair, seat: 0, name: "Ada", mascot: "apple", yours: true },
    { ...chair, seat: 1, name: "Ben", mascot: "honey" },
    { ...chair, seat: 2, name: "Dill", mascot: "dill", kind: "bot" },
    { ...chair, seat: 3, kind: "open" },
  ]);
  expect([...taken]).toEqual([["honey", "Ben"]]);
});

test("what others have is taken, unless there are more players than colours", () => {
  const chair = (seat: number, colour: string, more: Partial<Chair> = {}): Chair => ({
    ...{ seat, seat_name: `s${seat}`, kind: "person", name: `player ${seat}`, colour },
    ...more,
  });
  const chairs = [
    chair(0, "red"),
    chair(1, "gold", { yours: true }),
    chair(2, "green", { kind: "bot" }),
    chair(3, "blue", { kind: "open" }),
  ];
  expect([...takenColours(chairs, 7).keys()]).toEqual(["red", "green"]);
  expect(takenColours(chairs, 2).size).toBe(0);
});

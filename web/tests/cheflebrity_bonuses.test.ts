import "./browser_page";
import { describe, expect, test } from "vitest";
import { bonusesOf, ledBy, measureOf, standingOf } from "../src/boards/cheflebrity/bonuses";
import { isKept, promisedIn } from "../src/boards/cheflebrity/promises";
import type { CheflebrityView, Event, Face } from "../src/wire";
import { happened } from "./events";

const KINDS: Record<string, string> = { B: "bottom", F: "filling", T: "top", E: "extras" };
const FLAVOURS: Record<string, string> = { FA: "apple", FB: "blueberry", FC: "cherry", FP: "pumpkin" };

function face(code: string): Face {
  const flavour = FLAVOURS[code.slice(0, 2)];
  const marks = { quality: Number(/\d+$/.exec(code)?.[0] ?? 0), ...(flavour && { flavour }) };
  return { code, name: code, kind: KINDS[code[0] ?? ""] ?? "", marks };
}

function view(
  serving: string[][],
  options: CheflebrityView["options"] = {},
  kept: string[][] = [[], []],
): CheflebrityView {
  const lines = serving.map((line) => line.map((cards, index) => ({ number: index + 1, cards: cards.split(" ") })));
  return { serving: lines, kept, options } as unknown as CheflebrityView;
}

const find = (table: CheflebrityView, name: string): ReturnType<typeof bonusesOf>[number] => {
  const bonus = bonusesOf(table, face).find((one) => one.name === name);
  if (!bonus) throw new Error(name);
  return bonus;
};

describe("bonuses on the table", () => {
  const table = view(
    [
      ["B5 FA5 T5", "B25 FC25 T10 E15"],
      ["B5 FB10", "B5 FB20"],
    ],
    {},
    [
      ["SB", "SG=SB"],
      ["SB", "SV"],
    ],
  );

  test("count what is served and kept", () => {
    expect(find(table, "most-pies").values).toEqual([2, null]);
    expect(find(table, "tart-variety").values).toEqual([null, 1]);
    expect(find(table, "pie-variety").values).toEqual([2, null]);
    expect(find(table, "consistency").values).toEqual([3, null]);
    expect(find(table, "fanciest").leaders).toEqual([0]);
    expect(find(table, "highest-quality").values).toEqual([2, null]);
    const sabotages = find(table, "sabotages");
    expect(standingOf(sabotages, 0)).toEqual({ seat: 0, own: 2, other: 1 });
    expect(standingOf(sabotages, 1)).toEqual({ seat: 0, own: 2, other: 1 });
    expect(ledBy([sabotages, find(table, "saves")], 0)).toBe(1);
    expect(find(table, "saves").leaders).toEqual([1]);
  });

  test("nobody leads where nobody has met the goal", () => {
    const empty = find(view([[], []]), "most-pies");
    expect(empty.leaders).toEqual([]);
    expect(standingOf(empty, 0).seat).toBeNull();
    expect(ledBy([empty], 0)).toBe(0);
  });

  test("are measured as the table has agreed", () => {
    const lowest = find(view([["B5 FA5 T5"], ["B10 FA10 T10"]], { quality_bonus: "total" }), "lowest-quality");
    expect(lowest.values).toEqual([15, 30]);
    expect(lowest.leaders).toEqual([0]);
    expect(standingOf(lowest, 0)).toEqual({ seat: 0, own: 15, other: 30 });
    expect(bonusesOf(view([[], []], { extra_bonuses: "pumpkin+biggest" }), face)).toHaveLength(12);
    expect(measureOf(view([], { quality_bonus: "average" }), "highest-quality").name).toBe("highest-quality-average");
  });
});

describe("a promise in a trade", () => {
  test("is kept by the very card, or by one of its kind", () => {
    expect(isKept(["FC20"], ["FC20"])).toBe(true);
    expect(isKept(["FC?"], ["FC5"])).toBe(true);
    expect(isKept(["F?"], ["FP5"])).toBe(true);
    expect(isKept(["?"], ["SB"])).toBe(true);
    expect(isKept(["FC20"], ["FC5"])).toBe(false);
  });

  test("takes each card once, the vaguest claim last", () => {
    expect(isKept(["?", "T5"], ["T5", "E5"])).toBe(true);
    expect(isKept(["T5", "T5"], ["T5", "E5"])).toBe(false);
  });

  test("is what each side said", () => {
    const offer = { ...happened("offered", 1), number: 4, cards: ["T5"], args: { partner: 0, other_cards: ["E5"] } };
    const gave = (seat: number, number = 6): Event => ({ ...happened("gave", seat), number });
    expect([gave(1), gave(0), gave(0, 2)].map((event) => promisedIn([offer], event))).toEqual([["T5"], ["E5"], []]);
  });
});

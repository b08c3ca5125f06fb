import "./browser_page";
import { describe, expect, test } from "vitest";
import { bonusesOf, measureOf, standingOf } from "../src/boards/cheflebrity/bonuses";
import { isKept, promisedBy } from "../src/boards/cheflebrity/promises";
import type { CheflebrityOffer, CheflebrityView, Face } from "../src/wire";

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
    expect(standingOf(find(table, "sabotages"))).toBe("2–1");
    expect(find(table, "saves").leaders).toEqual([1]);
  });

  test("nobody leads where nobody has met the goal", () => {
    const empty = find(view([[], []]), "most-pies");
    expect(empty.leaders).toEqual([]);
    expect(standingOf(empty)).toBe("–");
  });

  test("are measured as the table has agreed", () => {
    const lowest = find(view([["B5 FA5 T5"], ["B10 FA10 T10"]], { quality_bonus: "total" }), "lowest-quality");
    expect(lowest.values).toEqual([15, 30]);
    expect(lowest.leaders).toEqual([0]);
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
    const offer = { speaker: 1, partner: 0, give: ["T5"], want: ["E5"], counters: 0, accepted: [] } as CheflebrityOffer;
    expect([promisedBy(1, offer), promisedBy(0, offer), promisedBy(0, null)]).toEqual([["T5"], ["E5"], []]);
  });
});

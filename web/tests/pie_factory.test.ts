import { describe, expect, test } from "vitest";
import { bonusOf, countsOf, gainOn, slotsFor, topOf } from "../src/boards/pie_factory/cards";
import { pieFactoryTelling } from "../src/boards/pie_factory/telling";
import { pegsOf, spread } from "../src/boards/pie_factory/track";
import type { Face, PieFactoryFront, PieFactoryPie, PieFactoryView } from "../src/wire";

const card = (code: string, name: string, kind: string, value: number, more = {}): Face => ({
  code,
  name,
  kind,
  marks: { value, prep: Number(code.slice(1)), ...more },
});
const CARDS = [
  card("C05", "Flaky Crust", "crust", 1),
  card("F10", "Apple", "filling", 3),
  card("F12", "Apple", "filling", 3),
  card("F20", "Blueberry", "filling", 4),
  card("F24", "Lime", "filling", 4),
  card("F28", "Blueberry", "filling", 3, { icon: "president" }),
  card("T32", "Grandma's Secret", "topping", 4, { icon: "grandma" }),
  card("T37", "Lattice", "topping", 6, { fits: "F10 F20" }),
  card("T46", "Meringue", "topping", 8, { fits: "F24" }),
  card("F33", "Lime", "filling", 4, { icon: "foreman" }),
];
const KNOWN = new Map(CARDS.map((face) => [face.code, face]));
const faceOf = (code: string): Face => KNOWN.get(code) ?? { code, name: code, kind: "" };

const pie = (base: string, filling = "", topping = "", down = false): PieFactoryPie => ({
  base,
  filling,
  topping,
  down,
  secret: false,
});
const front = (code: string, down = false): PieFactoryFront => ({ card: code, down, secret: false });

function viewOf(more: Partial<PieFactoryView>): PieFactoryView {
  return { seat: 0, step: "action", order: [0, 1, 2, 3], acted: 0, fronts: [], asked: [], ...more } as PieFactoryView;
}

describe("where a card goes", () => {
  const pies = [pie("C05", "F10"), pie("F12", "", "", true), null];

  test("a filling goes on a pie without one, face up or face down", () => {
    expect(slotsFor("F20", false, pies, faceOf)).toEqual([1]);
  });

  test("a topping goes on a filling of the same name, once", () => {
    expect(slotsFor("T37", false, pies, faceOf)).toEqual([0]);
    expect(slotsFor("T46", false, pies, faceOf)).toEqual([]);
    expect(slotsFor("T37", false, [pie("C05", "F12", "T37")], faceOf)).toEqual([]);
  });

  test("a crust, and whatever lies face down, starts a pie at the lowest free number", () => {
    expect(slotsFor("C05", false, [null, ...pies], faceOf)).toEqual([0]);
    expect(slotsFor("F20", true, pies, faceOf)).toEqual([2]);
    expect(slotsFor("F20", true, [pie("C05")], faceOf)).toEqual([]);
  });

  test("what it brings is what the pie is worth more", () => {
    expect(gainOn(pie("C05"), "F10", faceOf)).toBe(2);
    expect(gainOn(pie("F12", "", "", true), "F10", faceOf)).toBe(3);
  });

  test("dough has no card that scores", () => {
    expect(topOf(pie("F12", "", "", true))).toBe("");
    expect(topOf(pie("C05", "F10", "T37"))).toBe("T37");
  });
});

describe("the order of the next round", () => {
  const orderOf = (view: PieFactoryView, planned?: number | null): number[] =>
    pegsOf(view, faceOf, planned).map(({ seat }) => seat);

  test("PF-S8: the shortest time first, and whoever boxed last", () => {
    const view = viewOf({ acted: 4, fronts: [front("T46"), front("C05"), null, front("F20", true)] });
    expect(orderOf(view)).toEqual([3, 1, 0, 2]);
  });

  test("PF-S11: those who go last keep the order in which they acted", () => {
    const view = viewOf({ acted: 4, fronts: [null, front("F12"), null, front("C05")] });
    expect(orderOf(view)).toEqual([3, 1, 0, 2]);
  });

  test("PF-45: equal times keep their present order", () => {
    const view = viewOf({ order: [2, 0, 1, 3], acted: 4, fronts: [0, 1, 2, 3].map(() => front("F20", true)) });
    expect(orderOf(view)).toEqual([2, 0, 1, 3]);
  });

  test("what is only chosen stands among them", () => {
    const view = viewOf({ order: [1, 2, 0, 3], acted: 2, fronts: [null, front("F12"), front("T37"), null] });
    expect(orderOf(view, 20)).toEqual([1, 0, 2]);
    expect(orderOf(view, null)).toEqual([1, 2, 0]);
    expect(pegsOf(view, faceOf, 20)[1]).toEqual({ seat: 0, minutes: 20, isPlanned: true });
  });

  test("nobody who has not acted is in it", () => {
    expect(orderOf(viewOf({ acted: 1, fronts: [front("F12"), null, null, null] }))).toEqual([0]);
    expect(orderOf(viewOf({ step: "stale", fronts: [null, null, null, null] }))).toEqual([]);
  });

  test("pegs that are too close move apart, in order, and stay on the ruler", () => {
    expect(spread([10, 12, 200], 40, 300)).toEqual([10, 50, 200]);
    expect(spread([290, 295, 300], 40, 300)).toEqual([220, 260, 300]);
    expect(spread([], 40, 300)).toEqual([]);
  });
});

describe("bosses", () => {
  test("Grandma's word makes one President something else", () => {
    const codes = ["F28", "T32", "F33", "F10"];
    expect(countsOf(codes, "keep", faceOf)).toEqual({ president: 1, foreman: 1, secretary: 0 });
    expect(countsOf(codes, "foreman", faceOf)).toEqual({ president: 0, foreman: 2, secretary: 0 });
  });

  test("only who has more than everybody else is rewarded", () => {
    const mine = { president: 2, foreman: 1, secretary: 0 };
    expect(bonusOf(mine, [{ president: 1, foreman: 1, secretary: 0 }])).toBe(5);
    expect(bonusOf(mine, [{ president: 2, foreman: 0, secretary: 1 }])).toBe(4);
    expect(bonusOf({ president: 0, foreman: 0, secretary: 0 }, [])).toBe(0);
  });
});

describe("how loudly it is told", () => {
  const volume = (kind: string, view: Partial<PieFactoryView>, before?: Partial<PieFactoryView>): string =>
    pieFactoryTelling({ event: { number: 1, kind }, view: viewOf(view), before: before ? viewOf(before) : null });

  test("a new order is for the stage only if my own place is another one", () => {
    expect(volume("ordered", { order: [1, 0, 2, 3] }, {})).toBe("stage");
    expect(volume("ordered", { order: [0, 2, 1, 3] }, {})).toBe("flight");
    expect(volume("ordered", { seat: null, order: [1, 0, 2, 3] }, {})).toBe("flight");
  });

  test("boxing is never told on the line from which I may take, nor pie by pie at the end", () => {
    expect(volume("boxed", { asked: [1] })).toBe("stage");
    expect(volume("boxed", { asked: [0] })).toBe("bubble");
    expect(volume("boxed", { step: "over" })).toBe("flight");
  });
});

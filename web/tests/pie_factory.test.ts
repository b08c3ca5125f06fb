import { describe, expect, test } from "vitest";
import {
  bonusOf,
  countsOf,
  gainOn,
  iconOf,
  leaderOf,
  piesIn,
  slotsFor,
  topOf,
  withCard,
} from "../src/boards/pie_factory/cards";
import { endingOf, lossesIn } from "../src/boards/pie_factory/day";
import { draft } from "../src/boards/pie_factory/draft.svelte";
import { pieFactoryPlan } from "../src/boards/pie_factory/plan";
import { boxedWith, nightUntil, pieFactoryTelling } from "../src/boards/pie_factory/telling";
import { isTie, pegsOf, spread, timesOf } from "../src/boards/pie_factory/track";
import type { Desk } from "../src/desk.svelte";
import type { Choice, Event, Face, PieFactoryFront, PieFactoryPie, PieFactoryView } from "../src/wire";

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

  test("a pie with it is what is shown until it is placed", () => {
    expect(withCard(null, "F10", true, faceOf)).toEqual(pie("F10", "", "", true));
    expect(withCard(pie("C05"), "F10", false, faceOf)).toEqual(pie("C05", "F10"));
    expect(withCard(pie("C05", "F10"), "T37", false, faceOf)).toEqual(pie("C05", "F10", "T37"));
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

describe("what a pie brings", () => {
  test("PF-S30: only the icon of its top card", () => {
    expect(iconOf(pie("C05", "F28"), faceOf)).toBe("president");
    expect(iconOf(pie("C05", "F28", "T37"), faceOf)).toBe("");
    expect(iconOf(pie("F28", "", "", true), faceOf)).toBe("");
  });

  test("PF-S46: a boxed crust is not a pie", () => {
    expect(piesIn(["C05", "F10", "T37"], faceOf)).toBe(2);
  });

  test("a tie is nobody's lead", () => {
    expect(leaderOf([1, 3, 2])).toBe(1);
    expect(leaderOf([3, 3, 2])).toBe(-1);
    expect(leaderOf([0, 0])).toBe(-1);
  });
});

describe("the end of a day", () => {
  const LINE = ["C05", "F10", "F12", "F20", "F24", "F28"];
  const ending = (more: Partial<PieFactoryView>): string =>
    endingOf(viewOf({ seats: 4, line: LINE, deck_size: 24, options: {}, ...more }));

  test("PF-R29: with an empty deck the next refill lacks a card, whatever is done", () => {
    expect(ending({ deck_size: 0 })).toBe("surely");
    expect(ending({ deck_size: 0, options: { day_end: "deck_empty" } })).toBe("surely");
  });

  test("PF-61: more places are empty than the deck has cards", () => {
    const line = [null, null, "F12", "F20", "F24", "F28"];
    expect(ending({ line, acted: 2, deck_size: 1 })).toBe("surely");
    expect(ending({ line, acted: 4, step: "place", deck_size: 1 })).toBe("surely");
    expect(ending({ line, acted: 4, step: "place", deck_size: 2 })).toBe("");
    expect(ending({ line, acted: 4, step: "place", deck_size: 2, options: { day_end: "deck_empty" } })).toBe("surely");
  });

  test("whoever still acts takes a card from the line or from the deck", () => {
    expect(ending({ deck_size: 3 })).toBe("perhaps");
    expect(ending({ deck_size: 4 })).toBe("");
    expect(ending({ line: [null, ...LINE.slice(1)], acted: 3, deck_size: 1 })).toBe("perhaps");
  });

  test("nothing ends any more while pies go stale", () => {
    expect(ending({ step: "stale", deck_size: 0 })).toBe("");
  });

  test("a pie that got its filling a moment ago goes stale with it", () => {
    const before = viewOf({ pies: [[pie("C05"), null], [pie("C05", "F10")]] });
    const events: Event[] = [
      { number: 1, kind: "went_stale", seat: 0, args: { number: 1 } },
      { number: 2, kind: "discarded", seat: 0, cards: ["C05", "F20"] },
      { number: 3, kind: "went_stale", seat: 1, args: { number: 1 } },
      { number: 4, kind: "discarded", seat: 1, cards: ["C05", "F10", "T37"] },
    ];
    expect(lossesIn(events, before, faceOf)).toEqual([
      { seat: 0, pie: pie("C05", "F20") },
      { seat: 1, pie: pie("C05", "F10", "T37") },
    ]);
  });
});

describe("the times of a round", () => {
  test("are those of the cards that lie there, and of what the last one did", () => {
    const before = viewOf({ fronts: [{ card: "C05", down: false, secret: false }, null, null] });
    const last: Event = { number: 9, kind: "drafted", seat: 2, args: { minutes: 12 } };
    const times = timesOf(before, [last], faceOf);
    expect([...times]).toEqual([
      [0, 5],
      [1, null],
      [2, 12],
    ]);
  });

  test("tie if two are equal, or two go last", () => {
    expect(isTie([3, 12, null])).toBe(false);
    expect(isTie([3, 3, null])).toBe(true);
    expect(isTie([3, null, null])).toBe(true);
  });
});

describe("how loudly it is told", () => {
  /** Of the events of one change. */
  function volumes(kinds: (string | Partial<Event>)[], more: Partial<PieFactoryView> = {}): string[] {
    const view = viewOf(more);
    return kinds
      .map((kind) => (typeof kind === "string" ? { kind } : kind))
      .map((event, number) => ({ number, kind: "", ...event }))
      .map((event) => pieFactoryTelling({ event, view, before: viewOf({}) }));
  }

  test("a new order stands between two rounds", () => {
    expect(volumes(["ordered"])).toEqual(["stage"]);
  });

  test("the end of a day is one scene", () => {
    const night = ["day_ended", "went_stale", "went_stale", "reshuffled", "lined_up"];
    expect(volumes(night)).toEqual(["show", "bubble", "bubble", "bubble", "flight"]);
  });

  test("whoever has to choose is told quickly, and what came of it after the last choice", () => {
    expect(volumes(["day_ended", "went_stale"], { step: "stale" })).toEqual(["scene", "bubble"]);
    expect(volumes(["went_stale", "reshuffled"])).toEqual(["bubble", "show"]);
  });

  test("what came of choices that others made in between belongs to the same night", () => {
    const views = ["action", "stale", "stale", "action"].map((step) => viewOf({ step }));
    const kinds = ["day_ended", "went_stale", "reshuffled"];
    const beats = kinds.map((kind, index) => ({
      event: { number: index + 1, kind },
      view: views[index + 1]!,
      before: views[index]!,
    }));
    expect(beats.map(pieFactoryTelling)).toEqual(["scene", "bubble", "show"]);
    const night = nightUntil(beats[2]!);
    expect(night.flatMap(({ events }) => events.map(({ kind }) => kind))).toEqual([...kinds].reverse());
    expect(night.map(({ before }) => before)).toEqual(views.slice(0, 3).reverse());
  });

  test("pies that are boxed at once are told at once, and what is boxed at the end is not told", () => {
    const boxed = (seat: number): Partial<Event> => ({ kind: "boxed", seat });
    expect(volumes([boxed(1), boxed(1), boxed(1)])).toEqual(["stage", "bubble", "bubble"]);
    expect(volumes([boxed(1), "day_ended", boxed(1), boxed(2)])).toEqual(["stage", "show", "flight", "flight"]);
  });

  test("the first of them knows the others", () => {
    const view = viewOf({});
    const events: Event[] = [1, 2, 3].map((number) => ({ number, kind: "boxed", seat: 1 }));
    const last: Event[] = [
      { number: 4, kind: "day_ended" },
      { number: 5, kind: "boxed", seat: 1 },
    ];
    for (const event of [...events, ...last]) pieFactoryTelling({ event, view, before: null });
    expect(boxedWith({ event: events[0]!, view })).toEqual(events);
  });
});

describe("the dock", () => {
  function deskOf(targets: string[], more: Partial<PieFactoryView>): Desk {
    const choices = targets.map((target, atom): Choice => ({ atom, target, label: { id: "label-done" } }));
    const pies = [[pie("C05", "F10"), pie("C05"), null], [], [], []];
    const table = { seats: 4, hand: ["F10"], pending: [], costs: [], line: [], deck_size: 9, options: {}, pies };
    return {
      view: viewOf({ ...table, ...more }),
      choices,
      chosen: null,
      hinted: "",
      asking: true,
      seatNames: ["A", "B", "C", "D"],
      face: faceOf,
      at: (target: string) => choices.filter((choice) => choice.target === target),
      starting: (start: string) => choices.filter((choice) => choice.target.startsWith(start)),
    } as unknown as Desk;
  }

  test.each([
    [["pie:A1"], [0]],
    [["pie:A1", "pie:A2"], []],
  ])("the only pie that can be boxed is ticked: %o", (targets, ticked) => {
    const desk = deskOf(targets, {});
    pieFactoryPlan(desk)
      .others.find(({ run }) => run)
      ?.run?.();
    expect(draft.slots(desk)).toEqual(ticked);
    draft.drop();
  });

  test("what is drawn or taken is chosen first", () => {
    const desk = deskOf(["pile:deck"], {});
    expect(desk.choices.every((choice) => pieFactoryPlan(desk).chooses(choice))).toBe(true);
  });

  test("at the end of a day the warning has the line to itself", () => {
    const calm = pieFactoryPlan(deskOf(["pile:deck"], {}));
    const last = pieFactoryPlan(deskOf(["pile:deck"], { deck_size: 0, line: [null] }));
    expect([calm.notes?.length, Boolean(calm.tail)]).toEqual([0, true]);
    expect([last.notes?.length, Boolean(last.tail)]).toEqual([1, false]);
  });
});

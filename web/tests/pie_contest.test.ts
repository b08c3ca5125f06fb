import { describe, expect, test } from "vitest";
import type { Desk } from "../src/desk.svelte";
import {
  canBake,
  changeOf,
  endingOf,
  isNearlyOver,
  newestFirst,
  outcomeOf,
  pieContestPlan,
  pieContestReason,
  pieContestTelling,
  placeOf,
  staleAfter,
  termsOf,
} from "../src/boards/pie_contest/plan";
import { isRead, pickingOf } from "../src/boards/pie_contest/picking";
import { happened } from "./events";
import type { Choice, Event, Message, Outcome, PieContestPie, PieContestView } from "../src/wire";

const pie = (seat: number, ...boxes: number[]): PieContestPie => ({ seat, boxes, oven: [] });

function viewOf(changes: Partial<PieContestView> = {}): PieContestView {
  return {
    seats: 4,
    seat: 0,
    step: "main",
    options: { staleness: 4, grand: "off", small_table: "printed" },
    pies: [],
    pending: [],
    hand: ["honey", "limes"],
    trash: [],
    looked: [],
    revealed: [],
    kitchens: [[], [{ code: "rhubarb", worth: 5, counter: 0, completer: null, guarded: false }], [], []],
    oven_values: [0, 0, 0, 0],
    ...changes,
  } as PieContestView;
}

function deskOf(targets: string[], changes: Partial<PieContestView> = {}, prompt: Message | null = null): Desk {
  const choices = targets.map((target, atom): Choice => ({ atom, target, label: { id: "label-done" } }));
  return {
    view: viewOf(changes),
    choices,
    loose: choices.filter(({ target }) => /^(word|option):/.test(target)),
    asking: true,
    picked: [],
    prompt,
    at: (target: string) => choices.filter((choice) => choice.target === target),
    starting: (start: string) => choices.filter((choice) => choice.target.startsWith(start)),
    person: (seat: number) => `player ${seat}`,
  } as unknown as Desk;
}

describe("the end", () => {
  test("comes when everybody has baked, or somebody three times", () => {
    const ending = endingOf(viewOf({ pies: [pie(1, 9), pie(1, 8), pie(2, 7)] }));
    expect(ending).toEqual({ each: 1, bakers: 2, seats: 4, most: 2, alone: 3 });
  });

  test("with two Pies each, if few players have agreed on that", () => {
    const options = { small_table: "two_each" };
    const pies = [pie(0, 9), pie(0, 8), pie(1, 7)];
    expect(endingOf(viewOf({ seats: 3, options, pies }))).toMatchObject({ each: 2, bakers: 1 });
    expect(endingOf(viewOf({ seats: 4, options, pies }))).toMatchObject({ each: 1, bakers: 2 });
  });

  test("of a Grand Contest takes four Pies of everybody", () => {
    const pies = [pie(0, 1), pie(0, 2), pie(0, 3), pie(0, 4)];
    const ending = endingOf(viewOf({ seats: 2, options: { grand: "on" }, pies }));
    expect(ending).toEqual({ each: 4, bakers: 1, seats: 2, most: 4, alone: 0 });
    expect(isNearlyOver(ending)).toBe(true);
  });

  test.each([
    [{ each: 1, bakers: 3, seats: 4, most: 1, alone: 3 }, true],
    [{ each: 1, bakers: 1, seats: 4, most: 2, alone: 3 }, true],
    [{ each: 1, bakers: 2, seats: 4, most: 1, alone: 3 }, false],
  ])("is near if one Pie may bring it: %o", (ending, near) => {
    expect(isNearlyOver(ending)).toBe(near);
  });
});

describe("a baked Pie", () => {
  const oven = [
    { code: "sea-salt", worth: 1 },
    { code: "cinnamon", worth: 4 },
  ];

  test("is the sum of its terms, each with what baking changed", () => {
    const terms = termsOf({ seat: 0, boxes: [5, 1], oven }, (code) => (code === "cinnamon" ? 2 : 1));
    expect(terms).toEqual([
      { code: "sea-salt", worth: 1, by: 0 },
      { code: "cinnamon", worth: 4, by: 2 },
    ]);
  });

  test("has a term for what the card adds that baked it", () => {
    const terms = termsOf({ seat: 0, boxes: [3], oven }, () => 0);
    expect(terms.at(-1)).toEqual({ code: "", worth: -2, by: 0 });
    expect(terms.reduce((sum, { worth }) => sum + worth, 0)).toBe(3);
  });

  test("makes the rivals' Pies stale, but neither the baker's nor shielded ones", () => {
    const before = viewOf({ pies: [pie(1, 13), pie(2, 10), pie(3, 8)] });
    const after = viewOf({ pies: [pie(1, 13, 9), pie(2, 10), pie(3, 8), pie(3, 14)] });
    expect(staleAfter(4, after, before)).toMatchObject([
      { number: 1, seat: 1, old: 13, now: 9 },
      { number: 2, seat: 2, old: 10, now: 10 },
    ]);
  });

  test("is told apart from another that was baked at the same time", () => {
    const after = viewOf({ pies: [pie(1, 13, 9, 5), pie(2, 12, 8), pie(3, 14)] });
    const before = viewOf({ pies: [pie(1, 13)] });
    expect(staleAfter(2, after, before)).toMatchObject([{ number: 1, old: 13, now: 9 }]);
    expect(staleAfter(3, after, before)).toMatchObject([
      { number: 1, old: 9, now: 5 },
      { number: 2, old: 12, now: 8 },
    ]);
  });
});

describe("how loudly things are told", () => {
  const told = (event: Partial<Event>, view = viewOf(), before = viewOf()): string =>
    pieContestTelling({ event: { number: 1, kind: "", ...event }, view, before });

  test("whatever is played is shown to all, and a dive as a card is", () => {
    expect(told({ kind: "played", seat: 1, target: "pile:trash" })).toBe("stage");
    expect(told({ kind: "played", seat: 1, target: "kitchen:1" })).toBe("stage");
    expect(told({ kind: "dived", seat: 1, cards: ["honey", "limes"] })).toBe("stage");
  });

  test("passing and throwing away what is too many are murmurs", () => {
    expect(told({ kind: "passed", seat: 1 })).toBe("bubble");
    const thrown = { kind: "moved", seat: 1, source: "seat:1", args: { owner: 1, deed: "trash" } };
    expect(told(thrown, viewOf(), viewOf({ step: "limit" }))).toBe("bubble");
    expect(told(thrown)).toBe("flight"); // the price of a dive is shown with it
  });

  test("staleness is part of the baking scene, other changes are shown", () => {
    const lost = { kind: "pie_changed", seat: 1, args: { pie: 1, value: 9, way: "less", by: 4 } };
    const baked = viewOf({ pies: [pie(1, 13, 9), pie(2, 7)] });
    expect(told(lost, baked, viewOf({ pies: [pie(1, 13)] }))).toBe("silent");
    expect(told(lost, viewOf({ pies: [pie(1, 13, 9)] }), viewOf({ pies: [pie(1, 13)] }))).toBe("stage");
    expect(told({ kind: "baked", seat: 2 })).toBe("show");
  });

  test("what rivals do to my cards is shown, what they do to each other is not", () => {
    expect(told({ kind: "worth_changed", seat: 1, args: { owner: 0 } })).toBe("stage");
    expect(told({ kind: "worth_changed", seat: 1, args: { owner: 2 } })).toBe("flight");
    expect(told({ kind: "moved", seat: 0, args: { owner: 0 } })).toBe("flight");
  });

  test("only those who see a card are shown it", () => {
    expect(told({ kind: "looked", seat: 1, cards: ["??", "??"] })).toBe("bubble");
    expect(told({ kind: "looked", seat: 0, cards: ["honey"] })).toBe("stage");
  });
});

describe("the dock", () => {
  test("never passes or dives by its main button", () => {
    const plan = pieContestPlan(deskOf(["card:honey", "pile:trash", "word:pass"]));
    expect(plan.main).toBeNull();
    expect(plan.others.map(({ choice, quiet }) => [choice?.target, quiet ?? false])).toEqual([
      ["pile:trash", false],
      ["word:pass", true],
    ]);
  });

  test("a card is chosen first; for a dive it becomes a chip at once", () => {
    const card: Choice = { atom: 9, target: "card:honey", label: { id: "label-play" } };
    expect(pieContestPlan(deskOf([])).chooses(card)).toBe(true);
    expect(pieContestPlan(deskOf([], { pending: [1] })).chooses(card)).toBe(false);
    const many = Array<string>(9).fill("honey");
    expect(pieContestPlan(deskOf([], { step: "limit", hand: many })).chooses(card)).toBe(false);
    expect(pieContestPlan(deskOf([], { step: "limit", hand: many, pending: [1] })).chooses(card)).toBe(true);
  });

  test("yes is the main button, no is a quiet one", () => {
    const { main, others } = pieContestPlan(deskOf(["word:yes", "word:no"], { step: "may" }));
    expect(main?.choice?.target).toBe("word:yes");
    expect(others).toMatchObject([{ choice: { target: "word:no" }, quiet: true }]);
  });
});

describe("what is chosen", () => {
  const target = "kitchen:1.1";
  const choice: Choice = { atom: 1, target, label: { id: "label-in-kitchen" } };

  test("is a place in a Kitchen, counted from 1", () => {
    expect(placeOf(target)).toEqual({ seat: 1, index: 0 });
    expect(placeOf("kitchen:1")).toBeNull();
  });

  test("changes by what the card says", () => {
    const lower = deskOf([target], {}, { id: "prompt-card", args: { deed: "lower", by: 2 } });
    expect(changeOf(lower, choice)).toEqual({ code: "rhubarb", from: 5, to: 3 });
    expect(changeOf(deskOf([target], {}, { id: "prompt-card", args: { deed: "trash", by: 0 } }), choice)).toBeNull();
  });

  test("lies on the cloth if it is too small where it is", () => {
    expect(pickingOf(deskOf([target]), false)).toBeNull();
    expect(pickingOf(deskOf([target]), true)).toMatchObject({ kind: "kitchens", seats: [1] });
    expect(pickingOf(deskOf(["kitchen:0.1"]), true)).toBeNull();
    expect(pickingOf(deskOf(["trash:honey"]), false)).toMatchObject({ kind: "cards", prefix: "trash" });
    expect(pickingOf(deskOf(["option:1", "option:2"]), false)).toBeNull();
  });
});

test("the cards of a dive are chips, and no longer in the hand", () => {
  const picked: Message[] = [{ id: "label-dive" }, { id: "label-from-hand", args: { card: "double-cocoa.turned" } }];
  const desk = Object.assign(deskOf(["card:honey"], { pending: [1, 2] }), { picked });
  expect(pieContestPlan(desk).away).toEqual(["double-cocoa"]);
});

describe("the Trash", () => {
  const into = (number: number, ...cards: string[]): Event => ({
    ...happened("moved"),
    number,
    cards,
    target: "pile:trash",
  });

  test("has the newest card on top", () => {
    const log = [into(1, "honey", "limes"), into(2, "butter")];
    expect(newestFirst(["butter", "honey", "limes"], log)).toEqual(["butter", "limes", "honey"]);
  });

  test("no longer shows what was taken out of it, and keeps what nobody saw come", () => {
    expect(newestFirst(["figs", "honey"], [into(1, "honey"), into(2, "limes")])).toEqual(["honey", "figs"]);
  });
});

describe("what came of an Action", () => {
  const after = (kind: string, number: number, more: Partial<Event> = {}): Event => ({
    ...happened(kind),
    seat: 1,
    number,
    ...more,
  });
  const played = { event: after("played", 1), view: viewOf(), before: null };

  test("is what matters most of what followed, not how it was chosen", () => {
    const taken = after("moved", 4);
    expect(outcomeOf(played, [after("pointed", 2), after("drew", 3), taken])).toBe(taken);
  });

  test("counts cards that are drawn one by one together", () => {
    const drew = [after("drew", 2, { cards: ["??"] }), after("drew", 3, { cards: ["??"] })];
    expect(outcomeOf(played, drew)?.cards).toEqual(["??", "??"]);
  });

  test("of a dive is what was taken", () => {
    const dived = { ...played, event: { ...played.event, kind: "dived", cards: ["honey", "limes"] } };
    const taken = after("moved", 3, { cards: ["lemons"], args: { deed: "take" } });
    expect(outcomeOf(dived, [taken])).toBe(taken);
    expect(outcomeOf(dived, [])).toBeUndefined();
  });

  test("is nobody else's doing", () => {
    expect(outcomeOf(played, [after("moved", 2, { seat: 2 })])).toBeUndefined();
  });
});

describe("a card that Bakes", () => {
  const salt = { code: "salt", worth: 1, counter: 0, completer: null, guarded: false };
  const fruit = { ...salt, code: "fruit" };
  const desk = { look: (code: string) => ({ tone: code }) } as unknown as Desk;

  test.each([
    [[salt, fruit, fruit], 0, true],
    [[salt, fruit], 0, false],
    [[salt, fruit], 1, true],
    [[fruit, fruit, fruit], 0, false],
    [[fruit, fruit, fruit], 1, true],
    [[salt, salt, fruit], 1, false],
  ])("is of use only with three Ingredients and one Salt", (kitchen, more, can) => {
    expect(canBake(desk, kitchen, more)).toBe(can);
  });
});

test("cards of the Trash that are gained together are chosen on the page, in any order", () => {
  const prompt = { id: "prompt-cards", args: { card: "seconds", deed: "gain", count: 2 } };
  const trash = ["butter", "honey", "limes"];
  const desk = Object.assign(deskOf(["trash:butter", "trash:limes", "word:done"], { step: "card", trash }, prompt), {
    t: (id: string, { cards }: { cards: string[] }) => `${id} ${cards.join(" ")}`,
  });
  const cloth = (): { press: (code: string) => void; uses: string[] } | undefined => pieContestPlan(desk).cloth;
  expect(pieContestPlan(desk).main?.run).toBeUndefined();
  cloth()?.press("limes");
  cloth()?.press("butter");
  expect(cloth()?.uses).toEqual(["limes", "butter"]);
  expect(pieContestPlan(desk).main?.label).toBe("board-pie-contest-do-all limes butter");
  cloth()?.press("limes");
  expect(cloth()?.uses).toEqual(["butter"]);
});

test("a press on a card says that one wants to play one, and which", () => {
  const prompt = { id: "prompt-may", args: { card: "espresso", deed: "play" } };
  const followed: string[][][] = [];
  const desk = Object.assign(deskOf(["word:yes", "word:no"], { step: "may", number: 7 }, prompt), {
    t: (id: string, { card }: { card: string }) => `${id} ${card}`,
    face: (code: string) => ({ code, marks: {} }),
    follow: (groups: string[][]) => followed.push(groups),
  });
  expect(pieContestPlan(desk).main).not.toHaveProperty("choice"); // a card is pressed, not a button
  pieContestPlan(desk).hand?.("honey");
  pieContestPlan(desk).hand?.("limes"); // that one instead
  const { main, others, uses } = pieContestPlan(desk);
  expect(uses).toEqual(["limes"]);
  expect(others.map(({ choice }) => choice?.target)).toEqual(["word:no"]);
  main?.run?.();
  expect(followed).toEqual([[["word:yes"], ["card:limes"]]]);
});

test("a hint about cards says what is done with them", () => {
  const desk = Object.assign(deskOf([], { step: "limit" }), {
    t: (id: string, { cards }: { cards: string[] }) => `${id} ${cards.join(" ")}`,
    say: ({ id }: Message) => id,
  });
  const card = (code: string): Message => ({ id: "label-from-hand", args: { card: code } });
  expect(pieContestPlan(desk).hint?.([card("honey"), card("limes")])).toBe("board-pie-contest-dive-with honey limes");
  Object.assign(desk.view as PieContestView, { step: "main" });
  expect(pieContestPlan(desk).hint?.([{ id: "label-dive" }, card("honey"), { id: "label-from-trash" }])).toBe(
    "label-dive · board-pie-contest-dive-with honey · label-from-trash",
  );
});

test("cards that nobody has seen before are read one by one, if they are few", () => {
  const looked = ["honey", "limes", "honey", "butter", "salt"];
  const few = pickingOf(deskOf([], { looked }), false);
  expect(few && isRead(few)).toBe(true);
  const many = pickingOf(deskOf([], { looked: ["a", "b", "c", "d", "e", "f", "g"] }), false);
  expect(many && isRead(many)).toBe(false);
});

test("the third Pie of somebody ended the game: it is said whose", () => {
  const desk = Object.assign(deskOf([], { pies: [pie(2, 9), pie(2, 8), pie(0, 4), pie(2, 3)] }), {
    t: (id: string, { seats }: { seats: number[] }) => `${id} ${seats.join(" ")}`,
  });
  const outcome = { reason: "three pies" } as Outcome;
  expect(pieContestReason(desk, outcome)).toBe("board-pie-contest-third 2");
  expect(pieContestReason(desk, { ...outcome, reason: "everybody baked" })).toBeUndefined();
});

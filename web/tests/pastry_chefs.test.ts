import "./browser_page";
import { beforeEach, describe, expect, test } from "vitest";
import {
  copiesOf,
  described,
  isBlocked,
  matches,
  mayName,
  named,
  PILE,
  wordIn,
} from "../src/boards/pastry_chefs/cards";
import { draft } from "../src/boards/pastry_chefs/draft.svelte";
import { gathered, wordFor } from "../src/boards/pastry_chefs/hand";
import { boundsOf, knowledgeOf, marksOf, notesOf } from "../src/boards/pastry_chefs/known";
import { cardsOf, pastryChefsPlan } from "../src/boards/pastry_chefs/plan";
import { actorOf } from "../src/frame/actor";
import { pastryChefsTelling } from "../src/boards/pastry_chefs/telling";
import { Desk } from "../src/desk.svelte";
import type { AnyView, Choice, Event, Face, Message, PastryChefsView } from "../src/wire";

const CODES = ["c", "d", "h", "s"].flatMap((suit) => [1, 2, 3, 4].map((number) => `${number}${suit}`));
const WORDS = ["clubs", "diamonds", "hearts", "spades", "#1", "#2", "#3", "#4", ...CODES];

/** A view of seat 0, with what it says; the others have five cards each. */
function viewWith(facts: Partial<PastryChefsView>): PastryChefsView {
  const empty = { seat: 0, hand: [], discard: [], baked: [[], [], [], []], blocked: [], hand_sizes: [4, 5, 5, 5] };
  return { options: {}, known: null, outcome: null, ...empty, ...facts } as unknown as PastryChefsView;
}

/** A memory in which seat 1 has at least and at most so many. */
function memory(least: Record<string, number>, most: Record<string, number> = {}): PastryChefsView["known"] {
  const row = (of: Record<string, number>, otherwise: number): number[] => WORDS.map((word) => of[word] ?? otherwise);
  const unknown = [row({}, 0), row({}, 12)];
  return {
    least: [unknown[0], row(least, 0), unknown[0], unknown[0]] as number[][],
    most: [unknown[1], row(most, 12), unknown[1], unknown[1]] as number[][],
    deck_most: [],
    untouched: [],
  };
}

describe("words", () => {
  test.each([
    ["hearts", "3h", true],
    ["#3", "3h", true],
    ["3h", "3h", true],
    ["hearts", "3s", false],
    ["#3", "4h", false],
    ["3h", "3s", false],
  ])("%s describes %s: %s", (word, code, expected) => {
    expect(matches(word, code)).toBe(expected);
  });

  test("what is blocked blocks itself and its cards, and nothing else", () => {
    const blocked = ["#4", "spades"];
    expect(["#4", "spades", "4h", "1s"].every((word) => isBlocked(blocked, word))).toBe(true);
    expect(["#3", "hearts", "3h"].some((word) => isBlocked(blocked, word))).toBe(false);
  });

  test.each(["hearts", "#3", "3h"])("%s can be read from the messages that name it", (word) => {
    expect(wordIn(described(word, 2))).toBe(word);
    expect(wordIn(named(word))).toBe(word);
  });
});

test("the three copies of a card: those that are seen come first, baked ones last", () => {
  const view = viewWith({ discard: ["3h"], hand: ["3h", "1c"], baked: [[["1c", "2c", "3c"]], [], [], []] });
  expect(copiesOf(view, "3h")).toEqual(["discarded", "yours", "unseen"]);
  expect(copiesOf(view, "1c")).toEqual(["yours", "unseen", "baked"]);
  expect(copiesOf(view, "4s")).toEqual(["unseen", "unseen", "unseen"]);
});

test("cards can be named that are there, or may be there, and are not blocked", () => {
  const view = viewWith({ hand: ["1c"], discard: ["2d"], blocked: ["#4"] });
  expect(mayName(view, 0, "clubs")).toBe(true);
  expect(mayName(view, 0, "hearts")).toBe(false);
  expect(mayName(view, PILE, "#2")).toBe(true);
  expect(mayName(view, PILE, "#1")).toBe(false);
  expect(mayName(view, 1, "hearts")).toBe(true);
  expect(mayName(view, 1, "4h")).toBe(false);
});

describe("cards of one's own hand that are pressed together", () => {
  const view = viewWith({ hand: ["2c", "2h", "3h", "3h", "4s"] });

  test.each([
    [["2h"], "2h"],
    [["3h", "3h"], "3h"],
    [["2h", "3h"], "hearts"],
    [["2c", "2h"], "#2"],
    [["2c", "4s"], ""],
    [[], ""],
  ])("%j are called %s", (cards, word) => {
    expect(wordFor(view, cards)).toBe(word);
  });

  test("are called by what is not blocked", () => {
    expect(wordFor({ ...view, blocked: ["#2"] }, ["2h"])).toBe("hearts");
    expect(wordFor({ ...view, blocked: ["hearts"] }, ["2h"])).toBe("#2");
    expect(wordFor({ ...view, blocked: ["hearts", "#2"] }, ["2h"])).toBe("");
  });

  test("grow, shrink, and start anew where nothing is common", () => {
    expect(gathered(view, [], "3h")).toEqual(["3h"]);
    expect(gathered(view, ["3h"], "3h")).toEqual(["3h", "3h"]);
    expect(gathered(view, ["3h", "3h"], "3h")).toEqual([]);
    expect(gathered(view, ["3h"], "2h")).toEqual(["3h", "2h"]);
    expect(gathered(view, ["3h", "2h"], "2h")).toEqual(["3h"]);
    expect(gathered(view, ["3h", "2h"], "4s")).toEqual(["4s"]);
  });
});

describe("a Move by pressing cards", () => {
  const FROM: Choice = { atom: 44, target: "seat:N", label: { id: "label-from-hand", args: { owner: 0 } } };
  const picks: { choice: Choice; then?: string[][] }[] = [];
  const cancelled: number[] = [];

  function deskAt(picked: Message[], choices: Choice[], facts: Partial<PastryChefsView> = {}): Desk {
    const desk = new Desk({
      pick: (choice, then) => picks.push({ choice, then }),
      cancel: (steps = 1) => cancelled.push(steps),
      stand: () => undefined,
      why: () => Promise.resolve([]),
      avoid: () => undefined,
    });
    desk.board = { component: () => ({}), plan: pastryChefsPlan, tells: pastryChefsTelling };
    desk.seatNames = ["N", "E", "S", "W"];
    desk.faces = new Map(CODES.map((code): [string, Face] => [code, { code, name: code, kind: "" }]));
    desk.view = viewWith({ step: "action", number: 7, hand: ["2c", "2h", "3h"], drawn: [], ...facts }) as AnyView;
    desk.choices = choices;
    desk.picked = picked;
    desk.asking = true;
    return desk;
  }

  const mine: Message = { id: "label-from-hand", args: { owner: 0 } };
  const dill: Message = { id: "label-to-hand", args: { owner: 2 } };
  const counts = [1, 2].map((count): Choice => ({ atom: 77 + count, target: `number:${count}`, label: { id: "n" } }));

  beforeEach(() => {
    picks.length = cancelled.length = 0;
    draft.drop();
  });

  test("is one of two things to do: whoever draws draws at once", () => {
    const draw: Choice = { atom: 45, target: "draw:N", label: { id: "label-draw-self" } };
    expect(deskAt([], [FROM, draw]).plan.main?.choice).toBe(draw);
  });

  test("names one card until another number is said, whatever is known of the other hand", () => {
    const known = memory({ hearts: 2 });
    const desk = deskAt([{ id: "label-from-hand", args: { owner: 1 } }, dill, named("hearts")], counts, { known });
    expect(desk.plan.main?.choice?.target).toBe("number:1");
    draft.set(desk, { count: 2 });
    expect(desk.plan.main?.choice?.target).toBe("number:2");
  });

  test("what is revealed first is what could be the most cards", () => {
    const word = (target: string, atom: number): Choice => ({
      atom,
      target: `word:${target}`,
      label: { id: "label-is" },
    });
    const words = [word("2h", 1), word("#2", 2), word("hearts", 3)];
    const facts = { step: "reveal", drawn: ["2h"], hand: ["2h", "2c", "2s"], discard: ["2d", "2d"] };
    const { main, others } = deskAt([], words, facts as Partial<PastryChefsView>).plan;
    const targets = [main, ...others].map((offer) => offer?.choice?.target);
    expect(targets).toEqual(["word:hearts", "word:#2", "word:2h"]);
    expect([main, ...others].every((offer) => offer?.note)).toBe(true);
  });

  test("begins with a card at the first question", () => {
    const desk = deskAt([], [FROM]);
    desk.plan.hand?.("2h");
    expect(picks.map(({ choice }) => choice.target)).toEqual(["seat:N"]);
    expect(draft.said(desk)).toMatchObject({ from: 0, what: "2h", count: 1 });
  });

  test("is about what the cards have in common, and as many as there are", () => {
    const desk = deskAt([mine], []);
    desk.plan.hand?.("2h");
    desk.plan.hand?.("3h");
    expect(draft.said(desk)).toMatchObject({ what: "hearts", count: 2 });
    expect(desk.plan.uses).toEqual(["2h", "3h"]);
    desk.plan.hand?.("2h");
    expect(draft.said(desk)).toMatchObject({ what: "3h", count: 1 });
  });

  test("takes a word back that was said already", () => {
    const desk = deskAt([mine, dill, { id: "label-card", args: { card: "2h" } }], counts);
    draft.set(desk, { what: "2h", count: 1, own: ["2h"] });
    desk.plan.hand?.("3h");
    expect(cancelled).toEqual([1]);
    expect(draft.of(desk).what).toBe("hearts");
  });

  test("names the pressed cards when they are asked for", () => {
    const desk = deskAt([mine, dill, { id: "label-suit", args: { suit: "hearts" } }], counts);
    draft.set(desk, { what: "hearts", count: 2, own: ["2h", "3h"] });
    desk.pick(counts[1] as Choice);
    expect(picks[0]?.then).toEqual([["card:2h", "card:3h"]]);
  });

  test("does not name them where nobody asks: the whole hand goes, or each was named", () => {
    const whole = deskAt([mine, dill, { id: "label-suit", args: { suit: "hearts" } }], counts, { hand: ["2h", "3h"] });
    draft.set(whole, { what: "hearts", count: 2, own: ["2h", "3h"] });
    expect(whole.plan.next?.(counts[1] as Choice)).toEqual([]);
    const card = deskAt([mine, dill, { id: "label-card", args: { card: "2h" } }], counts);
    draft.set(card, { what: "2h", count: 1, own: ["2h"] });
    expect(card.plan.next?.(counts[0] as Choice)).toEqual([]);
  });

  test("is not made of one's own cards while somebody else's are spoken of", () => {
    const desk = deskAt([{ id: "label-from-hand", args: { owner: 1 } }], []);
    expect(desk.plan.hand).toBeUndefined();
  });

  test("of which there is no choice, the cards lie ready", () => {
    const announced = { count: 1, description: "hearts", source: "N", target: "S" };
    const only = deskAt([], [], { step: "give", needed: 1, hand: ["2c", "2h"], announced });
    expect(cardsOf(only)).toEqual(["2h"]);
    const open = deskAt([], [], { step: "give", needed: 1, hand: ["3h", "2h"], announced });
    expect(cardsOf(open)).toEqual([]);
  });
});

describe("what is known of another hand", () => {
  test("is nothing without a memory", () => {
    const view = viewWith({});
    expect(boundsOf(view, 1, "hearts", CODES)).toEqual([0, 5]);
    expect(knowledgeOf(view, 1, CODES)).toEqual({ sure: [], none: [], most: [] });
  });

  test("counts a known card once, not again as its suit and its number", () => {
    const view = viewWith({ known: memory({ "4d": 1, diamonds: 2, "#4": 1 }) });
    expect(knowledgeOf(view, 1, CODES).sure).toEqual([
      { word: "4d", count: 1 },
      { word: "diamonds", count: 1 },
    ]);
  });

  test("says what is surely not there, and what is there at most", () => {
    const { none, most } = knowledgeOf(viewWith({ known: memory({}, { "#3": 0, hearts: 1 }) }), 1, CODES);
    expect(none).toEqual(["#3"]);
    expect(most).toEqual([{ word: "hearts", count: 1 }]);
  });

  test("does not say what is there at most where it only follows from the number of cards", () => {
    const view = viewWith({ known: memory({ clubs: 2 }, { diamonds: 3, hearts: 2 }) });
    expect(knowledgeOf(view, 1, CODES).most).toEqual([{ word: "hearts", count: 2 }]);
  });

  test("is marked in the grid", () => {
    const view = viewWith({ discard: ["4d"], known: memory({ "4d": 1 }) });
    expect(marksOf(view, "4d", CODES)).toEqual(["discarded", "known", "unseen"]);
  });

  test("has no note twice: a heart and a three may be the same card", () => {
    const view = viewWith({ known: memory({ hearts: 2, "#3": 1 }) });
    expect(notesOf(view, 1, CODES)).toEqual(["hearts", "hearts"]);
    const cards = viewWith({ known: memory({ "4d": 1, diamonds: 1, "#4": 1, "#3": 1 }) });
    expect(notesOf(cards, 1, CODES)).toEqual(["4d", "#3"]);
  });

  test("has never more notes than the hand has cards", () => {
    const view = viewWith({ hand_sizes: [4, 1, 5, 5], known: memory({ hearts: 2 }) });
    expect(notesOf(view, 1, CODES)).toEqual(["hearts"]);
  });
});

describe("how loudly it is told", () => {
  const volume = (kind: string, view: Partial<PastryChefsView> = {}): string =>
    pastryChefsTelling({ event: { number: 1, kind } as Event, view: viewWith(view) as AnyView, before: null });

  test.each([
    ["baked", "scene"],
    ["moved", "stage"],
    ["failed", "stage"],
    ["asked", "stage"],
    ["drew", "bubble"],
    ["discarded", "bubble"],
    ["dealt", "flight"],
  ])("%s: %s", (kind, expected) => {
    expect(volume(kind)).toBe(expected);
  });

  test.each([
    ["to the one who must hand cards over", { source: "seat:0", turn: 1 }, "stage"],
    ["not to the others", { source: "seat:2", turn: 1 }, "silent"],
    ["not to the one who makes it", { source: "seat:0", turn: 0 }, "silent"],
    ["not where the cards come from the pile", { source: "pile:X", turn: 1 }, "silent"],
  ])("a Move is announced %s", (_, { source, turn }, expected) => {
    const event = { number: 1, kind: "announced", seat: turn, source, args: { turn } } as Event;
    expect(pastryChefsTelling({ event, view: viewWith({}) as AnyView, before: null })).toBe(expected);
  });

  test("nothing is announced to a spectator", () => {
    const event = { number: 1, kind: "announced", seat: 1, source: "seat:0", args: { turn: 1 } } as Event;
    expect(pastryChefsTelling({ event, view: viewWith({ seat: null }) as AnyView, before: null })).toBe("silent");
  });

  test("the end of the last game is left to the result, that of another one stops the table", () => {
    expect(volume("ended", { outcome: {} as PastryChefsView["outcome"] })).toBe("silent");
    expect(volume("ended")).toBe("stop");
  });
});

test("a Move is the doing of whoever is on turn, anything else of its seat", () => {
  expect(actorOf({ number: 1, kind: "moved", seat: 2, args: { turn: 3 } })).toBe(3);
  expect(actorOf({ number: 1, kind: "baked", seat: 2, args: { points: 1 } })).toBe(2);
  expect(actorOf({ number: 1, kind: "ended" })).toBeNull();
});

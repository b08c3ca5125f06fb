import { describe, expect, test } from "vitest";
import { modelOf } from "../src/boards/cheflebrity/claims";
import { cheflebrityTelling } from "../src/boards/cheflebrity/telling";
import { isOfferReady, limitsOf, listenerOf, owedBy, toggled } from "../src/boards/cheflebrity/trading";
import type { CheflebrityOffer, CheflebrityView, Event } from "../src/wire";

const HAND = ["B5", "B5", "T10", "E25"];
const OFFER: CheflebrityOffer = { speaker: 1, partner: 0, give: ["T5"], want: ["?", "B?"], counters: 0, accepted: [] };

function viewOf(changes: Partial<CheflebrityView> = {}): CheflebrityView {
  const options = { trade_sizes: "free", trade_cards: 7 };
  const view = { seat: 0, turn: 1, step: "menu", hand: HAND, hand_sizes: [4, 2, 9], options, legal: [], asked: [] };
  return { ...view, offer: null, ...changes } as unknown as CheflebrityView;
}

describe("how many cards a trade may have", () => {
  test("nobody gives more than they hold, or than seven", () => {
    expect(limitsOf(viewOf(), 1)).toEqual({ give: 4, want: 2, isEqual: false });
    expect(limitsOf(viewOf(), "everybody")).toEqual({ give: 4, want: 7, isEqual: false });
  });

  test("or than the table allows", () => {
    const equal = viewOf({ options: { trade_sizes: "equal_only", trade_cards: 3 } });
    expect(limitsOf(equal, 2)).toEqual({ give: 3, want: 3, isEqual: true });
    const one = viewOf({ options: { trade_sizes: "one_for_one", trade_cards: 7 } });
    expect(limitsOf(one, 2)).toEqual({ give: 1, want: 1, isEqual: true });
  });

  test("an offer is ready when both sides are said", () => {
    const limits = { give: 3, want: 2, isEqual: false };
    expect(isOfferReady(["B5"], [], limits)).toBe(false);
    expect(isOfferReady(["B5"], ["?", "?"], limits)).toBe(true);
    expect(isOfferReady(["B5"], ["?", "?", "?"], limits)).toBe(false);
    expect(isOfferReady(["B5"], ["?", "?"], { ...limits, isEqual: true })).toBe(false);
  });
});

describe("what is handed over", () => {
  test("each side owes what was said of it", () => {
    expect(owedBy(1, OFFER)).toBe(1);
    expect(owedBy(0, OFFER)).toBe(2);
    expect(listenerOf(OFFER, 3)).toBe(0);
    expect(listenerOf({ ...OFFER, speaker: 0 }, 3)).toBe(3);
  });

  test("where one card is owed, another one takes its place", () => {
    expect(toggled([], "B5", HAND, 1)).toEqual(["B5"]);
    expect(toggled(["B5"], "T10", HAND, 1)).toEqual(["T10"]);
    expect(toggled(["T10"], "T10", HAND, 1)).toEqual([]);
  });

  test("equal cards can both be chosen, and no more of them than there are", () => {
    expect(toggled(["B5"], "B5", HAND, 3)).toEqual(["B5", "B5"]);
    expect(toggled(["B5", "B5"], "B5", HAND, 3)).toEqual(["B5"]);
  });
});

test("a claim is drawn as a card of its kind", () => {
  expect(["T?", "F?", "?", "SB", "FA20"].map(modelOf)).toEqual(["T15", "FC15", "", "SB", "FA20"]);
});

describe("how loudly things are told", () => {
  const told = (event: Partial<Event>, view = viewOf()): string =>
    cheflebrityTelling({ event: { number: 1, ...event } as Event, view, before: null });

  test("nobody hears that nobody reacts", () => {
    expect(told({ kind: "quiet" })).toBe("silent");
  });

  test("a placed card is worth a look if it is good, or if I can do something about it", () => {
    expect(told({ kind: "placed", args: { card: "T25" } })).toBe("stage");
    expect(told({ kind: "placed", args: { card: "T15" } })).toBe("bubble");
    expect(told({ kind: "placed", args: { card: "T15" } }, viewOf({ step: "window", legal: [0, 14] }))).toBe("stage");
  });

  test("an offer is shown to those whom it concerns", () => {
    expect(told({ kind: "offered" }, viewOf({ offer: { ...OFFER, partner: 2 } }))).toBe("bubble");
    expect(told({ kind: "offered" }, viewOf({ offer: OFFER }))).toBe("stage");
    expect(told({ kind: "offered" }, viewOf({ offer: { ...OFFER, partner: null }, asked: [0, 2] }))).toBe("stage");
  });
});

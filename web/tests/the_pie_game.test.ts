import "./browser_page";
import { describe, expect, test } from "vitest";
import { collectedOf, isNeeded, placesOf, thePieGamePlan, thePieGameTelling } from "../src/boards/the_pie_game/plan";
import { thrownOf } from "../src/boards/the_pie_game/discards";
import { Desk } from "../src/desk.svelte";
import type { AnyView, Choice, Event } from "../src/wire";
import { happened } from "./events";

const NEEDS = ["APP", "CIN", "FLK", "WSU", "BUT"];
const filled = (hand: string[]): string[] => placesOf(NEEDS, hand).map(({ filledBy }) => filledBy);

describe("the recipe", () => {
  test("leaves it open which of several missing ingredients Pot Luck stands for", () => {
    expect(filled(["APP", "CIN", "FLK", "PL"])).toEqual(["APP", "CIN", "FLK", "", ""]);
    expect(collectedOf(NEEDS, ["APP", "CIN", "FLK", "PL"])).toHaveLength(4);
  });

  test("shows Pot Luck in the one place that is missing", () => {
    expect(filled(["APP", "CIN", "FLK", "PL", "WSU"])).toEqual(["APP", "CIN", "FLK", "WSU", "PL"]);
  });

  test("needs either of the two ingredients that Pot Luck could stand for", () => {
    const hand = ["APP", "CIN", "FLK", "PL"];
    expect(["WSU", "BUT", "APP", "EGG"].map((card) => isNeeded(NEEDS, hand, card))).toEqual([true, true, false, false]);
  });
});

describe("drawing and taking", () => {
  function offered(top: string): (string | undefined)[][] {
    const desk = new Desk(null);
    desk.faces = new Map([["R01", { code: "R01", name: "", kind: "recipe", marks: { needs: NEEDS.join(" ") } }]]);
    desk.view = { step: "source", recipe: "R01", hand: ["APP"], discard: [top] } as unknown as AnyView;
    desk.choices = ["pile:deck", "pile:discard"].map((target, atom): Choice => ({ atom, target, label: { id: "x" } }));
    return thePieGamePlan(desk).others.map(({ choice, fixed }) => [choice?.target, fixed]);
  }

  test("keep their places; only which of them is sensible changes", () => {
    expect(offered("BUT")).toEqual([
      ["pile:deck", "other"],
      ["pile:discard", "sensible"],
    ]);
    expect(offered("EGG")).toEqual([
      ["pile:deck", "sensible"],
      ["pile:discard", "other"],
    ]);
  });
});

describe("throwing the whole hand away", () => {
  function throwing(hand: string[]): Desk {
    const desk = new Desk(null);
    const view = {
      step: "throw",
      count: 3,
      hand,
      recipe: null,
      discard: [],
      turn: 0,
      seats: 3,
      fronts: [1],
      number: 41,
    };
    desk.view = view as unknown as AnyView;
    desk.choices = hand.map((code, atom): Choice => ({ atom, target: `card:${code}`, label: { id: "x" } }));
    return desk;
  }

  test("is one press; whoever wants another card on top presses that one before", () => {
    const desk = throwing(["APP", "CIN", "BUT"]);
    let followed: string[][] = [];
    desk.follow = (groups) => (followed = groups);
    thePieGamePlan(desk).main?.run?.();
    expect(followed).toEqual([["card:APP"], ["card:CIN"], ["card:BUT"]]);
    thePieGamePlan(desk).hand?.("APP");
    thePieGamePlan(desk).main?.run?.();
    expect(followed).toEqual([["card:CIN"], ["card:BUT"], ["card:APP"]]);
  });

  test("knows nothing of what was pressed at another table", () => {
    thePieGamePlan(throwing(["APP", "CIN", "BUT"])).hand?.("APP");
    expect(thePieGamePlan(throwing(["EGG", "CIN", "BUT"])).uses).toEqual([]);
  });

  test("is not offered where only some cards go", () => {
    expect(thePieGamePlan(throwing(["APP", "CIN", "BUT", "EGG"])).main?.run).toBeUndefined();
  });
});

describe("the discard pile", () => {
  const thrown = (kind: string, seat: number, cards: string[]): Event => ({ ...happened(kind, seat), cards });

  test("says who threw what, and what was taken is gone", () => {
    const log = [thrown("discarded", 1, ["APP"]), thrown("discarded", 2, ["CIN"]), thrown("took", 0, ["CIN"])];
    expect(thrownOf(["APP"], log)).toEqual([{ code: "APP", seat: 1 }]);
    expect(thrownOf(["EGG", "BUT", "APP"], [...log, thrown("threw", 0, ["BUT", "EGG"])])).toEqual([
      { code: "EGG", seat: 0 },
      { code: "BUT", seat: 0 },
      { code: "APP", seat: 1 },
    ]);
  });

  test("says of nobody what the log does not tell", () => {
    expect(thrownOf(["APP", "CIN"], [thrown("discarded", 1, ["BUT"])]).map(({ seat }) => seat)).toEqual([null, null]);
  });
});

test("a card that somebody hands to the viewer is told on the stage, one between others is not", () => {
  const gave = (partner: number): Event => ({ ...happened("gave", 1), args: { partner } });
  const volume = (event: Event): string => thePieGameTelling({ event, view: { seat: 0 } as AnyView, before: null });
  expect([gave(0), gave(2)].map(volume)).toEqual(["stage", "flight"]);
});

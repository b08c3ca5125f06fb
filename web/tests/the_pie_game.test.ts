import "./browser_page";
import { describe, expect, test } from "vitest";
import { collectedOf, isNeeded, placesOf, thePieGamePlan } from "../src/boards/the_pie_game/plan";
import { Desk } from "../src/desk.svelte";
import type { AnyView, Choice } from "../src/wire";

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

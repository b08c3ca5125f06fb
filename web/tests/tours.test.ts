import "./browser_page";
import { describe, expect, test } from "vitest";
import { Desk } from "../src/desk.svelte";
import { phaseOf, TOURS, type TourStep } from "../src/tours";
import type { AnyView, Choice } from "../src/wire";

function asked(targets: string[], step = ""): Desk {
  const desk = new Desk(null);
  desk.view = { step } as AnyView;
  desk.choices = targets.map((target, atom): Choice => ({ atom, target, label: { id: "label" } }));
  desk.asking = targets.length > 0;
  return desk;
}

function step(game: string, id: string): TourStep {
  const found = TOURS[game]?.find((one) => one.id === id);
  expect(found).toBeDefined();
  return found as TourStep;
}

describe("a step of a tour", () => {
  const take = step("the-pie-game", "take");

  test("only explains where there is nothing to do", () => {
    expect(phaseOf(step("the-pie-game", "recipe"), asked([]), false)).toBe("explain");
  });

  test("waits for the others", () => {
    expect(phaseOf(take, asked([]), false)).toBe("wait");
  });

  test("is done on the real thing", () => {
    expect(phaseOf(take, asked(["pile:deck", "pile:discard"]), false)).toBe("do");
  });

  test("waits for whatever else is asked first", () => {
    expect(phaseOf(take, asked(["card:F2"]), false)).toBe("other");
  });

  test("goes on while a move is half made", () => {
    expect(phaseOf(step("pie-factory", "take"), asked(["card:C04"], "action"), true)).toBe("do");
  });

  test("knows the parts of a turn", () => {
    const cards = ["card:B5", "word:keep"];
    expect(phaseOf(step("cheflebrity", "draw"), asked(cards, "swap"), false)).toBe("do");
    expect(phaseOf(step("cheflebrity", "play"), asked(cards, "swap"), false)).toBe("other");
    expect(phaseOf(step("pastry-chefs", "reveal"), asked(["word:hearts"], "reveal"), false)).toBe("do");
    expect(phaseOf(step("pastry-chefs", "move"), asked(["seat:N"], "ask"), false)).toBe("other");
  });
});

test("a step whose moment has passed does not wait for it", () => {
  const { past } = step("pastry-chefs", "reveal");
  expect(past?.(asked(["seat:N"], "ask"))).toBe(true);
  expect(past?.(asked(["word:hearts"], "reveal"))).toBe(false);
});

test.each(Object.entries(TOURS))("the tour of %s has five to seven steps, and something to do", (_, steps) => {
  expect(steps.length).toBeGreaterThanOrEqual(5);
  expect(steps.length).toBeLessThanOrEqual(7);
  expect(steps.some(({ can }) => can)).toBe(true);
  expect(steps.at(-1)?.id).toBe("help");
});

import { describe, expect, test } from "vitest";
import art from "../public/art.svg?raw";
import { FURNITURE, PICTURES, symbolOf } from "../src/art";
import { symbolsOf } from "./svg";

const named = (name: string, picture?: string): string => symbolOf({ code: "X", kind: "", name, picture });

test("the list of pictures is the list of drawings", () => {
  expect(symbolsOf(art).sort()).toEqual([...PICTURES, ...FURNITURE].sort());
});

describe("the picture of a card", () => {
  test("is the one that its deck names, if there is one", () => {
    expect(named("Anything", "pumpkin")).toBe("pumpkin");
    expect(named("Lime", "no such picture")).toBe("lime");
  });

  test.each([
    ["Grandma’s Secret", "grandmas-secret"],
    ["Apple", "apple"],
    ["Cherry", "cherries"],
    ["Crème", "card"],
    ["Sun-Warm Peaches", "peaches"],
    ["Grandpa's Cherry Pie", "cherry-pie"],
    ["Dutch Apples Pie", "apple-pie"],
    ["Rhubarb Pie", "pie"],
    ["Dark Chocolate Chips", "dark-chocolate"],
    ["Salt of the Earth", "table-salt"],
    ["Blue Ribbon", "ribbon"],
    ["", "card"],
    ["Zzz", "card"],
  ])("%s: %s", (name, picture) => {
    expect(named(name)).toBe(picture);
  });

  test.each(["back", "box", "chef hat", "deck", "logo", "trash"])("%s is furniture, which no name finds", (name) => {
    expect(named(name)).toBe("card");
  });
});

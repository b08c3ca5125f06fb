import "./browser_page";
import { describe, expect, test } from "vitest";
import { soundOf } from "../src/frame/sounding";
import { byKind, usualTelling, type Told } from "../src/frame/telling";
import type { AnyView, Event } from "../src/wire";
import { happened } from "./events";

function told(event: Event): Told {
  return { event, view: {} as AnyView, before: null };
}

describe("how loudly an event is told", () => {
  const telling = byKind({ stage: ["played", "threw"], bubble: ["drew"] });

  test("is looked up by its kind", () => {
    expect(telling(told(happened("threw")))).toBe("stage");
    expect(telling(told(happened("drew")))).toBe("bubble");
  });

  test("is not at all where nobody has said so", () => {
    expect(telling(told(happened("reshuffled")))).toBe("silent");
  });

  test("of a game from elsewhere depends on whether it is notable and whose it is", () => {
    expect(usualTelling(told({ ...happened("won"), notable: true }))).toBe("stage");
    expect(usualTelling(told(happened("drew", 0)))).toBe("bubble");
    expect(usualTelling(told({ ...happened("dealt"), seat: null }))).toBe("silent");
  });
});

describe("what is heard", () => {
  test("is one sound: that of the loudest event", () => {
    expect(soundOf([happened("drew"), happened("baked"), happened("discarded")])).toBe("bake");
    expect(soundOf([happened("discarded"), happened("drew")])).toBe("card");
    expect(soundOf([happened("baked"), happened("won")])).toBe("win");
  });

  test("is nothing where nothing has a sound", () => {
    expect(soundOf([])).toBeNull();
    expect(soundOf([happened("quiet")])).toBeNull();
  });
});

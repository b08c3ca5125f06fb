import "./browser_page";
import { describe, expect, test } from "vitest";
import { cheflebrityHits, cheflebrityTelling } from "../src/boards/cheflebrity/telling";
import { pastryChefsHits } from "../src/boards/pastry_chefs/telling";
import { thePieGameHits } from "../src/boards/the_pie_game/plan";
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

describe("what others did to the viewer", () => {
  const mine = { view: { seat: 0 } as AnyView, before: null };
  const watched = { view: { seat: null } as AnyView, before: null };

  function fallenOff(owner: number): Event {
    return { ...happened("knocked_off", 2), args: { pie: { id: "pie", args: { owner, number: 1 } } } };
  }

  test("is in Cheflebrity a layer that fell off, and a card that was handed over", () => {
    expect([0, 1].map((owner) => cheflebrityHits({ event: fallenOff(owner), ...mine }))).toEqual([true, false]);
    const gave = { ...happened("gave", 1), args: { partner: 0 } };
    expect([mine, watched].map((told) => cheflebrityHits({ event: gave, ...told }))).toEqual([true, false]);
  });

  test("is in The Pie Game a card that was handed over", () => {
    const gave = (partner: number): Event => ({ ...happened("gave", 1), args: { partner } });
    expect([0, 2].map((partner) => thePieGameHits({ event: gave(partner), ...mine }))).toEqual([true, false]);
  });

  test("is in Pastry Chefs a Move of somebody else that takes or brings cards", () => {
    const moved = (turn: number, source: string, target: string): Event => ({
      ...happened("moved", turn),
      source,
      target,
      args: { turn },
    });
    const moves = [moved(1, "seat:0", "seat:2"), moved(2, "seat:1", "seat:0"), moved(0, "seat:1", "seat:0")];
    expect(moves.map((event) => pastryChefsHits({ event, ...mine }))).toEqual([true, true, false]);
    expect(pastryChefsHits({ event: moved(1, "seat:3", "seat:2"), ...mine })).toBe(false);
  });
});

test("in Cheflebrity a serve is a scene, and a trade among others has an outcome", () => {
  const view = { seat: 0, step: "menu", legal: [], offer: null, asked: [] } as unknown as AnyView;
  const volume = (kind: string): string => cheflebrityTelling({ event: happened(kind, 1), view, before: null });
  expect(["served", "accepted", "declined"].map(volume)).toEqual(["scene", "stage", "bubble"]);
});

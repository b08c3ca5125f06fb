import "./browser_page";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { roundOf } from "../src/frame/round";
import { Stage } from "../src/frame/stage.svelte";
import { byKind, type Told } from "../src/frame/telling";
import { settings } from "../src/settings.svelte";
import type { AnyView, Event } from "../src/wire";
import { happened } from "./events";

const VIEW = {} as AnyView;
const telling = byKind({ stop: ["baked"], scene: ["served"], stage: ["played"], bubble: ["drew"], flight: ["dealt"] });

let stage: Stage;

function tell(...events: Event[]): Event[] {
  stage.tell(events, VIEW, null, telling);
  return events;
}

beforeEach(() => {
  vi.useFakeTimers();
  settings.setSpeed("normal");
  stage = new Stage();
});
afterEach(() => vi.useRealTimers());

describe("the stage", () => {
  test("tells one thing after the other, and keeps the last", () => {
    stage.rest();
    const [first, second] = tell(happened("played"), happened("played"));
    expect(stage.beat?.event).toBe(first);
    vi.advanceTimersByTime(900);
    expect(stage.beat?.event).toBe(second);
    expect(stage.isResting).toBe(false);
    vi.advanceTimersByTime(1800);
    expect(stage.beat?.event).toBe(second);
    expect(stage.isResting).toBe(true);
  });

  test("goes at the pace of whoever looks", () => {
    settings.setSpeed("fast");
    tell(happened("played"));
    vi.advanceTimersByTime(899);
    expect(stage.isResting).toBe(false);
    vi.advanceTimersByTime(1);
    expect(stage.isResting).toBe(true);
  });

  test("hurries when much is waiting, so that nobody waits long for their next question", () => {
    stage.rest(); // somebody acts
    const events = tell(...Array.from({ length: 6 }, () => happened("played")));
    vi.advanceTimersByTime(600);
    expect(stage.beat?.event).toBe(events[1]);
    vi.advanceTimersByTime(2400);
    expect(stage.beat?.event).toBe(events[5]);
  });

  test("leaves time to read when nobody has acted for long", () => {
    const events = tell(happened("played"), happened("played"));
    vi.advanceTimersByTime(349);
    expect(stage.beat?.event).toBe(events[0]);
  });

  test("hurries when the table holds something back, and says when it is free", () => {
    const onIdle = vi.fn();
    let held = 0;
    stage.onIdle = onIdle;
    stage.backlog = () => held;
    stage.rest();
    onIdle.mockClear();
    tell(happened("played"));
    vi.advanceTimersByTime(600);
    held = 1;
    stage.hurry();
    expect(onIdle).not.toHaveBeenCalled();
    vi.advanceTimersByTime(300);
    expect(onIdle).toHaveBeenCalledOnce();
    expect(stage.isSpeaking).toBe(false);
  });

  test("what is told in passing takes no share of the time", () => {
    stage.rest();
    stage.backlog = () => 9;
    stage.ahead = () => 0;
    tell(happened("played"));
    vi.advanceTimersByTime(890);
    expect(stage.isSpeaking).toBe(true);
    vi.advanceTimersByTime(20);
    expect(stage.isSpeaking).toBe(false);
  });

  test("forgets what was taken back", () => {
    const [first, second] = tell(happened("played"), happened("played"));
    stage.forget((first?.number ?? 0) - 1);
    expect(stage.beat).toBeNull();
    expect(stage.chips).toEqual([]);
    tell(happened("played"));
    expect(stage.beat?.event).not.toBe(second);
  });

  test("of a long absence tells only the newest", () => {
    const events = tell(...Array.from({ length: 20 }, () => happened("played")));
    expect(stage.beat?.event).toBe(events[12]);
  });

  test("a tap shows the next thing at once", () => {
    const [, second] = tell(happened("played"), happened("played"));
    stage.skip();
    expect(stage.beat?.event).toBe(second);
  });

  test("whoever acts sees the last thing at rest", () => {
    const events = tell(happened("played"), happened("played"), happened("played"));
    stage.rest();
    expect(stage.beat?.event).toBe(events[2]);
    expect(stage.isResting).toBe(true);
  });
});

describe("what happened just now", () => {
  test("stays until the others have done much since", () => {
    tell(happened("played", 1));
    vi.advanceTimersByTime(1800);
    tell(happened("drew", 1), happened("drew", 2), happened("drew", 2), happened("drew", 3));
    expect(stage.beat).not.toBeNull();
    tell(happened("drew", 3));
    expect(stage.beat).toBeNull();
  });

  test("small things are told one after the other", () => {
    tell(happened("drew", 1));
    expect(stage.isSpeaking).toBe(true);
    vi.advanceTimersByTime(600);
    expect(stage.isSpeaking).toBe(false);
  });
});

describe("scenes", () => {
  test("are over by themselves", () => {
    tell(happened("served"));
    expect(stage.scene).not.toBeNull();
    vi.advanceTimersByTime(2200);
    expect(stage.scene).toBeNull();
  });

  test("a round's end stops the table, drops what waits before it, and goes on once", () => {
    const resumed = vi.fn();
    stage.resume = resumed;
    tell(happened("played"), happened("played"));
    const [baked] = tell(happened("baked"));
    expect(stage.scene?.event).toBe(baked);
    expect(stage.isStopped).toBe(true);
    stage.skipAll();
    expect(stage.isStopped).toBe(true);
    vi.advanceTimersByTime(5000);
    expect(stage.isStopped).toBe(false);
    expect(resumed).toHaveBeenCalledTimes(1);
  });
});

describe("bubbles and chips", () => {
  test("a bubble stands at its seat for a moment", () => {
    const [drew] = tell(happened("drew", 2));
    expect(stage.bubbles.get(2)).toBe(drew);
    vi.advanceTimersByTime(1500);
    expect(stage.bubbles.size).toBe(0);
  });

  test("chips are the newest first; what only flies or is silent has none", () => {
    const [drew, , played] = tell(happened("drew"), happened("dealt"), happened("played"), happened("quiet"));
    expect(stage.chips.map(({ event }) => event)).toEqual([played, drew]);
  });

  test("what was taken back leaves the strip", () => {
    const [first, second] = tell(happened("played"), happened("played"));
    stage.tell([{ ...happened("drew"), number: second?.number ?? 0 }], VIEW, null, telling);
    expect(stage.chips.map(({ event }) => event.kind)).toEqual(["drew", "played"]);
    expect(stage.chips[1]?.event).toBe(first);
  });

  test("another reader sees nothing of it", () => {
    tell(happened("drew"), happened("played"), happened("baked"));
    stage.clear();
    expect(stage).toMatchObject({ beat: null, scene: null, isStopped: false, chips: [] });
    expect(stage.bubbles.size).toBe(0);
    vi.advanceTimersByTime(20000);
    expect(stage.beat).toBeNull();
  });
});

describe("the table as far as it has been told", () => {
  const views = [1, 2, 3].map((number) => ({ number }) as AnyView);
  const [first, second, third] = views as [AnyView, AnyView, AnyView];

  test("is that of the newest thing on the stage", () => {
    stage.tell([happened("played")], first, null, telling);
    stage.tell([happened("played")], second, first, telling);
    expect(stage.told).toBe(first);
    vi.advanceTimersByTime(1800);
    expect(stage.told).toBe(second);
  });

  test("does not know what is silent", () => {
    stage.tell([happened("played")], first, null, telling);
    vi.advanceTimersByTime(1800);
    stage.tell([happened("quiet")], second, first, telling);
    expect(stage.told).toBe(first);
    stage.tell([happened("drew")], third, second, telling);
    expect(stage.told).toBe(third);
  });
});

describe("what was done to a player", () => {
  const hits = ({ event }: Told): boolean => event.seat === 2;

  test("stays when more happens, and not when it is taken back", () => {
    const hit = happened("played", 2);
    stage.tell([hit, happened("played")], VIEW, null, telling, hits);
    stage.tell([happened("played")], VIEW, null, telling, hits);
    expect(stage.hit).toBe(hit);
    stage.forget(hit.number - 1);
    expect(stage.hit).toBeNull();
  });
});

describe("what others did since this player decided something", () => {
  const done = (): string[][] =>
    roundOf(stage.chips, stage.decidedAt, 0).map(({ event, also }) => [event, ...also].map(({ kind }) => kind));

  test("is a line for each of their turns, the oldest first, with the loudest thing at its head", () => {
    tell(happened("played", 0));
    stage.decide();
    tell(happened("drew", 0), happened("drew", 1), happened("played", 1), happened("drew", 1), happened("drew", 2));
    expect(done()).toEqual([["played", "drew", "drew"], ["drew"]]);
  });

  test("is nothing any more when this player decides again", () => {
    tell(happened("played", 1), happened("played", 2));
    expect(done()).toHaveLength(2);
    stage.decide();
    expect(done()).toEqual([]);
  });

  test("has one's own turn between two of somebody else's", () => {
    tell(happened("drew", 1), happened("drew", 0), happened("drew", 1));
    expect(done()).toHaveLength(2);
  });
});

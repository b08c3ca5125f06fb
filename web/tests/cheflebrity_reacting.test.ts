import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { Choice } from "../src/wire";
import { Countdown, reactionTo, SECONDS } from "../src/boards/cheflebrity/reacting";

const choice = (target: string): Choice => ({ atom: 0, target, label: { id: "label" } });
const PASS = choice("word:pass");
const SABOTAGE = choice("sab:Clove");

describe("who is asked in a window", () => {
  test("whoever can only pass is not asked", () => {
    expect(reactionTo({ step: "window", choices: [PASS], isBegun: false }, true)).toBe("silent");
    expect(reactionTo({ step: "save", choices: [PASS], isBegun: false }, true)).toBe("silent");
  });

  test("unless they want to pass like everybody else", () => {
    expect(reactionTo({ step: "window", choices: [PASS], isBegun: false }, false)).toBe("ring");
  });

  test("whoever has a choice gets a ring", () => {
    expect(reactionTo({ step: "window", choices: [PASS, SABOTAGE], isBegun: false }, true)).toBe("ring");
  });

  test("nobody is asked to rescue a pie from their own Sabotage!", () => {
    const asked = { step: "save", choices: [PASS, choice("card:SV")], isBegun: false };
    expect(reactionTo(asked, false)).toBe("ring");
    expect(reactionTo({ ...asked, isOwn: true }, false)).toBe("silent");
  });

  test("a reaction that is half made is not cut off, and other steps have no ring", () => {
    expect(reactionTo({ step: "window", choices: [choice("pie:Clove.w1")], isBegun: true }, true)).toBe("none");
    expect(reactionTo({ step: "play", choices: [choice("word:skip")], isBegun: false }, true)).toBe("none");
    expect(reactionTo({ step: "window", choices: [], isBegun: false }, true)).toBe("none");
  });
});

describe("the countdown", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  test("tells every second and is over at 0, once", () => {
    const told: number[] = [];
    const over = vi.fn();
    new Countdown((left) => told.push(left), over).start(SECONDS);
    vi.advanceTimersByTime(5999);
    expect(over).not.toHaveBeenCalled();
    vi.advanceTimersByTime(60_000);
    expect(told).toEqual([6, 5, 4, 3, 2, 1, 0]);
    expect(over).toHaveBeenCalledOnce();
  });

  test("stops, and starts anew", () => {
    const told: number[] = [];
    const over = vi.fn();
    const countdown = new Countdown((left) => told.push(left), over);
    countdown.start(SECONDS);
    vi.advanceTimersByTime(4000);
    countdown.stop();
    vi.advanceTimersByTime(60_000);
    expect(over).not.toHaveBeenCalled();
    countdown.start(SECONDS);
    expect(told.at(-1)).toBe(SECONDS);
  });
});

// Windows in which anybody may react: who is asked, and how long the page waits before it passes.
import type { Choice } from "../../wire";

export const SECONDS = 6; // of a window, for whoever has a choice
export const UNHURRIED = 20; // where nobody else waits: alone with bots
const SECOND = 1000; // milliseconds
const WINDOWS = ["window", "save"];

/** Nothing to react to; a pass that needs no words; or a ring that counts down to a pass. */
export type Reaction = "none" | "silent" | "ring";

export interface Asked {
  step: string;
  choices: Choice[];
  isBegun: boolean; // a reaction is half made
  isOld?: boolean; // the same pies were let pass before
  isOwn?: boolean; // what could be prevented is what the player did
}

export function passOf(choices: Choice[]): Choice | undefined {
  return choices.find(({ target }) => target === "word:pass");
}

/** Whoever wants to betray nothing by passing at once is asked like everybody else. */
export function reactionTo(asked: Asked, asksOnlyIfICanAct: boolean): Reaction {
  const { step, choices, isBegun, isOld = false, isOwn = false } = asked;
  if (!WINDOWS.includes(step) || isBegun || !passOf(choices)) return "none";
  if (isOwn) return "silent"; // nobody wonders that it is let pass
  return asksOnlyIfICanAct && (choices.length === 1 || isOld) ? "silent" : "ring";
}

/** Counts whole seconds down; at 0 it is over. */
export class Countdown {
  private left = 0;
  private timer: ReturnType<typeof setInterval> | undefined;

  constructor(
    private tell: (left: number) => void,
    private over: () => void,
  ) {}

  start(seconds: number): void {
    this.stop();
    this.left = seconds;
    this.tell(seconds);
    this.timer = setInterval(() => this.tick(), SECOND);
  }

  stop(): void {
    clearInterval(this.timer);
    this.timer = undefined;
  }

  private tick(): void {
    this.left -= 1;
    this.tell(this.left);
    if (this.left > 0) return;
    this.stop();
    this.over();
  }
}

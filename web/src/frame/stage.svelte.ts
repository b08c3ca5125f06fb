// What just happened, at the pace of whoever looks: a queue of beats for the stage, bubbles at the seats, the last chips.
import { settings, type Speed } from "../settings.svelte";
import type { AnyView, Event } from "../wire";
import type { Telling, Told, Volume } from "./telling";

export interface Beat extends Told {
  volume: Volume;
}

const CHIPS = 9; // some of them have no words, and five are enough
const MANY = 3; // beats that wait: then each of them is shorter
/** In milliseconds, at normal speed. */
const SPOKEN = 1800;
const HURRIED = 900;
const SCENE = 1900;
const SHOW = 4000;
const STOP = 5000;
const BUBBLE = 1500;
const FACTORS = { slow: 1.6, normal: 1, fast: 0.5, step: 1 };
const LARGE: Volume[] = ["stage", "scene", "show", "stop"];
const MOST_WAITING = 8; // whoever comes back after a long time reads the strip and the log

export class Stage {
  beat = $state.raw<Beat | null>(null); // in the middle of the table
  isResting = $state(true); // it was told; it stays until something else happens
  scene = $state.raw<Beat | null>(null);
  bubbles = $state.raw(new Map<number, Event>()); // by seat
  chips = $state.raw<Event[]>([]); // the newest first
  isStopped = $state(false); // the table stands still for this player until the scene is over
  resume = (): void => {}; // called when the table stood still for a scene, and goes on
  pace = (): Speed => settings.speed;

  private queue: Beat[] = [];
  private timer = 0;
  private timers = new Map<number, number>(); // of bubbles, by seat

  /** New events, in order, with the views before and after them. */
  tell(events: Event[], view: AnyView, before: AnyView | null, telling: Telling): void {
    const beats = events.map((event) => ({ event, view, before, volume: telling({ event, view, before }) }));
    const shown = beats.filter(({ volume }) => volume !== "silent" && volume !== "flight");
    const first = events[0]?.number ?? Infinity; // what was taken back, or is told again, goes
    const kept = this.chips.filter(({ number }) => number < first);
    this.chips = [...shown.map(({ event }) => event).reverse(), ...kept].slice(0, CHIPS);
    for (const { event, volume } of shown) if (volume === "bubble") this.murmur(event);
    this.queue.push(...shown.filter(({ volume }) => LARGE.includes(volume)));
    const stop = this.queue.findIndex(({ volume }) => volume === "stop");
    if (stop >= 0) {
      this.isStopped = true;
      this.queue.splice(0, stop);
      clearTimeout(this.timer);
      this.timer = 0;
    }
    if (this.queue.length > MOST_WAITING) this.queue.splice(0, this.queue.length - MOST_WAITING);
    if (!this.timer) this.next();
  }

  /** What happened until a moment that somebody goes back to: nothing moves, the last thing that was told rests. */
  recall(told: Told[], telling: Telling): void {
    this.clear();
    const beats = told.map((each) => ({ ...each, volume: telling(each) }));
    const shown = beats.filter(({ volume }) => volume !== "silent" && volume !== "flight");
    this.chips = shown
      .map(({ event }) => event)
      .reverse()
      .slice(0, CHIPS);
    this.beat = shown.findLast(({ volume }) => LARGE.includes(volume)) ?? null;
    this.isResting = true;
  }

  /** Everything that was taken back, or belongs to another reader, is gone. */
  clear(): void {
    clearTimeout(this.timer);
    for (const timer of this.timers.values()) clearTimeout(timer);
    this.timers.clear();
    this.timer = 0;
    this.queue = [];
    this.beat = this.scene = null;
    this.isStopped = false;
    this.bubbles = new Map();
    this.chips = [];
  }

  /** A tap: the next thing at once. */
  skip(): void {
    clearTimeout(this.timer);
    this.next();
  }

  /** All that waits: it is in the strip. A scene that waits for its button stays. */
  skipAll(): void {
    if (this.isStopped) return;
    this.queue = this.queue.slice(-1);
    this.skip();
  }

  /** Whoever wants to act does not wait: what is told last rests, the rest is in the strip. */
  rest(): void {
    if (!this.timer || (this.scene && this.scene.volume !== "show")) return;
    const last = this.queue.findLast(({ volume }) => volume === "stage");
    if (last) this.beat = last;
    this.queue = [];
    this.skip();
  }

  private next(): void {
    const wasStopped = this.scene?.volume === "stop";
    const beat = this.queue.shift();
    this.timer = 0;
    this.scene = beat && beat.volume !== "stage" ? beat : null;
    this.isResting = !beat;
    if (beat) {
      this.beat = beat;
      this.timer = window.setTimeout(() => this.next(), this.time(beat));
    }
    if (!wasStopped) return;
    this.isStopped = this.queue.some(({ volume }) => volume === "stop");
    if (!this.isStopped) this.resume();
  }

  private time({ volume }: Beat): number {
    if (volume === "stop") return STOP;
    const spoken = this.queue.length ? HURRIED : SPOKEN;
    const whole = volume === "show" ? SHOW : volume === "scene" ? SCENE : spoken;
    const hurry = this.queue.length > MANY ? 0.5 : 1;
    return whole * hurry * FACTORS[this.pace()];
  }

  private murmur(event: Event): void {
    const seat = event.seat;
    if (seat === undefined || seat === null) return;
    clearTimeout(this.timers.get(seat));
    this.bubbles = new Map(this.bubbles).set(seat, event);
    const hush = (): void => {
      const left = new Map(this.bubbles);
      left.delete(seat);
      this.bubbles = left;
    };
    this.timers.set(seat, window.setTimeout(hush, BUBBLE * FACTORS[this.pace()]));
  }
}

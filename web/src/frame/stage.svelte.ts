// What just happened, at the pace of whoever looks: a queue of beats for the stage, bubbles at the seats, the last chips.
import { settings, type Speed } from "../settings.svelte";
import type { AnyView, Event } from "../wire";
import type { Hits, Telling, Told, Volume } from "./telling";

export interface Beat extends Told {
  volume: Volume;
}

const NEVER = (): boolean => false;
const MOST_SINCE = 20; // small things after a large one
const CHIPS = 40; // what several players may do in a round
/** In milliseconds, at normal speed: with nothing after it, and with something that waits, at most and at least. */
const TIMES = { stage: [1800, 900, 350], scene: [2200, 1800, 1200], show: [4000, 2600, 1800] } as const;
const BREATH = [600, 150] as const; // after small things, a card that flies or a bubble: at most and at least
const PATIENCE = 3200; // milliseconds from what a player did to their next question
const STOP = 5000;
const BUBBLE = 1500;
const SPEECH = 5000;
const EMOTE = 3500;
const FACTORS = { slow: 1.6, normal: 1, fast: 0.5, step: 1 };
const OVERTAKEN = 4; // things that others did
export const LARGE: readonly Volume[] = ["stage", "scene", "show", "stop"];
const MOST_WAITING = 8; // whoever comes back after a long time reads the strip and the log

export class Stage {
  beat = $state.raw<Beat | null>(null); // in the middle of the table
  isResting = $state(true); // it was told; it stays until something else happens
  scene = $state.raw<Beat | null>(null);
  bubbles = $state.raw(new Map<number, Event>()); // by seat
  speech = $state.raw(new Map<number, string>()); // what people say at their seats, for a moment
  emotes = $state.raw(new Map<number, string>()); // the pictures that people show at their seats, for a moment
  chips = $state.raw<Beat[]>([]); // the newest first
  since = $state.raw<Event[]>([]); // small things after the newest large one: what came of it
  hit = $state.raw<Event | null>(null); // the last thing that others did to this player, until they act
  told = $state.raw<AnyView | null>(null); // the table as far as it has been told
  isStopped = $state(false); // the table stands still for this player until the scene is over
  resume = (): void => {}; // called when the table stood still for a scene, and goes on
  onIdle = (): void => {}; // called when everything has been told
  backlog = (): number => 0; // what the table holds back until everything has been told
  ahead = (): number => this.backlog(); // how much of that will be shown large
  pace = (): Speed => settings.speed;

  decidedAt = $state(0); // the last thing that had happened when this player did something

  private queue: Beat[] = [];
  private newest: Told | null = null; // the last thing that is to be told
  private timer = 0;
  private isBreathing = false; // the timer is that of small things
  private begunAt = 0; // when the present beat began
  private actedAt = 0; // when this player did something
  private timers = new Map<number, number>(); // of bubbles, by seat
  private emoting = new Map<number, number>(); // timers of emotes, by seat

  /** New events, in order, with the views before and after them. */
  tell(events: Event[], view: AnyView, before: AnyView | null, telling: Telling, hits: Hits = NEVER): void {
    const beats = events.map((event) => ({ event, view, before, volume: telling({ event, view, before }) }));
    const shown = beats.filter(({ volume }) => volume !== "silent" && volume !== "flight");
    this.newest = beats.findLast(({ volume }) => volume !== "silent") ?? this.newest;
    this.hit = beats.findLast(hits)?.event ?? this.hit;
    const first = events[0]?.number ?? Infinity; // what was taken back, or is told again, goes
    const kept = this.chips.filter(({ event }) => event.number < first);
    this.chips = [...shown.toReversed(), ...kept].slice(0, CHIPS);
    for (const { event, volume } of beats)
      this.since = LARGE.includes(volume) ? [] : [...this.since, event].slice(0, MOST_SINCE);
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
    // The others have done so much since that it is not what happened just now.
    const told = this.beat?.event;
    const since = this.chips.filter(({ event }) => told && event.number > told.number && event.seat !== told.seat);
    if (this.isResting && since.length >= OVERTAKEN) this.beat = null;
    if (this.timer) return;
    this.next();
    if (!this.timer && beats.some(({ volume }) => volume === "bubble" || volume === "flight")) this.breathe();
  }

  /** Small things are told one after the other too. */
  private breathe(): void {
    this.begunAt = Date.now();
    this.isBreathing = true;
    this.timer = window.setTimeout(() => this.skip(), this.breath());
  }

  private breath(): number {
    const [most, least] = BREATH;
    return this.hurried(most, least) * FACTORS[this.pace()];
  }

  /** What happened until a moment that somebody goes back to: nothing moves, the last thing that was told rests. */
  recall(told: Told[], telling: Telling): void {
    this.clear();
    const beats = told.map((each) => ({ ...each, volume: telling(each) }));
    const shown = beats.filter(({ volume }) => volume !== "silent" && volume !== "flight");
    this.chips = shown.toReversed().slice(0, CHIPS);
    const last = shown.at(-1);
    this.beat = last && LARGE.includes(last.volume) ? last : null;
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
    this.chips = this.since = [];
    this.hit = this.newest = this.told = null;
    this.decidedAt = 0;
  }

  /** Is something being told, so that the next thing should wait? */
  get isSpeaking(): boolean {
    return this.timer !== 0;
  }

  /** Something else waits by now: what is told is told in less time. */
  hurry(): void {
    if (!this.timer || (!this.isBreathing && !this.beat)) return;
    clearTimeout(this.timer);
    const time = this.isBreathing || !this.beat ? this.breath() : this.time(this.beat);
    const left = time - (Date.now() - this.begunAt);
    this.timer = window.setTimeout(() => this.skip(), Math.max(0, left));
  }

  /** A tap, or its time is over: the next thing at once. */
  skip(): void {
    clearTimeout(this.timer);
    this.next();
    if (!this.timer) this.onIdle();
  }

  /** What was taken back has not happened. */
  forget(last: number): void {
    const isLeft = ({ event }: Beat): boolean => event.number <= last;
    this.queue = this.queue.filter(isLeft);
    this.chips = this.chips.filter(isLeft);
    this.bubbles = new Map([...this.bubbles].filter(([, { number }]) => number <= last));
    if (this.hit && this.hit.number > last) this.hit = null;
    if (this.newest && this.newest.event.number > last) this.newest = this.told = null;
    if (!this.beat || isLeft(this.beat)) return;
    this.beat = null;
    clearTimeout(this.timer);
    this.next();
  }

  /** All that waits: it is in the strip. A scene that waits for its button stays. */
  skipAll(): void {
    if (this.isStopped) return;
    this.queue = this.queue.slice(-1);
    this.skip();
  }

  /** This player decides something: what others did until now has been read. */
  decide(): void {
    this.hit = null;
    this.decidedAt = this.newest?.event.number ?? 0;
    this.rest();
  }

  /** Whoever acts does not wait: what is told last rests, the rest is in the strip. */
  rest(): void {
    this.actedAt = Date.now();
    if (this.isResting) this.beat = null; // what rested until now is not what happened just now
    if (!this.timer || this.isStopped) return;
    const last = this.queue.findLast(({ volume }) => volume === "stage");
    if (last) this.beat = last;
    this.queue = [];
    this.skip();
  }

  private next(): void {
    const wasStopped = this.scene?.volume === "stop";
    const beat = this.queue.shift();
    this.timer = 0;
    this.isBreathing = false;
    this.scene = beat && beat.volume !== "stage" ? beat : null;
    this.isResting = !beat;
    if (!this.queue.length) this.told = this.newest?.view ?? null;
    if (beat) {
      this.beat = beat;
      this.begunAt = Date.now();
      this.timer = window.setTimeout(() => this.skip(), this.time(beat));
    }
    if (!wasStopped) return;
    this.isStopped = this.queue.some(({ volume }) => volume === "stop");
    if (!this.isStopped) this.resume();
  }

  private time({ volume }: Beat): number {
    if (volume === "stop") return STOP;
    const [whole, most, least] = TIMES[volume === "scene" || volume === "show" ? volume : "stage"];
    const isLast = this.queue.length + this.backlog() === 0;
    return (isLast ? whole : this.hurried(most, least)) * FACTORS[this.pace()];
  }

  /** The part of what is left of a player's patience, at normal speed. */
  private hurried(most: number, least: number): number {
    const waiting = this.queue.length + this.ahead();
    const left = PATIENCE - (this.begunAt - this.actedAt) / FACTORS[this.pace()];
    return Math.max(least, Math.min(most, left / (waiting + 1)));
  }

  /** Somebody says something, whatever else is told: it is heard at their seat. */
  speak(seat: number | undefined, text: string): void {
    if (seat === undefined) return;
    this.speech = new Map(this.speech).set(seat, text);
    window.setTimeout(() => {
      if (this.speech.get(seat) !== text) return;
      this.speech = new Map([...this.speech].filter(([other]) => other !== seat));
    }, SPEECH);
  }

  /** Somebody shows a picture; another one takes its place. */
  emote(seat: number, emote: string): void {
    clearTimeout(this.emoting.get(seat));
    this.emotes = new Map(this.emotes).set(seat, emote);
    const over = (): void => {
      this.emotes = new Map([...this.emotes].filter(([other]) => other !== seat));
    };
    this.emoting.set(seat, window.setTimeout(over, EMOTE));
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

// A finished game as a tape: where it is, through whose eyes, and how fast. It moves the desk from which the board is drawn.
import { messageOf, replay } from "../api";
import { loadBoard } from "../boards/boards";
import { Desk } from "../desk.svelte";
import type { Told, Volume } from "../frame/telling";
import { session } from "../session.svelte";
import { settings, type Speed } from "../settings.svelte";
import type { Event, Message, Replay } from "../wire";
import { words } from "../words.svelte";
import { marksOf } from "./marks";

export type TapeSpeed = Exclude<Speed, "step">;
export const TAPE_SPEEDS: readonly TapeSpeed[] = ["slow", "normal", "fast"];

/** In milliseconds, at normal speed: after a move that was shown, and after one that is only in the log. */
const SHOWN = 900;
const SILENT = 300;
const LOOK = 100; // whether the stage has told everything
const FACTORS: Record<TapeSpeed, number> = { slow: 1.8, normal: 1, fast: 0.4 };
const RECALLED = 40; // moves whose events can still be in the strip

export class Tape {
  desk = new Desk(null);
  game = $state.raw<Replay | null>(null);
  problem = $state.raw<Message | null>(null);
  at = $state(0);
  isPlaying = $state(false);
  speed = $state<TapeSpeed>(settings.speed === "step" ? "normal" : settings.speed);

  frames = $derived(this.game?.frames ?? []);
  frame = $derived(this.frames[this.at]);
  last = $derived(Math.max(0, this.frames.length - 1));
  viewer = $derived(this.game?.viewer ?? "");
  marks = $derived(marksOf(this.frames));
  /** Everything that has happened up to now. */
  events = $derived(this.frames.slice(0, this.at + 1).flatMap(({ events }) => events));
  private moves = $derived(
    new Map(this.frames.flatMap(({ events }, move) => events.map(({ number }) => [number, move]))),
  );
  private timer = 0;

  constructor(
    readonly code: string,
    private start: number,
  ) {
    this.desk.stage.pace = () => this.speed;
  }

  close(): void {
    this.pause();
    this.desk.stage.clear();
  }

  /** The same game through other eyes, at the same move: `own`, `all`, `spectator` or the number of a seat. */
  async open(viewer: string): Promise<void> {
    try {
      const [loaded] = await Promise.all([replay(this.code, viewer), session.loadGames()]);
      const [board] = await Promise.all([loadBoard(loaded.game), words.open(loaded.game)]);
      const isFirst = this.game === null;
      const desk = this.desk;
      desk.game = loaded.game;
      desk.board = board;
      desk.people = loaded.players;
      desk.looks = loaded.mascots.map((mascot, seat) => ({ mascot, colour: loaded.colours[seat] }));
      desk.seatNames = loaded.seat_names;
      desk.faces = new Map(loaded.faces.map((face) => [face.code, face]));
      this.game = loaded;
      this.seek(isFirst ? this.start : this.at);
    } catch (error) {
      this.problem = messageOf(error);
    }
  }

  // -- Moving ------------------------------------------------------------------

  /** To any move, without any movement on the table. */
  seek(move: number): void {
    this.at = Math.min(Math.max(move, 0), this.last);
    this.desk.stage.recall(this.toldUntil(this.at), this.tells);
    this.draw([]);
  }

  /** The next move happens, as it happened at the table. */
  next(): void {
    const before = this.frame;
    if (this.at >= this.last || !before) return;
    this.at += 1;
    const { events, view } = this.frames[this.at] ?? before;
    this.desk.stage.tell(events, view, before.view, this.tells);
    this.draw(events);
  }

  jump(way: 1 | -1): void {
    const found = way > 0 ? this.marks.find((move) => move > this.at) : this.marks.findLast((move) => move < this.at);
    this.seek(found ?? (way > 0 ? this.last : 0));
  }

  moveOf(event: Event): number {
    return this.moves.get(event.number) ?? 0;
  }

  private draw(events: Event[]): void {
    const view = this.frame?.view;
    if (!view) return;
    const desk = this.desk;
    desk.popup = null;
    desk.newest = events;
    desk.log = this.frames.slice(0, this.at + 1).flatMap((frame) => frame.events);
    desk.view = view;
    desk.waiting = view.asked;
  }

  /** Nobody is asked to go on in a replay: what stops a game is a scene. */
  private tells = (told: Told): Volume => {
    const volume = this.desk.tells(told);
    return volume === "stop" ? "scene" : volume;
  };

  private toldUntil(move: number): Told[] {
    const first = Math.max(0, move - RECALLED);
    return this.frames.slice(first, move + 1).flatMap(({ events, view }, index) => {
      const before = this.frames[first + index - 1]?.view ?? null;
      return events.map((event) => ({ event, view, before }));
    });
  }

  // -- Playing -----------------------------------------------------------------

  toggle(): void {
    if (this.isPlaying) return this.pause();
    if (this.at >= this.last) this.seek(0);
    this.isPlaying = true;
    this.go();
  }

  pause(): void {
    this.isPlaying = false;
    clearTimeout(this.timer);
  }

  /** One move after the other, each when the last one has been told. */
  private go(): void {
    if (!this.desk.stage.isResting) return this.later(LOOK, false);
    if (this.at >= this.last) return this.pause();
    const shown = this.desk.stage.chips[0];
    this.next();
    this.later(shown === this.desk.stage.chips[0] ? SILENT : SHOWN, true);
  }

  private later(time: number, paced: boolean): void {
    this.timer = window.setTimeout(() => this.go(), time * (paced ? FACTORS[this.speed] : 1));
  }
}

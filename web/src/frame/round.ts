// What others did since this player decided something: a line for each of their turns.
import type { Event } from "../wire";
import { actorOf } from "./actor";
import type { Beat } from "./stage.svelte";
import type { Volume } from "./telling";

const LOUDEST: readonly Volume[] = ["stop", "show", "scene", "stage", "bubble"];

/** One player's things in a row. */
export interface Turn {
  seat: number | null;
  /** The loudest of them; of equally loud ones the last. */
  event: Event;
  /** The rest, in order. */
  also: Event[];
}

/** From the newest beats first to the newest turns first. */
export function turnsOf(beats: readonly Beat[]): Turn[] {
  const runs: Beat[][] = [];
  for (const beat of beats) {
    const run = runs.at(-1);
    const [other] = run ?? [];
    if (run && other && actorOf(other.event) === actorOf(beat.event)) run.push(beat);
    else runs.push([beat]);
  }
  return runs.map(turnOf);
}

function turnOf(run: Beat[]): Turn {
  const rank = ({ volume }: Beat): number => LOUDEST.indexOf(volume);
  const loudest = run.reduce((found, beat) => (rank(beat) < rank(found) ? beat : found));
  const also = run.filter((beat) => beat !== loudest).map(({ event }) => event);
  return { seat: actorOf(loudest.event), event: loudest.event, also: also.reverse() };
}

/** The turns of others, the oldest first. */
export function roundOf(beats: readonly Beat[], since: number, me: number | null): Turn[] {
  const others = beats.filter(({ event }) => event.number > since && actorOf(event) !== null);
  return turnsOf(others)
    .filter(({ seat }) => seat !== me)
    .reverse();
}

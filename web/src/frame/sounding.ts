// What is to be heard when something happens: one sound for each change of the table, that of the loudest event.
import type { Sound } from "../sounds";
import type { Event } from "../wire";

/** The loudest first. Kinds that sound the same in every game have the same name in every game. */
const SOUNDS: readonly (readonly [Sound, readonly string[]])[] = [
  ["win", ["won", "ended"]],
  ["bake", ["baked", "served", "achieved"]],
  ["round", ["day_ended", "last_card"]],
  ["fudge", ["lost_turn", "laid", "attacked", "spilt"]],
  ["no", ["failed", "knocked_off", "went_stale"]],
  ["place", ["placed", "boxed", "rescued", "turned_into", "moved", "swapped"]],
  ["card", ["played", "drafted", "took", "discarded", "threw", "gave", "dived", "paid", "accepted"]],
  ["draw", ["drew", "refilled", "turned_up", "lined_up"]],
];

export function soundOf(events: readonly Event[]): Sound | null {
  const kinds = new Set(events.map(({ kind }) => kind));
  return SOUNDS.find(([, sounding]) => sounding.some((kind) => kinds.has(kind)))?.[0] ?? null;
}

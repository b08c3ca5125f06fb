// How loudly an event is told: three volumes, and two kinds of silence.
import type { AnyView, Event } from "../wire";

/**
 * stop: a scene that waits for its button. show: a scene with much to read. scene: everybody stops for a moment. stage:
 * everybody looks. bubble: a seat murmurs.
 * flight: only its cards move. silent: it is in the log only.
 */
export type Volume = "stop" | "show" | "scene" | "stage" | "bubble" | "flight" | "silent";

/** Who is told, and what the table looked like before and after. */
export interface Told {
  event: Event;
  view: AnyView;
  before: AnyView | null;
}

export type Telling = (told: Told) => Volume;
/** Has somebody done this to the viewer? */
export type Hits = (told: Told) => boolean;

/** By kind of event; what is not in the table is only in the log. */
export function byKind(volumes: Partial<Record<Volume, readonly string[]>>): Telling {
  const found = new Map<string, Volume>();
  for (const [volume, kinds] of Object.entries(volumes)) for (const kind of kinds) found.set(kind, volume as Volume);
  return ({ event }) => found.get(event.kind) ?? "silent";
}

/** For games that came with another package: what is notable is shown large, the rest as a bubble. */
export const usualTelling: Telling = ({ event }) =>
  event.notable ? "stage" : event.seat === undefined || event.seat === null ? "silent" : "bubble";

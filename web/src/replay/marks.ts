// Where something happened in a game that one would want to go to.
import type { Frame } from "../wire";

/** Moves at which something notable happened, or a score changed. */
export function marksOf(frames: readonly Frame[]): number[] {
  return frames.flatMap(({ events, scores }, move) => {
    const before = frames[move - 1]?.scores ?? scores;
    const hasScored = scores.some((score, seat) => score !== before[seat]);
    return hasScored || events.some((event) => event.notable) ? [move] : [];
  });
}

/** What a link to a replay asks for: /r/CODE?move=57&seat=2. Without a seat, one's own. */
export function wantedBy(search: string): { move: number; viewer: string } {
  const asked = new URLSearchParams(search);
  const move = Number(asked.get("move"));
  return { move: Number.isInteger(move) && move > 0 ? move : 0, viewer: asked.get("seat") || "own" };
}

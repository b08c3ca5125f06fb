// Who came where: the sides of a finished game, from the first to the last.
import type { Outcome } from "../wire";

export interface Placed {
  seats: number[];
  rank: number;
  score: number | null;
}

/** A side is a player, or the partners of a team. Winners come first, whatever broke the tie; equal scores share a rank. */
export function ranked(sides: number[][], outcome: Outcome): Placed[] {
  const found = sides.map((seats) => ({
    seats,
    score: outcome.scores[seats[0] ?? 0] ?? null,
    won: seats.some((seat) => outcome.winners.includes(seat)),
  }));
  const isBefore = (one: (typeof found)[number], two: (typeof found)[number]): boolean =>
    one.won !== two.won ? one.won : (one.score ?? -Infinity) > (two.score ?? -Infinity);
  const rankOf = (side: (typeof found)[number]): number => 1 + found.filter((other) => isBefore(other, side)).length;
  return found
    .map((side) => ({ seats: side.seats, score: side.score, rank: rankOf(side) }))
    .sort((one, two) => one.rank - two.rank);
}

/** Nobody has won, or everybody. */
export function isDraw({ winners, scores }: Outcome): boolean {
  return winners.length === 0 || winners.length === scores.length;
}

// Entrants by their numbers, and numbers as they are read.
import { colourOf, mascotOf, type Colour, type Mascot } from "../mascots";
import { MOST_ENTRANTS } from "./measures";
import type { Tournament, TournamentEntrant, TournamentTable } from "../wire";
import { t, words } from "../words.svelte";

export const HOUSE = -1;

export interface Face {
  name: string;
  mascot: Mascot;
  colour: Colour;
}

export function entrantOf(tournament: Tournament, number: number): TournamentEntrant | undefined {
  return tournament.entrants.find((one) => one.number === number);
}

/** Who sits there; a bot of the house looks different on every seat. */
export function faceOf(tournament: Tournament, number: number, seat = 0): Face {
  const one = entrantOf(tournament, number);
  if (!one)
    return { name: t("tournament-house-bot"), mascot: "sage", colour: colourOf({ seat: seat + MOST_ENTRANTS }) };
  return {
    name: nameOf(one.name),
    mascot: mascotOf({ seat: one.number, mascot: one.mascot }),
    colour: colourOf({ seat: one.number, colour: one.colour }),
  };
}

/** Of an entrant or the host; whoever was forgotten has none. */
export function nameOf(name: string): string {
  return name || t("tournament-someone");
}

/** Is this the table at which somebody plays? */
export function isAt(table: TournamentTable, number: number | null): boolean {
  return number !== null && table.seats.includes(number);
}

/** At most two decimals, as the reader's language writes them. */
export function digits(value: number): string {
  return new Intl.NumberFormat(words.isEnglish ? "en" : words.language, { maximumFractionDigits: 2 }).format(value);
}

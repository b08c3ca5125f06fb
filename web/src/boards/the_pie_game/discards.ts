// Who threw away what lies on the discard pile: everybody has seen it, as far as the log of this page goes back.
import type { Event } from "../../wire";

export interface Thrown {
  code: string;
  seat: number | null; // turned up from the draw pile, or longer ago than the log tells
}

const THROWN = ["discarded", "threw", "played", "laid", "returned", "turned_up"];
const RENEWED = ["reshuffled", "dealt"]; // what lay there before is gone

/** The pile from its top, each card with who threw it; a card that does not fit what is known ends the tale. */
export function thrownOf(discard: string[], log: Event[]): Thrown[] {
  const known = throwsIn(log);
  let isKnown = true;
  return discard.map((code, index) => {
    isKnown &&= known[index]?.code === code;
    return { code, seat: isKnown ? (known[index]?.seat ?? null) : null };
  });
}

/** What was thrown away and not taken since, the newest first. */
function throwsIn(log: Event[]): Thrown[] {
  const pile: Thrown[] = [];
  for (const { kind, cards = [], seat = null } of log) {
    if (RENEWED.includes(kind)) pile.length = 0;
    else if (kind === "took") pile.shift();
    else if (THROWN.includes(kind)) for (const code of cards) pile.unshift({ code, seat });
  }
  return pile;
}

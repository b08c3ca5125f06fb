// Was a promise kept? What was said in a trade, and what came.
import type { Event } from "../../wire";

const OFFERS = ["offered", "countered"];

/** FC? is any Cherry Filling, F? any filling, ? anything. */
function fits(claim: string, card: string): boolean {
  return claim.endsWith("?") ? card.startsWith(claim.slice(0, -1)) : claim === card;
}

/** Each card stands for one thing that was said; the vaguest claims take what is left. */
export function isKept(claims: string[], cards: string[]): boolean {
  const left = [...cards];
  const strict = [...claims].sort((one, two) => weight(two) - weight(one));
  return strict.every((claim) => {
    const index = left.findIndex((card) => fits(claim, card));
    if (index >= 0) left.splice(index, 1);
    return index >= 0;
  });
}

const weight = (claim: string): number => (claim.endsWith("?") ? claim.length - 1 : claim.length + 1);

/** What was said in the offer that was agreed on, about the cards that are handed over. */
export function promisedIn(log: Event[], gave: Event): string[] {
  const offer = log.findLast(({ kind, number }) => OFFERS.includes(kind) && number < gave.number);
  const claims = offer?.seat === gave.seat ? offer?.cards : offer?.args?.other_cards;
  return Array.isArray(claims) ? claims.map(String) : [];
}

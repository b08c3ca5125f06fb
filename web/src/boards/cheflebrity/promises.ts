// Was a promise kept? What was said in a trade, and what came.
import type { CheflebrityOffer } from "../../wire";

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

/** What this seat said it would give. */
export function promisedBy(seat: number, offer: CheflebrityOffer | null | undefined): string[] {
  if (!offer) return [];
  return seat === offer.speaker ? offer.give : offer.want;
}

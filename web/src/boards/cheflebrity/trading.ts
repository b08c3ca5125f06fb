// Trades: how many cards each side may give, and what is chosen to be handed over.
import type { CheflebrityOffer, CheflebrityView } from "../../wire";

/** Whom an offer goes to: everybody, one seat, or whoever made the offer that is countered. */
export type Partner = number | "everybody";

export interface Limits {
  give: number;
  want: number;
  isEqual: boolean; // both sides must give the same number
}

const MOST = 7; // CH-R91

/** CH-R52, CH-R58: nobody gives more than they hold, or than the table allows. */
export function limitsOf(view: CheflebrityView, partner: Partner): Limits {
  const sizes = view.options.trade_sizes;
  const most = sizes === "one_for_one" ? 1 : Math.min(MOST, Number(view.options.trade_cards ?? MOST));
  const others = view.hand_sizes.filter((_, seat) => (partner === "everybody" ? seat !== view.seat : seat === partner));
  const give = Math.min(most, view.hand.length);
  const want = Math.min(most, Math.max(...others));
  if (sizes === "free" || sizes === undefined) return { give, want, isEqual: false };
  return { give: Math.min(give, want), want: Math.min(give, want), isEqual: true };
}

export function isOfferReady(give: string[], want: string[], limits: Limits): boolean {
  if (!give.length || !want.length || give.length > limits.give || want.length > limits.want) return false;
  return !limits.isEqual || give.length === want.length;
}

/** Whom the speaker talks to: a counter-offer goes to the player on turn. */
export function listenerOf({ speaker, partner }: CheflebrityOffer, turn: number): number | null {
  return speaker === partner ? turn : partner;
}

/** How many cards this seat hands over if the offer is agreed. */
export function owedBy(seat: number, offer: CheflebrityOffer): number {
  return (seat === offer.speaker ? offer.give : offer.want).length;
}

/** One more card to hand over, or one less: where one is owed, another one takes its place. */
export function toggled(handed: string[], code: string, hand: string[], owed: number): string[] {
  const copies = (codes: string[]): number => codes.filter((other) => other === code).length;
  const isIn = copies(handed) > 0;
  if (isIn && (copies(handed) === copies(hand) || handed.length === owed)) {
    const index = handed.lastIndexOf(code);
    return handed.filter((_, place) => place !== index);
  }
  return [...handed, code].slice(-owed);
}

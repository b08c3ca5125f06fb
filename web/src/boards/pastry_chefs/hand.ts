// Cards of one's own hand that are pressed for a Move: what they are called together.
import { without } from "../../lists";
import type { PastryChefsView } from "../../wire";
import { matches, mayName, suitOf } from "./cards";

/** The narrowest word that fits all of them and may be said: the card, its suit, its number; "" if there is none. */
export function wordFor(view: PastryChefsView, cards: string[]): string {
  const [first] = cards;
  if (!first || view.seat === null) return "";
  const { seat } = view;
  const words = [first, suitOf(first), `#${first[0]}`];
  return words.find((word) => cards.every((card) => matches(word, card)) && mayName(view, seat, word)) ?? "";
}

/** One more of it, or none any more. A card that has nothing in common with the others starts anew. */
export function gathered(view: PastryChefsView, cards: string[], code: string): string[] {
  const isHeld = without(view.hand, cards).includes(code);
  if (!isHeld) return cards.filter((card) => card !== code);
  const more = [...cards, code];
  return wordFor(view, more) ? more : [code];
}

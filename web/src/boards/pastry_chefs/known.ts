// What is certain about another hand: how many cards of each kind it has at least, and at most.
import type { PastryChefsView } from "../../wire";
import { copiesOf, isNumber, isSuit, matches, NUMBERS, SUITS, unseenOf, type Copy } from "./cards";

export interface Some {
  word: string;
  count: number;
}

export interface Knowledge {
  sure: Some[];
  none: string[]; // suits and numbers
  most: Some[];
}

const BROAD = [...SUITS, ...NUMBERS.map((number) => `#${number}`)];

/** At least and at most so many matching cards, as the server remembers them. */
export function boundsOf(view: PastryChefsView, seat: number, word: string, codes: string[]): [number, number] {
  const index = [...BROAD, ...codes].indexOf(word);
  const size = view.hand_sizes[seat] ?? 0;
  return [view.known?.least[seat]?.[index] ?? 0, Math.min(size, view.known?.most[seat]?.[index] ?? size)];
}

export function knowledgeOf(view: PastryChefsView, seat: number, codes: string[]): Knowledge {
  const size = view.hand_sizes[seat] ?? 0;
  const least = (word: string): number => boundsOf(view, seat, word, codes)[0];
  const most = (word: string): number => boundsOf(view, seat, word, codes)[1];
  const cards = codes.map((word) => ({ word, count: least(word) }));
  const beyondCards = BROAD.map((word) => ({ word, count: least(word) - held(cards, word) }));
  return {
    sure: [...cards, ...beyondCards].filter(({ count }) => count > 0),
    none: BROAD.filter((word) => size > 0 && most(word) === 0),
    most: BROAD.map((word) => ({ word, count: most(word) })).filter(
      ({ word, count }) => count > least(word) && count < Math.min(size - others(word, least), unseenOf(view, word)),
    ),
  };
}

/** Cards that are known to be of another suit, or of another number: the rest of the hand is no news. */
function others(word: string, least: (word: string) => number): number {
  const kin = BROAD.filter((other) => other !== word && isSuit(other) === isSuit(word));
  return kin.reduce((sum, other) => sum + least(other), 0);
}

/** Where the three copies of a card are; some are surely in another hand. */
export function marksOf(view: PastryChefsView, code: string, codes: string[]): Copy[] {
  const seats = view.hand_sizes.map((_, seat) => seat).filter((seat) => seat !== view.seat);
  let known = seats.reduce((sum, seat) => sum + boundsOf(view, seat, code, codes)[0], 0);
  return copiesOf(view, code).map((copy) => (copy === "unseen" && known-- > 0 ? "known" : copy));
}

function held(cards: Some[], word: string): number {
  return cards.filter((card) => matches(word, card.word)).reduce((sum, { count }) => sum + count, 0);
}

/** Pencil notes for the fan, one a card. A heart and a three may be the same card, so only suits or only numbers are
    noted beside whole cards. */
export function notesOf(view: PastryChefsView, seat: number, codes: string[]): string[] {
  const { sure } = knowledgeOf(view, seat, codes);
  const each = ({ word, count }: Some): string[] => Array<string>(count).fill(word);
  const cards = sure.filter(({ word }) => !isSuit(word) && !isNumber(word)).flatMap(each);
  const suits = sure.filter(({ word }) => isSuit(word)).flatMap(each);
  const numbers = sure.filter(({ word }) => isNumber(word)).flatMap(each);
  return [...cards, ...(suits.length >= numbers.length ? suits : numbers)].slice(0, view.hand_sizes[seat]);
}

// The sixteen cards of Pastry Chefs, and the words that describe them: a suit, a number (#3), or a card (3h).
import type { Message, PastryChefsView } from "../../wire";

export const SUITS = ["clubs", "diamonds", "hearts", "spades"];
export const NUMBERS = ["1", "2", "3", "4"];
export const PILE = 4; // the discard pile, where a hand could be; the hands are the seats
const COPIES = 3;

/** Where a copy of a card is, as far as the viewer can see. */
export type Copy = "discarded" | "yours" | "known" | "unseen" | "baked";

export function codeOf(number: string, suit: string): string {
  return number + (suit[0] ?? "");
}

export function suitOf(code: string): string {
  return SUITS.find((suit) => suit[0] === code[1]) ?? "";
}

export function isSuit(word: string): boolean {
  return SUITS.includes(word);
}

export function isNumber(word: string): boolean {
  return word.startsWith("#");
}

export function matches(word: string, code: string): boolean {
  return word === code || word === `#${code[0]}` || word === suitOf(code);
}

/** A suit or a number blocks itself and every card of it. */
export function isBlocked(blocked: string[], word: string): boolean {
  return blocked.some((used) => used === word || matches(used, word));
}

/** So many cards that match, in the words of the game: "2 hearts", "a three". */
export function described(word: string, count: number): Message {
  if (isSuit(word)) return { id: "described-suit", args: { suit: word, count } };
  if (isNumber(word)) return { id: "described-number", args: { number: Number(word.slice(1)), count } };
  return { id: "described-card", args: { card: word, count } };
}

/** All cards that match: "hearts", "threes". */
export function named(word: string): Message {
  if (isSuit(word)) return { id: "named-suit", args: { suit: word } };
  if (isNumber(word)) return { id: "named-number", args: { number: Number(word.slice(1)) } };
  return { id: "named-card", args: { card: word } };
}

/** The word in a message that describes cards: the reverse of the two above. */
export function wordIn(message: unknown): string {
  const { suit, number, card } = (message as Message | undefined)?.args ?? {};
  if (suit !== undefined) return String(suit);
  return number !== undefined ? `#${String(number)}` : String(card ?? "");
}

/** The three copies of a card, those that are seen first. */
export function copiesOf(view: PastryChefsView, code: string): Copy[] {
  const isThis = (card: string): boolean => card === code;
  const discarded = view.discard.filter(isThis).map((): Copy => "discarded");
  const yours = view.hand.filter(isThis).map((): Copy => "yours");
  const baked = view.baked
    .flat(2)
    .filter(isThis)
    .map((): Copy => "baked");
  const unseen = Math.max(0, COPIES - discarded.length - yours.length - baked.length);
  return [...discarded, ...yours, ...Array<Copy>(unseen).fill("unseen"), ...baked];
}

/** How many matching cards the viewer does not see. */
export function unseenOf(view: PastryChefsView, word: string): number {
  return SUITS.flatMap((suit) => NUMBERS.map((number) => codeOf(number, suit)))
    .filter((code) => matches(word, code))
    .flatMap((code) => copiesOf(view, code))
    .filter((copy) => copy === "unseen").length;
}

/** Can cards be taken from there by this word? If not, nobody needs to be told by the server. */
export function mayName(view: PastryChefsView, from: number, word: string): boolean {
  if (isBlocked(view.blocked, word)) return false;
  if (from === PILE) return view.discard.some((code) => matches(word, code));
  if (from === view.seat) return view.hand.some((code) => matches(word, code));
  return view.options.known_fail !== "never" || unseenOf(view, word) > 0;
}

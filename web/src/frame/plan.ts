// What the dock offers: the sensible choice as its one berry button, and at most two more.
import type { Desk } from "../desk.svelte";
import type { Choice, Message } from "../wire";

export interface Offer {
  /** What it picks. */
  choice?: Choice;
  /** What it does instead: something on this page, or a whole move at once. With neither, something is still missing. */
  run?: () => void;
  /** Instead of the choice's own label. */
  label?: string;
  /** A second line: what it costs. */
  note?: string;
  /** It cannot be taken back: the button asks once more, in place. */
  sure?: boolean;
  /** A link rather than a button: passing, or saying no. */
  quiet?: boolean;
  /** It does what was put together on this page. */
  commits?: boolean;
  /** It has a place of its own in the row, whatever is sensible: only then is it the berry button. */
  fixed?: "sensible" | "other";
}

export interface Plan {
  main: Offer | null;
  others: Offer[];
  /** Quiet words at the end of the question's line. */
  tail: string;
  /** Cards of the hand with a tick: what they fill is to be seen on the board. */
  ticked?: string[];
  /** A press on the thing itself only chooses it; the button does it. */
  chooses: (choice: Choice) => boolean;
  /** What a part of the half-made move is called on its chip, where its label is too long. */
  chip?: (label: Message) => string;
  /** The button of what is chosen; null while something is still missing. */
  confirms?: (choice: Choice) => Offer | null;
  /** Instead of the game's own question. */
  question?: string;
  /** Facts beside the question: what would be lost, what is secret. */
  notes?: string[];
  /** Cards of the hand that lie elsewhere during a half-made move, and those that it uses. */
  away?: string[];
  uses?: string[];
  /** What a press on a card of the hand does instead of picking it. */
  hand?: (code: string) => void;
  /** What the page answers by itself, at once and without a word. */
  silent?: Choice | null;
  /** Which cards of the hand that is for; all, if it does not say. */
  usable?: (code: string) => boolean;
  /** Cards are picked elsewhere: those of the hand lie still. */
  rests?: boolean;
  /** What is picked after it, because it was said before: groups of targets. */
  next?: (choice: Choice) => string[][];
  /** Which of several choices a press on one thing means; a control in the dock leads to the others. */
  prefers?: (choices: Choice[]) => Choice | undefined;
  /** What a press on a card of the hand does, in a word. */
  verb?: string | ((code: string) => string);
  /** In a mode: only what has a target that starts so can be pressed. */
  only?: string;
  /** What a card of the hand does that is dropped on a place, if not picking it; false: it is picked. */
  drop?: (card: string, place: string) => boolean;
  /** A press on a card of the hand during a half-made move: that one instead. */
  instead?: (code: string) => void;
  /** Cards on the board that go together, chosen on this page: what a press on one does, and which ones are chosen. */
  cloth?: { press: (code: string) => void; uses: string[] };
  /** Cards of the hand that can be played, but to no use: they do not shine. */
  dull?: (code: string) => boolean;
  /** A hint in the game's own words; empty: the choices of which it consists. */
  hint?: (labels: Message[]) => string;
  /** Leaves what was begun on this page only: Esc. */
  back?: () => void;
}

export const isHandCard = (choice: Choice): boolean => choice.target.startsWith("card:");

/** Where a game has no plan of its own: what has no place on the board is a button, a card of the hand is chosen first. */
export function usualPlan(desk: Desk): Plan {
  const [first, ...rest] = desk.loose.map((choice): Offer => ({ choice }));
  const isOnly = desk.choices.length === 1;
  return {
    main: isOnly && first ? first : null,
    others: isOnly ? [] : [first, ...rest].filter((offer) => offer !== undefined).slice(0, 3),
    tail: "",
    chooses: isHandCard,
  };
}

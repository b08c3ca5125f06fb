// Marks in a text that Fluent has put together: where a card is named, and what is bold. No letter that anybody types.
const CARD = "\uE000"; // before the code of a card
const NAME = "\uE001"; // between its code and its name
const END = "\uE002"; // after its name
const BOLD = "\uE003";
const LIGHT = "\uE004";
const RIGHT_TO_LEFT = /[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFC\u{10800}-\u{10FFF}\u{1E800}-\u{1EFFF}]/u;

/** A piece of a text: words, or the name of a card. */
export interface Part {
  text: string;
  card: string; // its code; empty: just words
  bold: boolean;
}

export function markedCard(code: string, name: string): string {
  return CARD + code + NAME + name + END;
}

/** In catalogues <b> makes bold. What people are called is no catalogue: it comes in later, and stays as it is. */
export function markedBold(text: string): string {
  return text.replaceAll("<b>", BOLD).replaceAll("</b>", LIGHT);
}

/** What somebody else wrote: without marks, and if it is written from right to left it does not turn its neighbours. */
export function foreign(text: string): string {
  const unmarked = text.replace(/[\uE000-\uE004]/g, "");
  return RIGHT_TO_LEFT.test(unmarked) ? `\u2068${unmarked}\u2069` : unmarked;
}

/** A text with marks in it, piece by piece. */
export function partsOf(marked: string): Part[] {
  const parts: Part[] = [];
  let [text, card, bold] = ["", "", false];
  const end = (): void => {
    if (text) parts.push({ text, card, bold });
    text = "";
  };
  for (const sign of marked) {
    if (sign === NAME) {
      card = text;
      text = "";
    } else if (sign < CARD || sign > LIGHT) text += sign;
    else {
      end();
      card = "";
      if (sign !== CARD && sign !== END) bold = sign === BOLD;
    }
  }
  end();
  return parts;
}

/** A piece with what must not be torn off it: a bracket before a card, a comma after it. */
export interface Bound extends Part {
  before: string;
  after: string;
}

/** What stands beside a card without a space goes with the card. */
export function bound(parts: Part[]): Bound[] {
  const pieces = parts.map((part) => ({ ...part, before: "", after: "" }));
  pieces.forEach((piece, index) => {
    if (!piece.card) return;
    const [previous, next] = [pieces[index - 1], pieces[index + 1]];
    if (previous && !previous.card) {
      const space = previous.text.lastIndexOf(" ") + 1;
      [previous.text, piece.before] = [previous.text.slice(0, space), previous.text.slice(space)];
    }
    if (next && !next.card) {
      const space = next.text.includes(" ") ? next.text.indexOf(" ") : next.text.length;
      [piece.after, next.text] = [next.text.slice(0, space), next.text.slice(space)];
    }
  });
  return pieces;
}

export function textOf(parts: Part[]): string {
  return parts.map(({ text }) => text).join("");
}

/** A text with marks in it as plain text. */
export function plain(marked: string): string {
  return textOf(partsOf(marked));
}

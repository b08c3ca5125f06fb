// How a card of each game shows its marks: corners, a ribbon, and a tone that groups cards of a kind.
import type { Face } from "./wire";

export interface Look {
  name: string; // as it is called where it lies
  corner: string; // big, at the top left
  other: string; // at the top right
  ribbon: string; // one word at the foot
  tone: string; // a class of the card
  short: string; // name and corner, as on the smallest cards
  said: string; // all of it, for a screen reader: in the order in which a card says it
  pips: number; // Pastry Chefs: this many signs instead of a picture
}

const SIGNS: Record<string, string> = { clubs: "♣", diamonds: "♦", hearts: "♥", spades: "♠" };
const SUITS: Record<string, string> = { c: "clubs", d: "diamonds", h: "hearts", s: "spades" };

function mark(face: Face, name: string): string {
  return String(face.marks?.[name] ?? "");
}

export function lookOf(game: string, face: Face): Look {
  const drawn = drawnAs(game, face);
  const { name, corner, other, ribbon } = drawn;
  const short = [name, corner].filter(Boolean).join(" ");
  if (drawn.pips) return { ...drawn, short: corner, said: `${corner}, ${name}` };
  return { ...drawn, short, said: [short, other, ribbon, face.text].filter(Boolean).join(", ") };
}

function drawnAs(game: string, face: Face): Omit<Look, "short" | "said"> {
  const plain = { name: face.name, corner: "", other: "", ribbon: "", tone: face.kind, pips: 0 };
  switch (game) {
    case "pastry-chefs": {
      const suit = SUITS[face.code.slice(-1)] ?? "";
      const number = face.code.slice(0, -1);
      return { ...plain, corner: `${number}${SIGNS[suit] ?? ""}`, tone: suit, pips: Number(number) || 0 };
    }
    case "pie-factory": {
      const [corner, other] = [`$${mark(face, "value")}`, `${mark(face, "prep")} min`];
      return { ...plain, corner, other, ribbon: mark(face, "icon") || face.kind };
    }
    case "cheflebrity": {
      const tone = mark(face, "genius") ? "genius" : mark(face, "flavour") || face.kind;
      const name = face.name.replace("Stroke of Genius! as", "Genius:");
      return { ...plain, name, corner: mark(face, "quality"), tone };
    }
    case "pie-contest": {
      const name = mark(face, "turned") || face.name; // an Achievement in a hand or a Kitchen has turned
      const kind = mark(face, "turned_kind") || face.kind;
      const flavor = [mark(face, "flavor"), mark(face, "sub")].filter(Boolean).join(" · ");
      const corner = mark(face, "worth").replace("-", "−");
      return { ...plain, name, corner, other: flavor || kind, tone: mark(face, "flavor") || kind };
    }
    default:
      return plain;
  }
}

/** Several equal cards, as they lie on each other, and where. */
export function times(look: Look, count: number, place = ""): string {
  const rest = look.said.slice(look.short.length + 2);
  return [count > 1 ? `${look.short} ×${count}` : look.short, rest, place].filter(Boolean).join(", ");
}

/** A pie, given from bottom to top, in the words of a Stack: from top to bottom. Bare: the names come after. */
export function layered(pie: Look[], { down = false, bare = false } = {}): string {
  const layers = [...pie].reverse();
  const names = layers.map(({ name }) => (name === "??" ? "face down" : name));
  if (down) names.push(`${names.pop()} (down)`);
  const corners = layers.map(({ name, corner }) => (name === "??" ? "" : corner));
  if (bare) return `${corners.join(", ")}: ${names.join(", ")}`;
  return names.map((name, index) => `${name} ${corners[index]}`.trim()).join(", ");
}

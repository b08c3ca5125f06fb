// How a card of each game shows its marks: corners, a ribbon, and a tone that groups cards of a kind.
import type { Face } from "./wire";

export interface Look {
  name: string; // as it is called where it lies
  corner: string; // big, at the top left
  other: string; // at the top right
  ribbon: string; // one word at the foot
  tone: string; // a class of the card
  said: string; // all of it, for a screen reader
  pips: number; // Pastry Chefs: so many signs instead of a picture
}

const SIGNS: Record<string, string> = { clubs: "♣", diamonds: "♦", hearts: "♥", spades: "♠" };
const SUITS: Record<string, string> = { c: "clubs", d: "diamonds", h: "hearts", s: "spades" };

function mark(face: Face, name: string): string {
  return String(face.marks?.[name] ?? "");
}

export function lookOf(game: string, face: Face): Look {
  const plain = {
    name: face.name,
    corner: "",
    other: "",
    ribbon: face.kind,
    tone: face.kind,
    said: face.name,
    pips: 0,
  };
  switch (game) {
    case "pastry-chefs": {
      const suit = SUITS[face.code.slice(-1)] ?? "";
      const number = face.code.slice(0, -1);
      const corner = `${number}${SIGNS[suit] ?? ""}`;
      return { ...plain, corner, ribbon: "", tone: suit, pips: Number(number) || 0 };
    }
    case "pie-factory": {
      const icon = mark(face, "icon");
      const [dollars, prep] = [`$${mark(face, "value")}`, mark(face, "prep")];
      const said = [face.name, dollars, `${prep} minutes`, icon, face.text].filter(Boolean).join(", ");
      return { ...plain, corner: dollars, other: `${prep}′`, ribbon: icon || face.kind, said };
    }
    case "cheflebrity": {
      const quality = mark(face, "quality");
      const tone = mark(face, "genius") ? "genius" : mark(face, "flavour") || face.kind;
      const name = face.name.replace("Stroke of Genius! as", "Genius:");
      const said = [face.name, quality, face.text].filter(Boolean).join(", ");
      return { ...plain, name, corner: quality, tone, ribbon: "", said };
    }
    case "pie-contest": {
      const name = mark(face, "turned") || face.name; // an Achievement in a hand or a Kitchen has turned
      const kind = mark(face, "turned_kind") || face.kind;
      const worth = mark(face, "worth").replace("-", "−");
      const flavor = [mark(face, "flavor"), mark(face, "sub")].filter(Boolean).join(" · ");
      const said = [name, worth && `worth ${worth}`, flavor, face.text].filter(Boolean).join(", ");
      const tone = mark(face, "flavor") || kind;
      return { ...plain, name, corner: worth, other: flavor || kind, ribbon: "", tone, said };
    }
    default:
      return { ...plain, ribbon: "", said: [face.name, face.text].filter(Boolean).join(", ") };
  }
}

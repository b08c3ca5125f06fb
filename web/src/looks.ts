// How a card shows its marks: corners, a ribbon, and a tone that groups cards of a kind.
import { flavourColour } from "./pies/colours";
import type { Face } from "./wire";
import { t, words } from "./words.svelte";

export interface Look {
  name: string; // as it is called where it lies
  corner: string; // big, at the top left
  other: string; // at the top right
  ribbon: string; // one word at the foot
  tone: string; // a class of the card
  colour: string; // of its band and number, where its class does not say it
  text: string; // what is printed on it
  facts: string; // what its other marks say, in words
  short: string; // name and corner, as on the smallest cards
  said: string; // all of it, for a screen reader: in the order in which a card says it
  pips: number; // this many signs of a suit instead of a picture
  badge: string; // whose favour it brings: a letter in a shape of its own
  letter: string;
  fits: string[]; // codes of the cards under which it may lie, as pictures
}

type Drawn = Omit<Look, "short" | "said" | "facts">;

const KINDS = new Set(["action", "achievement"]); // what a card is, where that is not to be seen from its marks
const SUITS: Record<string, string> = { clubs: "♣", diamonds: "♦", hearts: "♥", spades: "♠" };

function mark(face: Face, name: string): string {
  return String(face.marks?.[name] ?? "");
}

/** A mark or a kind as people read it. Those of a deck of one's own are in no catalogue. */
function word(family: string, value: string): string {
  const code = value.toLowerCase().replaceAll("_", "-").replaceAll(" ", "-");
  return value && words.find(`${family}-${code}`, "", value);
}

export function signOf(suit: string): string {
  return SUITS[suit] ?? "";
}

export function lookOf(face: Face): Look {
  const drawn = drawnAs(face);
  const { name, corner, ribbon, text } = drawn;
  const other = "prep" in (face.marks ?? {}) ? t("mark-minutes", { minutes: mark(face, "prep") }) : drawn.other;
  const facts = [other, ribbon].filter(Boolean).join(" · ");
  if (drawn.pips) return { ...drawn, facts, short: corner, said: `${corner}, ${name}` };
  const short = [name, corner].filter(Boolean).join(" ");
  return { ...drawn, facts, short, said: [short, other, ribbon, text].filter(Boolean).join(", ") };
}

/** What stands on a card, where its full name also says what is in its corner. */
function titleOf(face: Face): string {
  return face.words && words.has(face.words.id, "title") ? words.say(face.words, "title") : words.name(face);
}

function drawnAs(face: Face): Drawn {
  const [name, text, tone] = [titleOf(face), words.text(face), face.kind];
  const plain = {
    ...{ name, text, corner: "", other: "", ribbon: "", tone, colour: "" },
    ...{ pips: 0, badge: "", letter: "", fits: [] },
  };
  const marks = face.marks ?? {};
  if ("suit" in marks) {
    const suit = mark(face, "suit");
    return { ...plain, corner: mark(face, "number") + signOf(suit), tone: suit, pips: Number(marks.number) || 0 };
  }
  if ("value" in marks) {
    const [badge, boss] = [mark(face, "icon"), word("icon", mark(face, "icon"))];
    return {
      ...plain,
      corner: t("mark-dollars", { dollars: mark(face, "value") }),
      other: t("mark-prime", { minutes: mark(face, "prep") }),
      ribbon: boss || word("kind", face.kind),
      badge,
      letter: boss.charAt(0),
      fits: mark(face, "fits").split(" ").filter(Boolean),
    };
  }
  if ("quality" in marks) {
    const tone = "genius" in marks ? "genius" : mark(face, "flavour") || face.kind;
    return { ...plain, corner: mark(face, "quality"), tone };
  }
  const flavor = [mark(face, "flavor"), mark(face, "sub")]
    .map((value) => word("kind", value))
    .filter(Boolean)
    .join(" · ");
  const corner = mark(face, "worth").replace("-", "−");
  const kind = KINDS.has(face.kind) ? word("kind", face.kind) : "";
  const colour = flavourColour(mark(face, "flavor") || (kind && face.kind));
  return { ...plain, corner, other: flavor || kind, tone: mark(face, "flavor") || face.kind, colour };
}

/** Several equal cards, as they lie on each other. */
export function times(look: Look, count: number): string {
  const rest = look.said.slice(look.short.length + 2);
  return [count > 1 ? `${look.short} ×${count}` : look.short, rest].filter(Boolean).join(", ");
}

/** A pie, given from bottom to top, in the words of a Stack: from top to bottom. Bare: the names come after. */
export function layered(pie: (Look | null)[], { down = false, bare = false } = {}): string {
  const layers = [...pie].reverse();
  const names = layers.map((look) => look?.name ?? t("stack-hidden"));
  if (down) names.push(t("stack-down", { name: names.pop() ?? "" }));
  const corners = layers.map((look) => look?.corner ?? "");
  if (bare) return `${corners.join(", ")}: ${names.join(", ")}`;
  return names.map((name, index) => `${name} ${corners[index]}`.trim()).join(", ");
}

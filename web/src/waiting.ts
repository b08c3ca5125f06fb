// Who sits where in the waiting room: around the cloth, oneself at its lower edge.
import type { Chair } from "./wire";
import { t, words } from "./words.svelte";

export interface Spot {
  side: "left" | "top" | "right" | "bottom";
  /** Where along that side, from 0 to 1: from the left, or from the top. */
  along: number;
}

/** The spots of all seats, in their order. The others follow clockwise from the left, as they do in turn. */
export function around(seats: number, own: number | null): Spot[] {
  const order = Array.from({ length: seats }, (_, step) => (step + (own ?? 0)) % seats);
  const others = own === null ? order : order.slice(1);
  const beside = besideOf(others.length);
  const spots = Array.from<Spot>({ length: seats }).fill({ side: "bottom", along: 0.5 });
  others.forEach((seat, place) => (spots[seat] = spotOf(place, others.length, beside)));
  return spots;
}

/** How many of so many others sit at each narrow side. */
function besideOf(others: number): number {
  if (others < 2) return 0;
  return others < 6 ? 1 : others < 9 ? 2 : 3;
}

function spotOf(place: number, others: number, beside: number): Spot {
  const above = others - 2 * beside;
  if (place < beside) return { side: "left", along: (beside - place - 0.5) / beside };
  if (place < beside + above) return { side: "top", along: (place - beside + 0.5) / above };
  return { side: "right", along: (place - beside - above + 0.5) / beside };
}

/** Who else has which colour. Where there are more players than colours, everybody may have any. */
export function takenColours(chairs: Chair[], colours: number): Map<string, string> {
  const others = chairs.filter((chair) => chair.kind !== "open" && !chair.yours);
  const taken = new Map(others.map((chair) => [chair.colour ?? "", chair.name ?? ""]));
  return taken.size < colours ? taken : new Map();
}

/** Who else has which mascot. */
export function takenMascots(chairs: Chair[]): Map<string, string> {
  const others = chairs.filter((chair) => chair.kind === "person" && !chair.yours);
  return new Map(others.map((chair) => [chair.mascot ?? "", chair.name ?? ""]));
}

/** What somebody should know before they sit down: whom they have blocked, and would meet here. */
export function avoidedHere(chairs: Chair[]): string {
  const names = chairs.filter((chair) => chair.avoided === "block").map((chair) => chair.name ?? "");
  return names.length ? t("avoid-warning", { names: words.joined(names), count: names.length }) : "";
}

// Where something stands for long while the table goes on around it: the bubble of a lesson, an offer.
import { aside, beside, GAP, holds, overlap, RIM, type Box, type Placed, type Size } from "./placing";

const FAR = 10; // to stand a pixel farther away is as bad as to cover so many square pixels of a usual thing

const JUMP = 15_000; // so much worse a place may be before something leaves it
const TIGHT = 2; // pixels beside a thing, where there is little room
const BRIM = 2; // pixels to the edge of the room, where there is little of it

type Span = [start: number, length: number];

/** Something that should stay to be seen: how much worse it is to lie over this than over a usual thing. */
export interface Kept {
  box: Box;
  weight: number;
}

/**
 * Where it lies over the least of what should stay to be seen, near the thing that it speaks of. It stays where it was
 * if that is hardly worse.
 */
export function settled(at: Box | null, size: Size, room: Box, kept: readonly Kept[], was: Placed | null): Placed {
  const cost = (place: Placed): number =>
    sum(kept.map(({ box, weight }) => weight * overlap({ ...place, ...size }, box)));
  const near = at ? beside(at, size, room) : [];
  const far = (place: Placed): number =>
    at ? Math.max(apart({ ...place, ...size }, at), GAP) * FAR : fromMiddle(place, size, room);
  const all = [...near, ...corridors(size, room, kept)].filter((place) => holds(room, { ...place, ...size }));
  const best = cheapest(all, (place) => cost(place) + far(place)) ?? aside(room.left + RIM, room.top + RIM);
  const stays = was && holds(room, { ...was, ...size }) ? pointing({ ...was, side: "none", tip: 0 }, near) : best;
  return cost(stays) <= cost(best) + JUMP ? stays : best;
}

/** At the edges of the room, in its middle, and along the edges of everything in it. */
function corridors(size: Size, room: Box, kept: readonly Kept[]): Placed[] {
  const boxes = kept.map(({ box }) => box);
  const lefts = along(
    [room.left, room.width],
    size.width,
    boxes.map(({ left, width }) => [left, width]),
  );
  const tops = along(
    [room.top, room.height],
    size.height,
    boxes.map(({ top, height }) => [top, height]),
  );
  return tops.flatMap((top) => lefts.map((left) => aside(left, top)));
}

/** Where something of this length may begin: beginnings and lengths of the room and of what is in it. */
function along([start, whole]: Span, length: number, spans: Span[]): number[] {
  const [first, last] = [start + BRIM, start + whole - length - BRIM];
  const middle = (first + last) / 2;
  const beside = [GAP, TIGHT].flatMap((gap) =>
    spans.flatMap(([from, long]) => [from + long + gap, from - length - gap]),
  );
  const all = new Set([start + RIM, middle, start + whole - length - RIM, ...beside, first, last]);
  return [...all].filter((place) => place >= first && place <= last);
}

/** A place from which it can point at the thing does so. */
function pointing(place: Placed, near: Placed[]): Placed {
  return near.find(({ left, top }) => left === place.left && top === place.top) ?? place;
}

function cheapest(places: Placed[], cost: (place: Placed) => number): Placed | undefined {
  let [best, least]: [Placed | undefined, number] = [undefined, Infinity];
  for (const place of places) {
    const costs = cost(place);
    if (costs < least) [best, least] = [place, costs];
  }
  return best;
}

/** From edge to edge. */
function apart(one: Box, other: Box): number {
  const across = Math.max(other.left - one.left - one.width, one.left - other.left - other.width, 0);
  const down = Math.max(other.top - one.top - one.height, one.top - other.top - other.height, 0);
  return Math.hypot(across, down);
}

function fromMiddle({ left, top }: Placed, size: Size, room: Box): number {
  const across = left + size.width / 2 - room.left - room.width / 2;
  return Math.hypot(across, top + size.height / 2 - room.top - room.height / 2);
}

function sum(numbers: number[]): number {
  return numbers.reduce((all, one) => all + one, 0);
}

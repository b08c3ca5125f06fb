// Where something stands that points at a thing: beside it, inside the screen, and never over it.

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

export interface Placed {
  left: number;
  top: number;
  /** Which edge of the box points at the thing, and where along that edge. */
  side: "top" | "bottom" | "left" | "right" | "none";
  tip: number;
}

export const GAP = 12; // pixels between the thing and what points at it
export const RIM = 8; // pixels to the edge of the screen
const CORNER = 18; // pixels: a tip does not stand on a corner
export interface Size {
  width: number;
  height: number;
}

/**
 * Below the thing if there is room, or above, to its right or left, or in a corner; of these, where it lies over the least
 * of what must stay free. If there is no room, as far from the thing as it can be.
 */
export function placed(at: Box, size: Size, screen: Size, spared: readonly Box[] = []): Placed {
  const free = corners(size, screen).filter(({ left, top }) => overlap({ left, top, ...size }, at) === 0);
  return best([...beside(at, size, whole(screen)), ...free], size, spared) ?? far(at, size, screen);
}

/** Beside a thing of the page. What points at something in the dock stands above all of it: question and buttons stay free. */
export function placedAt(thing: Element, size: Size, spared: readonly Box[] = []): Placed {
  const dock = document.querySelector(".dock")?.getBoundingClientRect();
  const screen = { width: innerWidth, height: thing.closest(".bar") ? innerHeight : (dock?.top ?? innerHeight) };
  const { left, top, width, height } = thing.getBoundingClientRect();
  return placed({ left, top: Math.min(top, screen.height), width, height }, size, screen, spared);
}

export function holds(room: Box, box: Box): boolean {
  return (
    box.left >= room.left &&
    box.top >= room.top &&
    box.left + box.width <= room.left + room.width &&
    box.top + box.height <= room.top + room.height
  );
}

/** In the middle, or in a corner if something must stay free there; pointing at nothing. */
export function centred(size: Size, screen: Size, spared: readonly Box[] = []): Placed {
  const [left, top] = [(screen.width - size.width) / 2, (screen.height - size.height) / 2];
  const middle = aside(within(left, RIM, Infinity), within(top, RIM, Infinity));
  return best([middle, ...corners(size, screen)], size, spared) ?? middle;
}

/** The first of those that lie over the least. */
function best(places: Placed[], size: Size, spared: readonly Box[]): Placed | undefined {
  const covered = ({ left, top }: Placed): number =>
    spared.reduce((sum, box) => sum + overlap({ left, top, ...size }, box), 0);
  return places.sort((one, other) => covered(one) - covered(other))[0];
}

function corners(size: Size, screen: Size): Placed[] {
  const [right, bottom] = [screen.width - size.width - RIM, screen.height - size.height - RIM];
  const sides = [RIM, Math.max(RIM, right)];
  return [Math.max(RIM, bottom), RIM].flatMap((top) => sides.map((left) => aside(left, top)));
}

export function aside(left: number, top: number): Placed {
  return { left, top, side: "none", tip: 0 };
}

function whole(screen: Size): Box {
  return { left: 0, top: 0, ...screen };
}

/** Where there is room next to the thing, the usual side first. */
export function beside(at: Box, size: Size, room: Box): Placed[] {
  const inner = {
    left: room.left + RIM,
    top: room.top + RIM,
    width: room.width - 2 * RIM,
    height: room.height - 2 * RIM,
  };
  const { left, top, along, down } = aligned(at, size, room);
  const sides: Placed[] = [
    { left, top: at.top + at.height + GAP, side: "top", tip: along },
    { left, top: at.top - GAP - size.height, side: "bottom", tip: along },
    { left: at.left + at.width + GAP, top, side: "left", tip: down },
    { left: at.left - GAP - size.width, top, side: "right", tip: down },
  ];
  return sides.filter((place) => holds(inner, { ...place, ...size }));
}

/** Above or below it, and beside it: as near to its middle as the screen allows, with the tip at its middle. */
function aligned(at: Box, size: Size, room: Box): { left: number; top: number; along: number; down: number } {
  const centre = { x: at.left + at.width / 2, y: at.top + at.height / 2 };
  const [right, bottom] = [room.left + room.width, room.top + room.height];
  const left = within(centre.x - size.width / 2, room.left + RIM, right - size.width - RIM);
  const top = within(centre.y - size.height / 2, room.top + RIM, bottom - size.height - RIM);
  return {
    left,
    top,
    along: within(centre.x - left, CORNER, size.width - CORNER),
    down: within(centre.y - top, CORNER, size.height - CORNER),
  };
}

function far(at: Box, size: Size, screen: Size): Placed {
  const { left } = aligned(at, size, whole(screen));
  const isLow = at.top + at.height / 2 > screen.height / 2;
  return aside(left, isLow ? RIM : Math.max(RIM, screen.height - size.height - RIM));
}

export function overlap(one: Box, other: Box): number {
  const width = Math.min(one.left + one.width, other.left + other.width) - Math.max(one.left, other.left);
  const height = Math.min(one.top + one.height, other.top + other.height) - Math.max(one.top, other.top);
  return Math.max(0, width) * Math.max(0, height);
}

function within(value: number, least: number, most: number): number {
  return Math.max(least, Math.min(value, most));
}

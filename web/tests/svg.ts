// Sprites read as text: which drawings they hold, and how much room each of them takes.

import { numbers, onPath, type Point } from "./path";

export interface Room {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** A drawing is enlarged, then moved. */
interface Shift {
  x: number;
  y: number;
  scale: number;
}

const TAG = /<(\/?)(\w+)([^>]*?)(\/?)>/g;
const STILL: Shift = { x: 0, y: 0, scale: 1 };
const PEN = 3; // as wide as a line is where nothing else is said

export function symbolsOf(sprite: string): string[] {
  return [...sprite.matchAll(/<symbol id="([^"]+)"/g)].map(([, id = ""]) => id);
}

/** The room that a drawing takes, its lines included; a little too much rather than too little. */
export function roomOf(sprite: string, id: string): Room {
  const points = pointsOf(sprite, insideOf(sprite, id), STILL);
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  return { left: Math.min(...xs), top: Math.min(...ys), right: Math.max(...xs), bottom: Math.max(...ys) };
}

/** Groups that drawings share have no groups in them. */
function insideOf(sprite: string, id: string): string {
  const found = new RegExp(`<(symbol|g) id="${id}"[^>]*>([^]*?)</\\1>`).exec(sprite)?.[2];
  if (found === undefined) throw new Error(`no ${id}`);
  return found;
}

function pointsOf(sprite: string, text: string, start: Shift): Point[] {
  const shifts = [start];
  return [...text.matchAll(TAG)].flatMap(([, end, name = "", attributes = "", closed]) => {
    if (end) {
      shifts.pop();
      return [];
    }
    const shift = shifted(shifts.at(-1) ?? start, attributes);
    if (!closed) shifts.push(shift);
    if (name === "use") return pointsOf(sprite, insideOf(sprite, attribute(attributes, "href").slice(1)), shift);
    return around(shapeOf(name, attributes), Number(attribute(attributes, "stroke-width") || PEN) / 2).map(
      ([x, y]): Point => [shift.x + shift.scale * x, shift.y + shift.scale * y],
    );
  });
}

function attribute(attributes: string, name: string): string {
  return new RegExp(`(?:^|\\s)${name}="([^"]*)"`).exec(attributes)?.[1] ?? "";
}

function shifted(outer: Shift, attributes: string): Shift {
  const transform = attribute(attributes, "transform");
  const [x = 0, y = 0] = numbers(/translate\(([^)]*)\)/.exec(transform)?.[1] ?? "");
  const [scale = 1] = numbers(/scale\(([^)]*)\)/.exec(transform)?.[1] ?? "");
  return { x: outer.x + outer.scale * x, y: outer.y + outer.scale * y, scale: outer.scale * scale };
}

function around(points: Point[], by: number): Point[] {
  return points.flatMap(([x, y]): Point[] => [
    [x - by, y - by],
    [x + by, y + by],
  ]);
}

function shapeOf(name: string, attributes: string): Point[] {
  if (name === "path") return onPath(attribute(attributes, "d"));
  if (name !== "circle" && name !== "ellipse") return [];
  const number = (key: string): number => Number(attribute(attributes, key));
  const [x, y, wide, high] = [number("cx"), number("cy"), number("rx") || number("r"), number("ry") || number("r")];
  return [
    [x - wide, y - high],
    [x + wide, y + high],
  ];
}

// Points on the path of an SVG: straight lines, quadratic curves, arcs.

export type Point = [x: number, y: number];

const COMMAND = /([mlhvqtaz])([^a-z]*)/gi;
const NUMBER = /-?(?:\d+\.?\d*|\.\d+)/g;
const ARGUMENTS: Record<string, number> = { m: 2, l: 2, h: 1, v: 1, q: 4, t: 2, a: 7, z: 0 };

export function numbers(text: string): number[] {
  return (text.match(NUMBER) ?? []).map(Number);
}

/** Points on a path, and the corners of the boxes around its arcs. */
export function onPath(path: string): Point[] {
  const points: Point[] = [];
  let [start, here, control] = [origin(), origin(), origin()] as [Point, Point, Point];
  for (const { letter, given } of commandsOf(path)) {
    const kind = letter.toLowerCase();
    if (kind === "z") {
      here = start;
      continue;
    }
    const from = letter === kind ? here : origin();
    const to = goal(kind, given, from, here);
    control = bend(kind, given, from, here, control, to);
    if (kind === "m") start = to;
    points.push(...(kind === "m" ? [to] : kind === "a" ? arc(here, to, given) : curve(here, control, to)));
    here = to;
  }
  return points;
}

function origin(): Point {
  return [0, 0];
}

/** One entry for each step, also where a letter stands for several. */
function commandsOf(path: string): { letter: string; given: number[] }[] {
  return [...path.matchAll(COMMAND)].flatMap(([, letter = "", text = ""]) => {
    const [all, length] = [numbers(text), ARGUMENTS[letter.toLowerCase()] ?? 0];
    if (length === 0) return [{ letter, given: [] }];
    return Array.from({ length: all.length / length }, (_, step) => ({
      letter: step && letter === "m" ? "l" : step && letter === "M" ? "L" : letter,
      given: all.slice(step * length, (step + 1) * length),
    }));
  });
}

function goal(kind: string, given: number[], from: Point, here: Point): Point {
  const [x = 0, y = 0] = given.slice(-2);
  if (kind === "h") return [from[0] + x, here[1]];
  if (kind === "v") return [here[0], from[1] + x];
  return [from[0] + x, from[1] + y];
}

/** Where a curve is drawn to; what is straight is a curve that is drawn to its end. */
function bend(kind: string, given: number[], from: Point, here: Point, before: Point, to: Point): Point {
  const [x = 0, y = 0] = given;
  if (kind === "q") return [from[0] + x, from[1] + y];
  return kind === "t" ? [2 * here[0] - before[0], 2 * here[1] - before[1]] : to;
}

function curve(from: Point, control: Point, to: Point): Point[] {
  return [0, 0.25, 0.5, 0.75, 1].map((t) => {
    const along = (axis: 0 | 1): number =>
      (1 - t) * (1 - t) * from[axis] + 2 * t * (1 - t) * control[axis] + t * t * to[axis];
    return [along(0), along(1)];
  });
}

function arc(from: Point, to: Point, [rx = 0, ry = 0]: number[]): Point[] {
  const [x, y] = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2];
  return [from, to, [x - rx, y - ry], [x + rx, y + ry]];
}

// How intervals shrink: what is kept of the server's news for a chart, and the arithmetic of that chart.
import type { LabNews } from "../wire";

export interface Look {
  games: number;
  value: number;
  low: number;
  high: number;
}

/** The looks at each measure, in the order in which they came. */
export type Trails = Record<string, Look[]>;

const MOST = 240; // looks that are drawn; of more of them every second one is dropped

export function withNews(trails: Trails, news: LabNews): Trails {
  const next = { ...trails };
  for (const { measure, value, low, high } of news.looks ?? []) {
    const before = next[measure] ?? [];
    if (before.at(-1)?.games === news.games) continue;
    const kept = before.length < MOST ? before : before.filter((_, index) => index % 2 === 0);
    next[measure] = [...kept, { games: news.games, value, low, high }];
  }
  return next;
}

export interface Scale {
  bottom: number;
  top: number;
}

/** From the lowest to the highest, without the first looks, beside whose intervals nothing else would be seen. */
export function scaleOf(looks: Look[], level: number | null): Scale {
  const later = looks.slice(Math.floor(looks.length / 4));
  const values = later.flatMap(({ low, high }) => [low, high]).concat(level ?? []);
  const [bottom, top] = [Math.min(...values), Math.max(...values)];
  const room = (top - bottom || 1) * 0.08;
  return { bottom: bottom - room, top: top + room };
}

/** Round numbers inside a scale, about so many of them. */
export function ticksIn({ bottom, top }: Scale, most: number): number[] {
  const rough = (top - bottom) / most;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = [1, 2, 5, 10].map((each) => each * power).find((each) => each >= rough) ?? 10 * power;
  const first = Math.ceil(bottom / step);
  return Array.from({ length: Math.floor(top / step) - first + 1 }, (_, index) => (first + index) * step);
}

/** As many decimals as the width of an interval deserves. */
export function decimalsFor(low: number, high: number): number {
  const width = high - low;
  return width >= 20 ? 0 : width >= 0.5 ? 1 : 2;
}

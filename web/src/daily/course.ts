// How a game went for one player, in a row of signs that tell no card, and the line that is shared.

export const SIGNS = ["ahead", "level", "behind"] as const;
export type Sign = (typeof SIGNS)[number];

const EMOJI: Record<Sign, string> = { ahead: "🟩", level: "🟨", behind: "⬜" };
const MEDALS = ["🥇", "🥈", "🥉"];
const MOST = 12; // signs

/** A sign for each point of a chart after the first; of many points some, evenly spread, and always the last. */
export function course(lines: number[][], mine: number): Sign[] {
  const own = lines[mine] ?? [];
  const points = own.length - 1;
  const count = Math.min(points, MOST);
  return Array.from({ length: count }, (_, index) => {
    const at = Math.round(((index + 1) * points) / count);
    const best = Math.max(...lines.filter((_, line) => line !== mine).map((line) => line[at] ?? 0));
    const score = own[at] ?? 0;
    return score > best ? "ahead" : score === best ? "level" : "behind";
  });
}

export function counted(signs: Sign[]): Record<Sign, number> {
  const found = { ahead: 0, level: 0, behind: 0 };
  for (const sign of signs) found[sign] += 1;
  return found;
}

/** A score is written with a minus, not with a hyphen. */
export function written(score: number | null | undefined): string {
  return score == null ? "–" : String(score).replace("-", "−");
}

/** The place at the table and the score. */
export function outcome(place: number, score: number | null | undefined): string {
  return `${MEDALS[place - 1] ?? `${place}.`} ${written(score)}`;
}

export function shared(line: string, signs: Sign[], ended: string): string {
  return `🥧 ${line}\n${signs.map((sign) => EMOJI[sign]).join("")} ${ended}`;
}

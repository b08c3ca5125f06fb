// The arithmetic of a chart: round numbers at its side, few words below it, names at the ends of its lines.

const ROUND = [1, 2, 5, 10, 20, 25, 50, 100, 200, 250, 500, 1000, 2000, 5000];

/** Marks at the side: round numbers from below the smallest to above the largest value, and zero among them. */
export function marksFor(values: number[], most: number): number[] {
  const [least, largest] = [Math.min(0, ...values), Math.max(1, ...values)];
  const step = ROUND.find((each) => Math.ceil(largest / each) - Math.floor(least / each) < most) ?? largest - least;
  const [from, to] = [Math.floor(least / step), Math.ceil(largest / step)];
  return Array.from({ length: to - from + 1 }, (_, index) => (from + index) * step);
}

/** Which of so many points have a word below them, if each word needs this much of the width. */
export function labelled(points: number, width: number, word: number): number[] {
  const each = width / Math.max(1, points - 1);
  const step = ROUND.find((wanted) => wanted * each >= word) ?? points;
  return Array.from({ length: points }, (_, index) => index).filter((index) => index % step === 0);
}

/** Moved apart until there is this much between any two, as near to where they were as can be, inside the room. */
export function apart(wanted: number[], gap: number, room: number): number[] {
  const order = wanted.map((_, index) => index).sort((one, two) => (wanted[one] ?? 0) - (wanted[two] ?? 0));
  const placed = [...wanted];
  order.forEach((index, place) => {
    const before = order[place - 1];
    if (before !== undefined) placed[index] = Math.max(placed[index] ?? 0, (placed[before] ?? 0) + gap);
  });
  let limit = room;
  for (const index of [...order].reverse()) {
    placed[index] = Math.min(placed[index] ?? 0, limit);
    limit = (placed[index] ?? 0) - gap;
  }
  return placed;
}

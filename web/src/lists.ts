// Lists of cards, and time as digits.

/** Between things that stand side by side: without it, they are read as one word. */
export const GAP = " ";

/** Equal cards get keys of their own, so that each of them can be followed on its way. */
export function keyed(codes: string[]): { code: string; key: string }[] {
  const seen = new Map<string, number>();
  return codes.map((code) => {
    const number = (seen.get(code) ?? 0) + 1;
    seen.set(code, number);
    return { code, key: `${code}#${number}` };
  });
}

/** Each different card once, with how many there are. */
export function counted(codes: string[]): { code: string; count: number }[] {
  const counts = new Map<string, number>();
  for (const code of codes) counts.set(code, (counts.get(code) ?? 0) + 1);
  return [...counts].map(([code, count]) => ({ code, count }));
}

/** What is left when these are taken out, one for one. */
export function without(codes: string[], gone: string[]): string[] {
  const left = [...gone];
  return codes.filter((code) => {
    const index = left.indexOf(code);
    if (index >= 0) left.splice(index, 1);
    return index < 0;
  });
}

export function minutes(seconds: number): string {
  const whole = Math.max(0, Math.ceil(seconds));
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, "0")}`;
}

/** From and to, or the one number that there is; as the words of numbers of players and minutes want it. */
export function range([least, most]: [number, number]): { least: number; most: number; is: string } {
  return { least, most, is: least === most ? "exact" : "range" };
}

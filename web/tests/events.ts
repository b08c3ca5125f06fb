import type { Event } from "../src/wire";

let last = 0;

/** Something that happened, with the next number. */
export function happened(kind: string, seat: number | null = 0): Event {
  last += 1;
  return { number: last, kind, seat };
}

// The order of the next round: who has acted, and how long it took.
import type { FaceOf } from "../../pies/cards";
import type { Event, PieFactoryView } from "../../wire";
import { minutesOf } from "./cards";

export interface Peg {
  seat: number;
  minutes: number | null; // null: boxed, drew or passed, and goes last
  isPlanned: boolean; // it is only chosen so far
}

/** Those who have acted, from first to last in the next round, with what the reader has chosen but not done. */
export function pegsOf(view: PieFactoryView, faceOf: FaceOf, planned?: number | null): Peg[] {
  const done =
    view.step === "action" ? view.order.slice(0, view.acted) : view.order.filter((seat) => view.fronts[seat]);
  const pegs = done.map((seat): Peg => {
    const front = view.fronts[seat];
    return { seat, minutes: front ? minutesOf(front.card, front.down, faceOf) : null, isPlanned: false };
  });
  if (planned !== undefined && view.seat !== null) pegs.push({ seat: view.seat, minutes: planned, isPlanned: true });
  return sorted(pegs, view.order);
}

/** The shortest time first; equal ones, and those who go last, in the order of this round. */
function sorted(pegs: Peg[], order: readonly number[]): Peg[] {
  const time = ({ minutes }: Peg): number => minutes ?? Number.MAX_SAFE_INTEGER;
  return pegs.sort((one, two) => time(one) - time(two) || order.indexOf(one.seat) - order.indexOf(two.seat));
}

/** How long everybody took in the round that is over; null: they boxed, drew or passed. The last of them acted in these
    events. */
export function timesOf(
  before: PieFactoryView | null,
  events: readonly Event[],
  faceOf: FaceOf,
): Map<number, number | null> {
  const times = new Map<number, number | null>();
  before?.fronts.forEach((front, seat) => times.set(seat, front ? minutesOf(front.card, front.down, faceOf) : null));
  for (const { seat, args } of events)
    if (typeof seat === "number" && typeof args?.minutes === "number") times.set(seat, args.minutes);
  return times;
}

export function isTie(times: readonly (number | null)[]): boolean {
  return new Set(times).size < times.length;
}

/** Moves apart what lies too close, in the same order, and keeps it between 0 and the end. */
export function spread(wanted: readonly number[], gap: number, end: number): number[] {
  const places: number[] = [];
  for (const place of wanted) places.push(Math.max(place, (places.at(-1) ?? -gap) + gap));
  let limit = end;
  for (let index = places.length - 1; index >= 0; index--) {
    places[index] = Math.min(places[index] ?? 0, limit);
    limit = (places[index] ?? 0) - gap;
  }
  return places;
}

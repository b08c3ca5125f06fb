// Whose doing an event is.
import type { Event } from "../wire";

/** A Move of Pastry Chefs belongs to whoever is on turn, not to the one whose cards it takes: the event's own seat. */
export function actorOf({ seat, args }: Event): number | null {
  return typeof args?.turn === "number" ? args.turn : (seat ?? null);
}

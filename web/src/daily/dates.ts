// Days by UTC, as 2026-11-19, in the reader's language.
import { words } from "../words.svelte";

export function dated(day: string, how: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat(words.language, { timeZone: "UTC", ...how }).format(new Date(`${day}T00:00:00Z`));
}

export const longDate = (day: string): string => dated(day, { dateStyle: "long" });

/** How long it is until the next day begins. */
export function until(seconds: number): { hours: number; minutes: number } {
  const minutes = Math.ceil(seconds / 60);
  return { hours: Math.floor(minutes / 60), minutes: minutes % 60 };
}

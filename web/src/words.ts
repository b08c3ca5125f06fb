// Words that belong to a game's look: seats as people say them, and sentences with people's names in them.

import type { OptionInfo } from "./wire";

const COMPASS = ["North", "East", "South", "West"];
const SUIT_SIGNS: Record<string, string> = { c: "♣", d: "♦", h: "♥", s: "♠" };

/** A seat as the game's sentences call it. */
export function seatWord(game: string, seat: number, seatName: string): string {
  if (game === "pastry-chefs") return COMPASS[seat] ?? seatName;
  if (game === "pie-factory") return `Worker ${seatName}`;
  if (game === "pie-contest") return `Player ${seatName}`;
  if (game === "cheflebrity") return `Chef ${seatName.slice(1)}`;
  return `Seat ${seatName}`;
}

/** A sentence of the server with people's names instead of seats, and suits instead of letters. */
export function readable(game: string, text: string, people: string[], seatNames: string[]): string {
  const named = withNames(game, text, people, seatNames);
  return /^[a-z]/.test(named) && /^[A-Z]/.test(text) && named !== text
    ? named[0]?.toUpperCase() + named.slice(1)
    : named;
}

function withNames(game: string, text: string, people: string[], seatNames: string[]): string {
  const person = (name: string, otherwise: string): string => people[seatNames.indexOf(name)] || otherwise;
  switch (game) {
    case "pastry-chefs":
      return text.replace(/\b([1-4])([cdhs])\b/g, (_, number: string, suit: string) => number + SUIT_SIGNS[suit]);
    case "pie-factory":
      return text.replace(/\bWorker ([A-D])\b/g, (whole, seat: string) => person(seat, whole));
    case "pie-contest":
      return text.replace(/\bPlayer (\d+)\b/g, (whole, seat: string) => person(seat, whole));
    case "cheflebrity":
      return text.replace(/\bChef ([1-5])\b/g, (whole, seat: string) => person(`s${seat}`, whole));
    default:
      return text.replace(/\b[Ss]eat (\d+)\b/g, (whole, seat: string) => person(seat, whole));
  }
}

const BOT_NAMES = ["Basil", "Clove", "Dill", "Fennel", "Ginger", "Juniper", "Mace", "Olive", "Poppy", "Sage"];

/** A bot needs something to be called by. */
export function botName(seat: number): string {
  return BOT_NAMES[seat % BOT_NAMES.length] ?? "Bot";
}

/** What is worth a star in the log and a mark on the tape of a replay. */
export const NOTABLE = new Set([
  "baked",
  "won",
  "ended",
  "failed",
  "boxed",
  "went_stale",
  "served",
  "attacked",
  "knocked_off",
  "rescued",
  "spilt",
  "achieved",
  "pie_changed",
]);

export function some(count: number, thing: string): string {
  return `${count} ${thing}${count === 1 ? "" : "s"}`;
}

export function minutes(seconds: number): string {
  const whole = Math.max(0, Math.ceil(seconds));
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, "0")}`;
}

/** A value of an option as people read it. */
export function optionWord(option: OptionInfo, value: string | number): string {
  return option.words[option.values.indexOf(String(value))] ?? String(value);
}

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

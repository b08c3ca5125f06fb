// What stands in a cell of the result, and how much room the categories need.
import type { Cell } from "../wire";

/** A number with a real minus; a list, of more than `most` only where it begins and ends; a dash for nothing to count. */
export function cellText({ value }: Cell, most: number, between = ", "): string {
  if (value === null) return "–";
  const parts = String(value).replaceAll("-", "−").split(", ");
  return parts.length > most ? `${parts[0]} … ${parts.at(-1)}` : parts.join(between);
}

const LETTER = 6.6; // pixels, of a heading where there is little room
const NUMBER = 34; // pixels: the least that a column needs
const NAME = 96; // pixels, for the players

/** The width of a table with these categories side by side: no word of a heading is broken. */
export function neededWidth(titles: string[], narrow: boolean): number {
  const words = titles.map((title) => Math.max(...title.split(/[\s\u00ad-]/).map((word) => word.length)));
  const columns = words.map((letters) => Math.max(NUMBER, letters * LETTER) + 7);
  const sum = columns.reduce((one, two) => one + two, NAME);
  return narrow ? sum : sum * 1.4;
}

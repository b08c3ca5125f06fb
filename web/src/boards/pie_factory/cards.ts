// What the cards of Pie Factory are worth, how long they take, and where they go.
import { factoryDollars, type FaceOf } from "../../pies/cards";
import type { Choice, PieFactoryPie, PieFactoryView } from "../../wire";

export const BOSSES = ["president", "foreman", "secretary"] as const;
export type Boss = (typeof BOSSES)[number];
export const GRANDMA = "grandma";
export const HIDDEN_CARD = "??";
export const BONUS: Record<Boss, number> = { president: 5, foreman: 4, secretary: 3 };
export const MOST_PIES = 3; // points
const MINUTES_DOWN = 3; // whatever is printed on the card

type Pies = readonly (PieFactoryPie | null)[];

export function minutesOf(card: string, down: boolean, faceOf: FaceOf): number {
  return down ? MINUTES_DOWN : Number(faceOf(card).marks?.prep ?? 0);
}

export function dollarsOf(card: string, faceOf: FaceOf): number {
  return Number(faceOf(card).marks?.value ?? 0);
}

/** From the bottom up. */
export function layersOf({ base, filling, topping }: PieFactoryPie): string[] {
  return [base, filling, topping].filter((code) => code !== "");
}

/** The card that scores when the pie is boxed; none of a pie that is only dough. */
export function topOf(pie: PieFactoryPie): string {
  return pie.topping || pie.filling || (pie.down ? "" : pie.base);
}

export function totalOf(codes: readonly string[], faceOf: FaceOf): number {
  return codes.reduce((sum, code) => sum + dollarsOf(code, faceOf), 0);
}

/** Whose favour a pie brings if it is boxed as it is: the icon of its top card. */
export function iconOf(pie: PieFactoryPie, faceOf: FaceOf): string {
  const top = topOf(pie);
  return top ? String(faceOf(top).marks?.icon ?? "") : "";
}

/** The pies in a score pile: a boxed crust is none. */
export function piesIn(codes: readonly string[], faceOf: FaceOf): number {
  return codes.filter((code) => faceOf(code).kind !== "crust").length;
}

/** Is this choice about using the card face down? */
export function isDown(choice: Choice): boolean {
  return choice.label.args?.side === "down";
}

/** The place in the line that a choice takes from, from 0; -1 for another choice. */
export function placeOf(choice: Choice | null): number {
  return choice?.target.startsWith("line:") ? Number(choice.target.slice(5)) - 1 : -1;
}

/** The card that a choice takes from the line or plays from the hand. */
export function cardOf(choice: Choice | null, view: PieFactoryView): string {
  if (choice?.target.startsWith("card:")) return choice.target.slice(5);
  return view.line[placeOf(choice)] ?? "";
}

/** The slots of one's pies on which a card may end up. */
export function slotsFor(card: string, down: boolean, pies: Pies, faceOf: FaceOf): number[] {
  const face = faceOf(card);
  if (down || face.kind === "crust") {
    const free = pies.indexOf(null);
    return free < 0 ? [] : [free];
  }
  const takes = (pie: PieFactoryPie | null): boolean =>
    pie !== null && (face.kind === "filling" ? pie.filling === "" : isTopFor(card, pie, faceOf));
  return [...pies.keys()].filter((slot) => takes(pies[slot] ?? null));
}

function isTopFor(topping: string, { filling, topping: already }: PieFactoryPie, faceOf: FaceOf): boolean {
  if (!filling || already) return false;
  const under = String(faceOf(topping).marks?.fits ?? "").split(" ");
  return under.some((code) => faceOf(code).name === faceOf(filling).name);
}

/** A pie as it will be with this card. */
export function withCard(pie: PieFactoryPie | null, card: string, down: boolean, faceOf: FaceOf): PieFactoryPie {
  if (!pie) return { base: card, down, secret: false, filling: "", topping: "" };
  return faceOf(card).kind === "filling" ? { ...pie, filling: card } : { ...pie, topping: card };
}

/** What a pie is worth more with this card on it. */
export function gainOn(pie: PieFactoryPie | null, card: string, faceOf: FaceOf): number {
  return dollarsOf(card, faceOf) - (pie ? factoryDollars(pie, faceOf) : 0);
}

// -- Bosses --------------------------------------------------------------------

export function isBoss(id: string): id is Boss {
  return (BOSSES as readonly string[]).includes(id);
}

/** Who alone has the most, by seat; -1 for nobody. */
export function leaderOf(numbers: readonly number[]): number {
  const most = Math.max(0, ...numbers);
  const first = numbers.indexOf(most);
  return most > 0 && first === numbers.lastIndexOf(most) ? first : -1;
}

export type Counts = Record<Boss, number>;

/** The favours in a score pile, after Grandma's word if she has spoken. */
export function countsOf(codes: readonly string[], changed: string, faceOf: FaceOf): Counts {
  const printed = (boss: string): number => codes.filter((code) => faceOf(code).marks?.icon === boss).length;
  const counts = { president: printed("president"), foreman: printed("foreman"), secretary: printed("secretary") };
  if (changed !== "foreman" && changed !== "secretary") return counts;
  return { ...counts, president: counts.president - 1, [changed]: counts[changed] + 1 };
}

/** What the bosses bring: a boss rewards whoever has more favours than everybody else. */
export function bonusOf(mine: Counts, others: readonly Counts[]): number {
  const leads = (boss: Boss): boolean => mine[boss] > 0 && others.every((counts) => counts[boss] < mine[boss]);
  return BOSSES.filter(leads).reduce((sum, boss) => sum + BONUS[boss], 0);
}

// Pies of Cheflebrity on the page: what they are worth, where they lie, and which one is worth a Sabotage!
import type { Desk } from "../../desk.svelte";
import { layered } from "../../looks";
import type { CheflebrityPieView, CheflebrityView, Event, Message } from "../../wire";
import { t } from "../../words.svelte";
import type { Aim } from "./draft.svelte";

export function qualityOf(desk: Desk, codes: string[]): number {
  return codes.reduce((sum, code) => sum + Number(desk.face(code).marks?.quality ?? 0), 0);
}

/** The sum of what a player has served. */
export function servedBy(desk: Desk, view: CheflebrityView, seat: number): number {
  return qualityOf(
    desk,
    (view.serving[seat] ?? []).flatMap(({ cards }) => cards),
  );
}

/** "Your apple pie", "Clove’s bare crust", on top of its details. */
export function nameOf(desk: Desk, owner: number, pie: CheflebrityPieView): string {
  return desk.t("board-cheflebrity-pie", { owner, filling: fillingOf(desk, pie) });
}

/** The same inside a sentence. */
export function seenAs(desk: Desk, owner: number, pie: CheflebrityPieView): Message {
  return { id: "pie-seen", args: { owner, filling: fillingOf(desk, pie), whose: "named" } };
}

/** A pie for those who cannot see it. */
export function saidOf(desk: Desk, seat: number, { number, cards }: CheflebrityPieView): string {
  const layers = layered(cards.map((code) => desk.look(code)));
  const name = desk.person(seat);
  return t("board-cheflebrity-pie-of", { number, quality: qualityOf(desk, cards), layers, name });
}

export function pieAt(view: CheflebrityView, { seat, pie }: Aim): CheflebrityPieView | undefined {
  return [...(view.working[seat] ?? []), ...(view.serving[seat] ?? [])].find(({ number }) => number === pie);
}

/** The own pies that take this card now; -1 for a new pie. */
export function placesFor(desk: Desk, { seat, working }: CheflebrityView, code: string): number[] {
  const needs: Record<string, (layers: number) => boolean> = {
    filling: (layers) => layers === 1,
    top: (layers) => layers === 2,
    extras: (layers) => layers >= 2,
  };
  const { kind } = desk.face(code);
  if (kind === "bottom") return [-1];
  const pies = seat === null ? [] : (working[seat] ?? []);
  return pies.filter(({ cards }) => needs[kind]?.(cards.length)).map(({ number }) => number);
}

/** With a Top Crust it counts as a Pie. */
export function isLidded(desk: Desk, { cards }: CheflebrityPieView): boolean {
  return cards.some((code) => desk.face(code).kind === "top" || code === "SG=T");
}

/** Which pie an event is about. */
export function aimOf(event: Event): Aim | null {
  const { owner, number } = (event.args?.pie as Message | undefined)?.args ?? {};
  return typeof owner === "number" && typeof number === "number" ? { seat: owner, pie: number } : null;
}

/** The event with its pie called by its look before it: the apple pie, the bare crust. */
export function namedByLook(desk: Desk, event: Event): Event {
  const aim = aimOf(event);
  const pie = event.args?.pie as Message | undefined;
  if (!aim || !pie) return event;
  const { cards = [] } = pieAt(desk.view as CheflebrityView, aim) ?? {};
  const known = before(event, cards);
  const isGone = known.length <= (event.kind === "knocked_off" ? 1 : 0);
  const filling = isGone ? "gone" : fillingOf(desk, { number: aim.pie, cards: known });
  return { ...event, args: { ...event.args, pie: { id: "pie-seen", args: { ...pie.args, filling } } } };
}

/** What fell off was on it, and what was placed was not. */
function before({ kind, cards: lost = [], args }: Event, cards: string[]): string[] {
  if (kind === "knocked_off") return [...cards, ...lost];
  return kind === "placed" && cards.at(-1) === args?.card ? cards.slice(0, -1) : cards;
}

/** Of the pies of these players, the one whose newest card is worth most; of equals, that of the player on turn. */
export function richestAim(desk: Desk, view: CheflebrityView, seats: number[]): Aim | null {
  const all = seats.flatMap((seat) =>
    (view.working[seat] ?? []).map((pie) => ({ seat, pie: pie.number, loss: qualityOf(desk, pie.cards.slice(-1)) })),
  );
  const rank = ({ seat, loss }: { seat: number; loss: number }): number => loss + (seat === view.turn ? 1 : 0);
  const [best] = all.sort((one, two) => rank(two) - rank(one));
  return best ? { seat: best.seat, pie: best.pie } : null;
}

/** Its filling, as words choose by it; without a Top Crust it is a tart. */
export function fillingOf(desk: Desk, pie: CheflebrityPieView): string {
  const filling = pie.cards.map((code) => desk.face(code)).find(({ kind }) => kind === "filling");
  if (!filling) return "none";
  return String(filling.marks?.flavour ?? "plain") + (isLidded(desk, pie) ? "" : "-tart");
}

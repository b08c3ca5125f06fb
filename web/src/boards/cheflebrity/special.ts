// Sabotage! and Stroke of Genius! in one's own turn: a press on the card takes it up, a press on a pie aims it.
import type { Desk } from "../../desk.svelte";
import type { CheflebrityPieView, CheflebrityView, Choice } from "../../wire";
import { draft, type Aim, type Special } from "./draft.svelte";
import { qualityOf } from "./pies";

const STEPS = ["draw", "swap", "play", "menu"];

/** A pie that can be sabotaged, and what it would lose. */
export interface Mark extends Aim {
  shown: CheflebrityPieView;
  loss: number;
}

/** How a seat is attacked with this card; without one, with whatever there is. */
export function attackOn(desk: Desk, seat: number, card: Special): Choice | undefined {
  const attacks = desk.at(`sab:${desk.seatNames[seat]}`);
  return card ? attacks.find((choice) => usedBy(choice) === card) : attacks[0];
}

export function usedBy(choice: Choice): Special {
  return choice.label.id === "label-sabotage-genius" ? "SG" : "SB";
}

export function marksOf(desk: Desk, view: CheflebrityView, card: Special): Mark[] {
  return view.working.flatMap((pies, seat) =>
    seat !== view.seat && attackOn(desk, seat, card)
      ? pies.map((shown) => ({ seat, pie: shown.number, shown, loss: qualityOf(desk, shown.cards.slice(-1)) }))
      : [],
  );
}

/** What a Stroke of Genius! can be played as now. */
export const waysOf = (desk: Desk): Choice[] => desk.starting("card:SG=");

/** Does a press on this card take it up, because there is more than one thing to do with it? */
export function canArm(desk: Desk, view: CheflebrityView, code: string): code is Exclude<Special, ""> {
  if (!STEPS.includes(view.step) || desk.picked.length || (code !== "SB" && code !== "SG")) return false;
  return marksOf(desk, view, code).length > 0 || (code === "SG" && waysOf(desk).length > 1);
}

/** The card that was taken up. */
export function armedIn(desk: Desk, view: CheflebrityView): Special {
  const { armed } = draft.of(view);
  return armed && desk.asking && canArm(desk, view, armed) ? armed : "";
}

/** A second press puts it back. Where it can only hit one pie, that one is aimed at. */
export function arm(desk: Desk, view: CheflebrityView, code: string): void {
  const isArmed = armedIn(desk, view) === code;
  const armed: Special = isArmed || !canArm(desk, view, code) ? "" : code;
  draft.change(view, { armed, aim: null });
  desk.chosen = null;
  const [only, ...others] = armed ? marksOf(desk, view, armed) : [];
  const isOnly = only && !others.length && !desk.at(`card:${code}`).length && !(code === "SG" && waysOf(desk).length);
  if (isOnly) aimAt(desk, view, only);
}

/** The button does it; a second press takes it back. */
export function aimAt(desk: Desk, view: CheflebrityView, { seat, pie }: Aim): void {
  const { aim, armed } = draft.of(view);
  const isAimed = desk.chosen !== null && aim?.seat === seat && aim.pie === pie;
  const attack = attackOn(desk, seat, armed) ?? attackOn(desk, seat, "");
  if (!attack) return;
  draft.change(view, { aim: { seat, pie }, armed: armed || usedBy(attack) });
  desk.chosen = isAimed ? null : attack;
}

/** A special card was dropped on somebody's pie. */
export function dropOn(desk: Desk, view: CheflebrityView, code: string, place: string): boolean {
  const mark = canArm(desk, view, code)
    ? marksOf(desk, view, code).find(({ seat, pie }) => place === `pie:${desk.seatNames[seat]}.w${pie}`)
    : undefined;
  const attack = mark && attackOn(desk, mark.seat, code as Special);
  if (attack) desk.follow([[place]], attack);
  return attack !== undefined;
}

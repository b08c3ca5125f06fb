// What is chosen from on the cloth in the middle, because it has no room elsewhere to be pressed.
import type { Desk } from "../../desk.svelte";
import type { Choice, PieContestView } from "../../wire";
import { t } from "../../words.svelte";
import { placeOf } from "./plan";

export type Picking = { title: string; text?: string } & (
  | { kind: "cards"; prefix: "trash" | "looked" | "revealed"; codes: string[] }
  | { kind: "effects"; choices: Choice[] }
  | { kind: "words"; choices: Choice[] }
  | { kind: "kitchens"; seats: number[] }
  | { kind: "pies"; seats: number[] }
);

const MOST_BUTTONS = 2; // options that are buttons of the dock

/** Small: the Kitchens and Pies of rivals are too small to be pressed where they are. */
export function pickingOf(desk: Desk, isSmall: boolean): Picking | null {
  const view = desk.view as PieContestView;
  if (view.looked.length) return cards("looked", t("board-pie-contest-looked"), view.looked);
  if (view.revealed.length)
    return cards("revealed", t("replay-hand", { name: desk.person(view.revealed_seat) }), view.revealed);
  if (!desk.asking) return null;
  if (desk.starting("trash:").length) return cards("trash", t("board-pie-contest-trash"), view.trash);
  const effects = desk.starting("effect:");
  if (effects.length)
    return {
      kind: "effects",
      title: t("board-pie-contest-effects"),
      text: t("board-pie-contest-effects-order"),
      choices: effects,
    };
  const options = view.step === "claim" ? [] : desk.starting("option:");
  if (options.length > MOST_BUTTONS) return { kind: "words", title: t("popup-choices"), choices: options };
  return isSmall ? smallOf(desk, view) : null;
}

const MOST_LINES = 6; // cards that can be told one below the other, each with its text

/** Are these cards that nobody has seen before, and few enough to be read all at once? */
export function isRead(picking: Picking): boolean {
  return picking.kind === "cards" && picking.prefix !== "trash" && new Set(picking.codes).size <= MOST_LINES;
}

function cards(prefix: "trash" | "looked" | "revealed", title: string, codes: string[]): Picking {
  return { kind: "cards", prefix, title, codes };
}

function smallOf(desk: Desk, view: PieContestView): Picking | null {
  const kitchens = new Set(desk.starting("kitchen:").map(({ target }) => placeOf(target)?.seat ?? -1));
  const pies = new Set(desk.starting("pie:").map(({ target }) => view.pies[Number(target.slice(4)) - 1]?.seat ?? -1));
  if ([...kitchens].some((seat) => seat !== view.seat))
    return { kind: "kitchens", title: t("board-pie-contest-kitchens"), seats: inTurn(view, kitchens) };
  return pies.size ? { kind: "pies", title: t("board-pie-contest-pies"), seats: inTurn(view, pies) } : null;
}

/** As they sit, beginning on the viewer's left. */
function inTurn(view: PieContestView, seats: Set<number>): number[] {
  const place = (seat: number): number => (seat - (view.seat ?? 0) + view.seats) % view.seats;
  return [...seats].sort((one, two) => place(one) - place(two));
}

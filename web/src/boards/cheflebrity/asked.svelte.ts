// Whoever has let a pie pass is not asked about it again at every step of everybody's turn, but when pies have changed.
import type { Desk } from "../../desk.svelte";
import type { CheflebrityView } from "../../wire";
import type { Asked } from "./reacting";

class Seen {
  pies = $state("");
  number = $state(-1); // of the position in which they could first be sabotaged
}

const seen = new Seen();

function piesOf({ seat, working }: CheflebrityView): string {
  return JSON.stringify([seat, working.filter((_, owner) => owner !== seat)]);
}

/** Something can be sabotaged, and the player knows it. */
export function remember(desk: Desk, view: CheflebrityView): void {
  const pies = piesOf(view);
  if (!desk.asking || pies === seen.pies || !desk.starting("sab:").length) return;
  seen.pies = pies;
  seen.number = view.number;
}

export function askedIn(desk: Desk, view: CheflebrityView): Asked {
  const isOld = view.step === "window" && view.number !== seen.number && piesOf(view) === seen.pies;
  const isOwn = view.step === "save" && view.threat?.by === view.seat;
  return { step: view.step, choices: desk.choices, isBegun: desk.picked.length > 0, isOld, isOwn };
}

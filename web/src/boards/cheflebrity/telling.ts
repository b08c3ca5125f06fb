// Cheflebrity: how loudly its events are told.
import { byKind, type Telling } from "../../frame/telling";
import type { CheflebrityView } from "../../wire";

const LARGE = 20; // a card of this quality is worth a look

const plainly = byKind({
  stage: ["attacked", "knocked_off", "rescued", "spilt", "served", "last_card", "ended"],
  bubble: ["placed", "offered", "countered", "accepted", "chose", "gave", "took", "discarded", "lost_nothing"],
  flight: ["drew", "declined", "started", "dealt"],
});

export const cheflebrityTelling: Telling = (told) => {
  const { event } = told;
  const view = told.view as CheflebrityView;
  if (event.kind === "placed" && (isLarge(event.args?.card) || mayReact(view))) return "stage";
  if (event.kind === "offered" || event.kind === "countered") return concernsMe(view) ? "stage" : "bubble";
  return plainly(told);
};

/** FC25, T20: the code of a pie card ends with its quality. */
function isLarge(card: unknown): boolean {
  return Number(/\d+$/.exec(String(card))?.[0] ?? 0) >= LARGE;
}

/** Is a window open in which the viewer can do more than pass? */
function mayReact(view: CheflebrityView): boolean {
  return view.step === "window" && view.legal.length > 1;
}

/** Is it the viewer's own offer, or may they answer it? */
function concernsMe({ seat, offer, asked }: CheflebrityView): boolean {
  return seat !== null && (asked.includes(seat) || offer?.speaker === seat || offer?.partner === seat);
}

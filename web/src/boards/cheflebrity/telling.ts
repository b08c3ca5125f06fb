// Cheflebrity: how loudly its events are told.
import { byKind, type Hits, type Telling } from "../../frame/telling";
import type { CheflebrityView, Event } from "../../wire";
import { aimOf } from "./pies";

const LARGE = 20; // a card of this quality is worth a look

const THREATS = ["attacked", "spilt"];

const plainly = byKind({
  scene: ["last_card", "served"],
  stage: ["knocked_off", "rescued", "accepted", "ended"],
  bubble: [
    "attacked",
    "spilt",
    "placed",
    "offered",
    "countered",
    "declined",
    "answered",
    "chose",
    "gave",
    "took",
    "discarded",
    "lost_nothing",
  ],
  flight: ["drew", "started", "dealt"],
});

export const cheflebrityTelling: Telling = (told) => {
  const { event } = told;
  const view = told.view as CheflebrityView;
  if (event.kind === "placed" && (isLarge(event.args?.card) || mayReact(view))) return "stage";
  if (event.kind === "gave" && view.seat !== null && event.args?.partner === view.seat) return "stage";
  if (THREATS.includes(event.kind) && isNear(event, view)) return "stage";
  if (event.kind === "offered" || event.kind === "countered") return concernsMe(view) ? "stage" : "bubble";
  return plainly(told);
};

/** What becomes of it is told in any case: before that, only what concerns the viewer, or can be prevented by them. */
function isNear(event: Event, { seat, step, legal }: CheflebrityView): boolean {
  return [event.seat, aimOf(event)?.seat].includes(seat) || (step === "save" && legal.length > 1);
}

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

/** A layer of the viewer's pie that fell off, or a card that somebody handed them. */
export const cheflebrityHits: Hits = ({ event, view: { seat } }) => {
  if (seat === null) return false;
  if (event.kind === "knocked_off") return aimOf(event)?.seat === seat;
  return event.kind === "gave" && event.args?.partner === seat;
};

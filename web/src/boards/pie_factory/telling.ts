// How loudly the events of Pie Factory are told.
import { byKind, type Told, type Volume } from "../../frame/telling";
import type { PieFactoryView } from "../../wire";

const usual = byKind({
  stage: ["boxed", "day_ended", "went_stale", "reshuffled", "cleared", "grandma_decided"],
  bubble: ["drafted", "played", "drew", "passed", "took_back", "dropped"],
  flight: ["placed", "paid", "discarded", "hidden_discarded", "lined_up", "dealt", "started", "opened", "ended"],
});

export function pieFactoryTelling(told: Told): Volume {
  const view = told.view as PieFactoryView;
  if (told.event.kind === "ordered") return hasMoved(view, told.before as PieFactoryView | null) ? "stage" : "flight";
  if (told.event.kind === "boxed") return loudnessOfBoxing(view);
  return usual(told);
}

/** Whoever looks is interested in an order in which their own place is another one. */
function hasMoved(view: PieFactoryView, before: PieFactoryView | null): boolean {
  if (view.seat === null || !before) return false;
  return view.order.indexOf(view.seat) !== before.order.indexOf(view.seat);
}

/** At the end everybody boxes everything at once; and the stage must not lie on a line from which I may take. */
function loudnessOfBoxing(view: PieFactoryView): Volume {
  if (view.step === "grandma" || view.step === "over") return "flight";
  return view.step === "action" && view.seat !== null && view.asked.includes(view.seat) ? "bubble" : "stage";
}

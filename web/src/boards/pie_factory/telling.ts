// How loudly the events of Pie Factory are told: what belongs together is told once, with its first event.
import { byKind, type Told, type Volume } from "../../frame/telling";
import type { AnyView, Event } from "../../wire";

const usual = byKind({
  stage: ["cleared", "grandma_decided"],
  bubble: ["drafted", "played", "drew", "passed", "took_back", "dropped", "went_stale", "ordered"],
  flight: ["placed", "paid", "discarded", "hidden_discarded", "lined_up", "dealt", "started", "opened", "ended"],
});

/** The events of one change, by the view after it. */
const changes = new WeakMap<AnyView, Event[]>();

export function pieFactoryTelling(told: Told): Volume {
  const earlier = noted(told);
  const has = (kind: string): boolean => earlier.some((event) => event.kind === kind);
  switch (told.event.kind) {
    case "day_ended":
      return "step" in told.view && told.view.step === "stale" ? "scene" : "show"; // somebody has to choose first
    case "reshuffled":
      return has("day_ended") ? "bubble" : "show"; // after the last choice
    case "boxed":
      return has("day_ended") ? "flight" : earlier.some(isBoxedBy(told.event.seat)) ? "bubble" : "stage";
  }
  return usual(told);
}

/** What else happened with this event, in order. */
export function togetherWith({ event, view }: Pick<Told, "event" | "view">): Event[] {
  return changes.get(view) ?? [event];
}

/** What a player boxed in one action. */
export function boxedWith(told: Pick<Told, "event" | "view">): Event[] {
  const events = togetherWith(told);
  const end = events.findIndex(({ kind }) => kind === "day_ended");
  return (end < 0 ? events : events.slice(0, end)).filter(isBoxedBy(told.event.seat));
}

const isBoxedBy =
  (seat: Event["seat"]) =>
  (event: Event): boolean =>
    event.kind === "boxed" && event.seat === seat;

/** Remembers the event, and says what happened before it in the same change. */
function noted({ event, view }: Told): Event[] {
  const events = changes.get(view) ?? [];
  const earlier = events.filter(({ number }) => number < event.number);
  if (!events.some(({ number }) => number === event.number)) changes.set(view, [...events, event]);
  return earlier;
}

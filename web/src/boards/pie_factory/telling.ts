// How loudly the events of Pie Factory are told: what belongs together is told once, with its first event.
import { byKind, type Told, type Volume } from "../../frame/telling";
import type { AnyView, Event } from "../../wire";

const usual = byKind({
  stage: ["cleared", "grandma_decided", "ordered"],
  bubble: ["drafted", "played", "drew", "passed", "took_back", "dropped", "went_stale"],
  flight: ["placed", "paid", "discarded", "hidden_discarded", "lined_up", "dealt", "started", "opened"],
});

/** What happened at once, and the view before it. */
export interface Change {
  events: Event[];
  before: AnyView | null;
}

const changes = new WeakMap<AnyView, Change>(); // by the view after it

export function pieFactoryTelling(told: Told): Volume {
  const earlier = noted(told);
  const has = (kind: string): boolean => earlier.some((event) => event.kind === kind);
  switch (told.event.kind) {
    case "day_ended":
      return isStale(told.view) ? "scene" : "show"; // somebody has to choose first
    case "reshuffled":
      return has("day_ended") ? "bubble" : "show"; // after the last choice
    case "ended":
      return isStale(told.before) ? "show" : "flight";
    case "discarded":
    case "hidden_discarded":
      return has("day_ended") ? "silent" : "flight"; // the scene of the night says it, and nothing flies over that
    case "boxed":
      return has("day_ended") ? "flight" : earlier.some(isBoxedBy(told.event.seat)) ? "bubble" : "stage";
  }
  return usual(told);
}

/** What happened together with this event. */
export function changeOf({ event, view, before }: Told): Change {
  return changes.get(view) ?? { events: [event], before };
}

/** Since the day was over: choices of several players may lie between that and this event. The latest first. */
export function nightUntil(told: Told): Change[] {
  const { event } = told;
  const change = changeOf(told);
  const earlier = isStale(change.before) && change.before ? changes.get(change.before) : undefined;
  return earlier && change.before
    ? [change, ...nightUntil({ event, view: change.before, before: earlier.before })]
    : [change];
}

function isStale(view: AnyView | null): boolean {
  return view !== null && "step" in view && view.step === "stale";
}

/** What a player boxed in one action. */
export function boxedWith(told: Pick<Told, "event" | "view">): Event[] {
  const events = changes.get(told.view)?.events ?? [told.event];
  const end = events.findIndex(({ kind }) => kind === "day_ended");
  return (end < 0 ? events : events.slice(0, end)).filter(isBoxedBy(told.event.seat));
}

const isBoxedBy =
  (seat: Event["seat"]) =>
  (event: Event): boolean =>
    event.kind === "boxed" && event.seat === seat;

/** Remembers the event, and says what happened before it in the same change. */
function noted({ event, view, before }: Told): Event[] {
  const { events } = changes.get(view) ?? { events: [] };
  const earlier = events.filter(({ number }) => number < event.number);
  if (!events.some(({ number }) => number === event.number)) changes.set(view, { events: [...events, event], before });
  return earlier;
}

// How loudly the events of Pastry Chefs are told.
import { actorOf } from "../../frame/actor";
import { byKind, type Hits, type Telling } from "../../frame/telling";

const usually = byKind({
  scene: ["baked"],
  stage: ["moved", "failed", "asked"],
  bubble: ["drew", "revealed", "discarded", "passed"],
  flight: ["dealt", "turned_up", "reshuffled", "started"],
});

/** A turn has one thing on the stage, so that each stands long enough to be read: what was revealed is said at the seat,
    where it stays as a pencil note. A Move is told when it is made or fails; before that only to whoever has to pick
    cards for somebody else. The end of the last game is the result; that of a game before it is a moment of its own. */
export const pastryChefsTelling: Telling = (told) => {
  const { event, view } = told;
  if (event.kind === "ended") return view.outcome ? "silent" : "stop";
  if (event.kind !== "announced") return usually(told);
  const isAsked = view.seat !== null && event.source === `seat:${view.seat}` && actorOf(event) !== view.seat;
  return isAsked ? "stage" : "silent";
};

/** Cards that somebody else moved into the viewer's hand, or out of it. */
export const pastryChefsHits: Hits = ({ event, view: { seat } }) =>
  seat !== null &&
  event.kind === "moved" &&
  actorOf(event) !== seat &&
  [event.source, event.target].includes(`seat:${seat}`);

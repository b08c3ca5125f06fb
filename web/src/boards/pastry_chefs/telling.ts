// How loudly the events of Pastry Chefs are told.
import { byKind, type Telling } from "../../frame/telling";

const usually = byKind({
  scene: ["baked"],
  stage: ["announced", "moved", "failed", "revealed", "asked"],
  bubble: ["drew", "discarded", "passed"],
  flight: ["dealt", "turned_up", "reshuffled", "started"],
});

/** The end of the last game is the result; that of a game before it is a moment of its own. */
export const pastryChefsTelling: Telling = (told) => {
  if (told.event.kind === "ended") return told.view.outcome ? "silent" : "stop";
  return usually(told);
};

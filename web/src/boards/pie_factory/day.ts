// When a day ends, and what goes stale then.
import type { FaceOf } from "../../pies/cards";
import type { Event, PieFactoryPie, PieFactoryView } from "../../wire";

/** Will the line lack a card after this round? Then the day is over. */
export type Ending = "" | "perhaps" | "surely";

export interface Loss {
  seat: number;
  pie: PieFactoryPie;
}

/**
 * At least one place is empty after a round, because free cards that nobody wanted are thrown away. Whoever still acts
 * takes one more card from the line, or one from the deck.
 */
export function endingOf(view: PieFactoryView): Ending {
  if (!["action", "place", "drop"].includes(view.step)) return "";
  const holes = view.line.filter((code) => code === null).length;
  const acting = view.step === "action" ? view.seats - view.acted : 0;
  if (lacks(view, Math.max(1, holes))) return "surely";
  return lacks(view, holes + acting) ? "perhaps" : "";
}

function lacks({ deck_size: left, options }: PieFactoryView, places: number): boolean {
  return options.day_end === "deck_empty" ? left <= places : left < places;
}

/** What these events say went stale. A pie may have got its last card a moment before: then it is among its discards. */
export function lossesIn(events: readonly Event[], before: PieFactoryView | null, faceOf: FaceOf): Loss[] {
  return events.flatMap((event, index) => {
    if (event.kind !== "went_stale") return [];
    const seat = event.seat ?? 0;
    const pie = before?.pies[seat]?.[Number(event.args?.number ?? 0) - 1];
    if (!pie) return [];
    const thrown = events.slice(index).find((other) => other.kind === "discarded" && other.seat === seat)?.cards ?? [];
    const added = thrown.filter((code) => code !== pie.base);
    const filling = pie.filling || (added.find((code) => faceOf(code).kind === "filling") ?? "");
    const topping = pie.topping || (added.find((code) => faceOf(code).kind === "topping") ?? "");
    return [{ seat, pie: { ...pie, filling, topping } }];
  });
}

export function filledPies(view: PieFactoryView, seat: number): PieFactoryPie[] {
  return (view.pies[seat] ?? []).filter((pie) => pie !== null).filter(({ filling }) => filling !== "");
}

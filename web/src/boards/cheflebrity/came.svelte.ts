// What came by a trade is marked in the hand until its owner has decided something else.
import type { Desk } from "../../desk.svelte";
import type { CheflebrityView } from "../../wire";

class Came {
  cards = $state.raw<string[]>([]);
  private event = -1;
  private askedAt = -1; // the position in which the owner could decide

  /** To be called whenever something was told or asked. */
  look(desk: Desk, { seat, number }: CheflebrityView): void {
    const event = desk.stage.beat?.event;
    if (event?.kind === "gave" && event.args?.partner === seat && event.number !== this.event) {
      this.event = event.number;
      this.askedAt = -1;
      this.cards = event.cards ?? [];
    }
    if (this.askedAt >= 0 && number !== this.askedAt) this.cards = [];
    else if (this.cards.length && desk.asking && !desk.plan.silent) this.askedAt = number;
  }
}

export const came = new Came();

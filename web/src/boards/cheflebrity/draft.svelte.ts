// What a player has put together on this page only: the pie that is aimed at, the cards to hand over, an offer.
// It belongs to one question of one seat: for any other it is empty.
import type { CheflebrityView } from "../../wire";

export interface Aim {
  seat: number;
  pie: number;
}

/** Sabotage!, or Stroke of Genius!, which may be one. */
export type Special = "" | "SB" | "SG";

export type Side = "give" | "want";

interface Kept {
  question: string;
  armed: Special; // the card that is about to be used
  aim: Aim | null;
  handed: string[];
  give: string[];
  want: string[];
  swapping: boolean; // a press on a card swaps it
}

const NOTHING: Kept = { question: "", armed: "", aim: null, handed: [], give: [], want: [], swapping: false };

class Draft {
  /** The card of the hand that is wanted instead of a half-made move. */
  instead = $state("");
  /** A card that is played as soon as the hand has been kept, and where. */
  playing = $state.raw<{ code: string; place: string } | null>(null);

  private kept = $state.raw<Kept>(NOTHING);

  of(view: CheflebrityView): Kept {
    return this.kept.question === questionOf(view) ? this.kept : NOTHING;
  }

  change(view: CheflebrityView, changes: Partial<Kept>): void {
    this.kept = { ...this.of(view), ...changes, question: questionOf(view) };
  }
}

function questionOf({ seat, number, step }: CheflebrityView): string {
  return `${seat} ${number} ${step}`;
}

export const draft = new Draft();

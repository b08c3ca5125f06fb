// What a player has put together on this page only: the pie that is aimed at, the cards to hand over, an offer.
// It belongs to one question of one seat: for any other it is empty.
import type { CheflebrityView } from "../../wire";

export interface Aim {
  seat: number;
  pie: number;
}

export type Side = "give" | "want";

interface Kept {
  question: string;
  aim: Aim | null;
  handed: string[];
  give: string[];
  want: string[];
}

const NOTHING: Kept = { question: "", aim: null, handed: [], give: [], want: [] };

class Draft {
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

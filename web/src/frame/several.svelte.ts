// Several cards that go together: they are chosen on this page, in any order, and picked at once.
import type { Desk } from "../desk.svelte";
import { without } from "../lists";
import type { Plan } from "./plan";

/** For one question of one table only: the next game counts its positions anew. */
let chosen = $state.raw<{ desk: Desk | null; at: string; codes: string[] }>({ desk: null, at: "", codes: [] });

export interface Several {
  /** So many cards; with `least`, fewer are enough. */
  needed: number;
  least?: number;
  /** Where they are; of the hand, if it does not say. */
  from?: string[];
  /** The button, while cards are lacking, and when they are all there. */
  more: (lacking: number) => string;
  done: (codes: string[]) => string;
  /** What is picked, as groups of targets. */
  picks: (codes: string[]) => string[][];
}

export function several(desk: Desk, { needed, least = needed, from, more, done, picks }: Several): Partial<Plan> {
  const { number = 0, hand: held = [] } = desk.view ?? {};
  const hand = from ?? held;
  const at = `${number} ${desk.picked.length}`;
  const uses = chosen.desk === desk && chosen.at === at ? chosen.codes : [];
  const lacking = needed - uses.length;
  const choose = (codes: string[]): void => void (chosen = { desk, at, codes });
  const count = (code: string, codes: string[]): number => codes.filter((other) => other === code).length;
  return {
    main:
      uses.length < least
        ? { label: more(lacking) }
        : { label: done(uses), commits: true, run: () => desk.follow(picks(uses)) },
    others: [],
    uses,
    hand: (code) => {
      if (needed === 1 && uses.includes(code)) return desk.follow(picks(uses));
      const isTaken = count(code, uses) === count(code, hand) || (!lacking && uses.includes(code));
      if (isTaken) choose(without(uses, [code]));
      else choose([...uses, code].slice(-needed)); // of too many, the one chosen first is let go
    },
    back: uses.length ? () => choose(uses.slice(0, -1)) : undefined,
  };
}

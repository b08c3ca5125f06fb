// When it becomes this player's turn: once for each turn, not for every question of it.
import { alerts } from "../alerts.svelte";

const SHORT = 2000; // milliseconds: a question that comes sooner belongs to the same turn
const SHOWN = 2100; // milliseconds, with its coming and going

export class Turn {
  /** Is the banner to be seen? */
  isNew = $state(false);

  private isMine = false;
  private endedAt = -Infinity;
  private timer = 0;

  /** Is this player asked now? */
  ask(isMine: boolean, game: string): void {
    if (isMine === this.isMine) return;
    this.isMine = isMine;
    if (!isMine) return this.end();
    alerts.mark(game);
    if (Date.now() - this.endedAt > SHORT) this.begin(game);
  }

  private begin(game: string): void {
    alerts.call(game);
    this.isNew = true;
    clearTimeout(this.timer);
    this.timer = window.setTimeout(() => (this.isNew = false), SHOWN);
  }

  private end(): void {
    this.endedAt = Date.now();
    this.isNew = false;
    alerts.calm();
  }
}

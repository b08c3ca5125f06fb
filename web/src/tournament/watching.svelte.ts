// A tournament as the server says it stands, asked for again and again while the page is looked at.
import { actInTournament, Failure, messageOf, tournament } from "../api";
import type { Message, Tournament, TournamentAct } from "../wire";

/** In milliseconds. */
const AGAIN = 1500;
const AGAIN_UNSEEN = 6000;
const TICK = 250;

export class Watching {
  now = $state.raw<Tournament | null>(null);
  problem = $state.raw<Message | null>(null);
  isNone = $state(false);
  /** Seconds until the next round begins by itself. */
  left = $state<number | null>(null);
  private deadline: number | null = null;
  private asking: ReturnType<typeof setTimeout> | undefined;
  private readonly ticking = setInterval(() => this.tick(), TICK);
  private isLeft = false;

  constructor(
    readonly code: string,
    /** Called when this player's table is ready, with its code. */
    private readonly tableIsReady: (code: string) => void,
  ) {
    void this.ask();
  }

  async act(act: TournamentAct): Promise<void> {
    this.problem = null;
    try {
      this.hear(await actInTournament(this.code, act));
    } catch (error) {
      this.problem = messageOf(error);
    }
  }

  /** Asked at once, and then from time to time. */
  async ask(): Promise<void> {
    clearTimeout(this.asking);
    try {
      this.hear(await tournament(this.code));
    } catch (error) {
      this.isNone = error instanceof Failure && error.problem.code === "no_such_tournament";
      if (!this.now) this.problem = messageOf(error);
    }
    const isFinal = this.isNone || this.now?.status === "over" || this.now?.status === "closed";
    if (this.isLeft || isFinal) return;
    this.asking = setTimeout(() => void this.ask(), document.hidden ? AGAIN_UNSEEN : AGAIN);
  }

  leave(): void {
    this.isLeft = true;
    clearTimeout(this.asking);
    clearInterval(this.ticking);
  }

  private hear(news: Tournament): void {
    const before = this.now;
    this.now = news;
    this.deadline = news.next_round === null ? null : performance.now() + news.next_round * 1000;
    this.tick();
    if (this.isLeft || !before || !news.table || news.table === before.table) return;
    this.tableIsReady(news.table);
  }

  private tick(): void {
    this.left = this.deadline === null ? null : Math.max(0, (this.deadline - performance.now()) / 1000);
  }
}

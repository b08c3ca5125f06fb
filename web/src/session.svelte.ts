// Who sits at this browser, and the games of the house: asked once, kept.
import { fork, games, introduce, me, messageOf, openLesson, openTable, tablePath } from "./api";
import { mascotName, PEOPLE } from "./mascots";
import { route } from "./route.svelte";
import type { GameCard, Me, Message, MyTable, NewChair } from "./wire";

class Session {
  me = $state.raw<Me>({
    name: "",
    tables: [],
    mascot: "",
    colour: "",
    findable: false,
    away_until: 0,
    away_longest: 0,
    tournaments: [],
    push_key: "",
  });
  games = $state.raw<GameCard[]>([]);
  name = $state("");
  mascot = $state(""); // as chosen on this page; empty: as it was
  colour = $state("");
  problem = $state.raw<Message | null>(null);
  private usual = PEOPLE[Math.floor(Math.random() * PEOPLE.length)] ?? "apple";
  /** How somebody looks who has chosen nothing: it is to be seen before they sit down. */
  look = $derived(this.mascot || (this.me.name ? "" : this.usual));

  async load(): Promise<void> {
    const [mine] = await Promise.all([me(), this.loadGames()]);
    this.me = mine;
    this.name ||= mine.name;
    this.mascot ||= mine.mascot;
    this.colour ||= mine.colour;
  }

  /** Somebody else from now on, or nobody yet. */
  become(guest: Me): void {
    this.me = guest;
    ({ name: this.name, mascot: this.mascot = "", colour: this.colour = "" } = guest);
  }

  async loadGames(): Promise<void> {
    if (!this.games.length) this.games = await games();
  }

  /** What somebody is called who says no name: a mascot's. */
  get usualName(): string {
    return this.me.name || mascotName(PEOPLE.find((id) => id === this.look) ?? this.usual);
  }

  /** A nickname is all that is asked for, and a look if one is chosen. True: it is news to the server. */
  async introduce(): Promise<boolean> {
    const name = this.name.trim().slice(0, 24) || this.usualName;
    this.mascot = this.look;
    const { mascot, colour } = this;
    const looksSame = [this.me.mascot, ""].includes(mascot) && [this.me.colour, ""].includes(colour);
    if (name === this.me.name && looksSame) return false;
    this.me = await introduce({ name, mascot, colour });
    this.name = this.me.name || name;
    return true;
  }

  /** May people find my table by my name? */
  async letFind(findable: boolean): Promise<void> {
    await this.introduce();
    this.me = await introduce({ name: this.me.name, findable });
  }

  game(slug: string): GameCard | undefined {
    return this.games.find((game) => game.slug === slug);
  }

  /** Sit down with bots at once, or with empty chairs for friends. */
  async open(game: GameCard, others: "bot" | "open"): Promise<void> {
    await this.trying(async () => {
      await this.introduce();
      const rest: NewChair[] = Array.from({ length: game.usual_seats - 1 }, () =>
        others === "bot" ? { kind: "bot", level: usualLevel(game) } : { kind: "open" },
      );
      const { code } = await openTable({ game: game.slug, chairs: [{ kind: "me" }, ...rest], start: others === "bot" });
      route.go(tablePath(code));
    });
  }

  /** The lesson of this game that this guest has begun, if there is one. */
  lessonOf(game: string): MyTable | undefined {
    return this.me.tables.find((table) => table.lesson && table.game === game && table.status === "playing");
  }

  /** A first game that teaches by doing: it goes on where it was left. */
  async learn(game: GameCard): Promise<void> {
    await this.trying(async () => {
      await this.load();
      const begun = this.lessonOf(game.slug);
      if (!begun) await this.introduce();
      const { code } = begun ?? (await openLesson(game.slug));
      route.go(tablePath(code));
    });
  }

  /** A finished game goes on from here, at a table of one's own. */
  async goOn(code: string, move: number, seat: number): Promise<void> {
    await this.trying(async () => {
      if (!this.me.name) await this.load(); // who has a name keeps it
      await this.introduce();
      const opened = await fork(code, { move, seat });
      route.go(tablePath(opened.code));
    });
  }

  async trying(work: () => Promise<void>): Promise<void> {
    this.problem = null;
    try {
      await work();
    } catch (error) {
      this.problem = messageOf(error);
    }
  }
}

export function usualLevel(game: GameCard): string {
  return game.levels.includes("medium") ? "medium" : (game.levels.at(-1) ?? "");
}

export const session = new Session();

// What is said of a finished game in a list: who was there, and where the reader came.
import type { Finished, MyGame } from "../wire";
import { t, words } from "../words.svelte";

/** As a bot's or a person's; who wants to be forgotten has no name. */
export function nameOf({ name }: Finished): string {
  return name || t("mine-somebody");
}

export function othersOf(game: MyGame): string {
  return words.joined(game.players.filter((_, seat) => seat !== game.seat).map(nameOf));
}

export function dayOf(seconds: number): string {
  const style = new Intl.DateTimeFormat(words.language, { dateStyle: "medium" });
  return style.format(new Date(seconds * 1000));
}

export function percent(share: number): number {
  return Math.round(share * 100);
}

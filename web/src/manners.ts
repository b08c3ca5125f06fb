// What holds at a table besides the rules of its game, in words.
import type { Avoided, Manners } from "./wire";
import { t, words } from "./words.svelte";

/** Muted or blocked. */
export type Avoidance = Avoided["how"];

/** As far as it is not as usual. */
export function mannersIn({ quiet, delay }: Manners): string[] {
  return [...(delay ? [line("watching", String(delay))] : []), ...(quiet ? [line("emotes", "off")] : [])];
}

function line(option: string, value: string): string {
  return t("room-agreed-line", { label: words.say({ id: `option-${option}` }), value: words.option(option, value) });
}

// The screens of the page. The first one is there at once, the others come when they are wanted.
import { part } from "./parts";

const LATER = 2000; // milliseconds, where the browser does not say when it is idle

export const screens = {
  table: () => part(import("./screens/TableScreen.svelte")),
  guest: () => part(import("./screens/Guest.svelte")),
  waiting: () => part(import("./screens/Waiting.svelte")),
  rulebook: () => part(import("./pieces/Rulebook.svelte")),
  result: () => part(import("./screens/Result.svelte")),
  replay: () => part(import("./screens/ReplayScreen.svelte")),
  newTable: () => part(import("./screens/NewTable.svelte")),
  lab: () => part(import("./screens/Lab.svelte")),
  help: () => part(import("./screens/Help.svelte")),
  away: () => part(import("./screens/Away.svelte")),
  offline: () => part(import("./screens/Offline.svelte")),
  newPage: () => part(import("./pieces/NewPage.svelte")),
};

/** For what is not wanted yet: it is fetched while nothing else is to be done. */
export function whenIdle(act: () => void): void {
  if ("requestIdleCallback" in window) requestIdleCallback(() => act());
  else setTimeout(act, LATER);
}

// The screens of the page. The first one is there at once, the others come when they are wanted.
import { part } from "./parts";

const LATER = 2000; // milliseconds, where the browser does not say when it is idle

export const screens = {
  table: () => part(import("./screens/TableScreen.svelte")),
  guest: () => part(import("./screens/Guest.svelte")),
  waiting: () => part(import("./screens/Waiting.svelte")),
  curtain: () => part(import("./screens/Curtain.svelte")),
  regard: () => part(import("./pieces/Regard.svelte")),
  log: () => part(import("./pieces/Log.svelte")),
  chat: () => part(import("./pieces/Chat.svelte")),
  keys: () => part(import("./pieces/Keys.svelte")),
  seatRequests: () => part(import("./pieces/SeatRequests.svelte")),
  rulebook: () => part(import("./pieces/Rulebook.svelte")),
  hint: () => part(import("./pieces/HintPop.svelte")),
  lesson: () => part(import("./pieces/Lesson.svelte")),
  lessonOffer: () => part(import("./pieces/LessonOffer.svelte")),
  resultDock: () => part(import("./result/ResultDock.svelte")),
  result: () => part(import("./screens/Result.svelte")),
  review: () => part(import("./screens/Review.svelte")),
  replay: () => part(import("./screens/ReplayScreen.svelte")),
  share: () => part(import("./screens/SharePosition.svelte")),
  position: () => part(import("./screens/PositionScreen.svelte")),
  daily: () => part(import("./screens/Daily.svelte")),
  deal: () => part(import("./screens/Deal.svelte")),
  newTable: () => part(import("./screens/NewTable.svelte")),
  tournament: () => part(import("./screens/TournamentScreen.svelte")),
  newTournament: () => part(import("./screens/NewTournament.svelte")),
  lab: () => part(import("./screens/Lab.svelte")),
  mine: () => part(import("./screens/Mine.svelte")),
  take: () => part(import("./screens/TakeOver.svelte")),
  kept: () => part(import("./screens/Kept.svelte")),
  friend: () => part(import("./pieces/Friend.svelte")),
  people: () => part(import("./pieces/People.svelte")),
  help: () => part(import("./screens/Help.svelte")),
  away: () => part(import("./screens/Away.svelte")),
  notify: () => part(import("./pieces/Notify.svelte")),
  offline: () => part(import("./screens/Offline.svelte")),
  newPage: () => part(import("./pieces/NewPage.svelte")),
};

/** For what is not wanted yet: it is fetched while nothing else is to be done. */
export function whenIdle(act: () => void): void {
  if ("requestIdleCallback" in window) requestIdleCallback(() => act());
  else setTimeout(act, LATER);
}

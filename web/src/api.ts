// Every address of the server, and requests that fail with the server's own Problem.
import { FluentResource } from "@fluent/bundle";
import { line } from "./line.svelte";
import type { Plain } from "./messages";
import type {
  Avoided,
  Avoiding,
  Daily,
  DailyDays,
  DailyResults,
  DeckInfo,
  Face,
  FoundTable,
  GameCard,
  Imported,
  Kept,
  LabNews,
  LabRoom,
  Languages,
  Me,
  Message,
  MyGames,
  Network,
  NewAway,
  NewExperiment,
  NewFork,
  NewGuest,
  NewTable,
  Offer,
  NewTournament,
  Opened,
  Problem,
  Replay,
  ResultSheet,
  Review,
  Rulebook,
  Standing,
  Subscription,
  Tournament,
  TournamentAct,
} from "./wire";

const AGAIN = 2000; // milliseconds

export class Failure extends Error {
  constructor(readonly problem: Problem) {
    super(problem.code);
  }
}

/** What went wrong, to be told. A mistake of the page itself is for the console. */
export function messageOf(error: unknown): Message {
  if (error instanceof Failure) return error.problem.message;
  console.error(error);
  return { id: "problem-unexpected" satisfies keyof Plain };
}

/** What only asks is asked again until the server can be reached. */
async function got(path: string): Promise<Response> {
  for (;;) {
    const response = await fetch(path).catch(() => null);
    if (response) return response;
    await new Promise((resolve) => setTimeout(resolve, AGAIN));
  }
}

/** What changes something is sent once. */
async function posted(path: string, body: unknown): Promise<Response> {
  const isFile = body instanceof Blob;
  const headers = { "Content-Type": isFile ? "application/octet-stream" : "application/json" };
  try {
    return await fetch(path, { method: "POST", headers, body: isFile ? body : JSON.stringify(body) });
  } catch {
    throw new Failure({ code: "offline", message: { id: "problem-offline" satisfies keyof Plain } });
  }
}

async function ask<Answer>(path: string, body?: unknown): Promise<Answer> {
  const response = await line.waiting(body === undefined ? got(path) : posted(path, body));
  const answer: unknown = await response.json().catch(() => null);
  if (!response.ok) throw new Failure(asProblem(answer, response.status));
  return answer as Answer;
}

function asProblem(answer: unknown, status: number): Problem {
  const found = answer as Partial<Problem> | null;
  if (found?.message?.id) return { code: found.code ?? "", message: found.message };
  return { code: "failed", message: { id: "problem-status" satisfies keyof Plain, args: { status: String(status) } } };
}

/** What never changes under its address is asked for once. */
function kept<Thing>(load: (address: string) => Promise<Thing>): (address: string) => Promise<Thing> {
  const known = new Map<string, Promise<Thing>>();
  return (address) => {
    const thing = known.get(address) ?? load(address);
    known.set(address, thing);
    thing.catch(() => known.delete(address));
    return thing;
  };
}

export const games = (): Promise<GameCard[]> => ask("/api/games");
export const me = (): Promise<Me> => ask("/api/me");
export const introduce = (guest: NewGuest): Promise<Me> => ask("/api/me", guest);
export const myGames = (after: string): Promise<MyGames> => ask(`/api/me/games?after=${encodeURIComponent(after)}`);
export const standing = (): Promise<Standing> => ask("/api/me/standing");
export const HISTORY_FILE = "/api/me/export";
export const readHistory = (file: Blob): Promise<Imported> => ask("/api/me/import", file);
export const offer = (): Promise<Offer> => ask("/api/me/offer", {});
export const takeOver = (code: string): Promise<Me> => ask("/api/me/take", { code });
export const forgetMe = (): Promise<Me> => ask("/api/me/forget", { sure: true });
export const whatIsKept = (): Promise<Kept> => ask("/api/kept");
/** Where a friend plays who allows to be found. */
export const find = (name: string): Promise<FoundTable[]> => ask("/api/find", { name });
/** Whom I have muted or blocked. */
export const avoided = (): Promise<Avoided[]> => ask("/api/avoided");
export const treat = (person: Avoiding): Promise<Avoided[]> => ask("/api/avoided", person);
export const beAway = (away: NewAway): Promise<Me> => ask("/api/me/away", away);
export const notifications = (wanted: Subscription): Promise<unknown> => ask("/api/me/notifications", wanted);
export const noNotifications = (endpoint: string): Promise<unknown> => ask("/api/me/notifications/stop", { endpoint });
export const openTable = (table: NewTable): Promise<Opened> => ask("/api/tables", table);
export const openLesson = (game: string): Promise<Opened> => ask(`/api/lessons/${encodeURIComponent(game)}`, {});
export const sendDeck = (game: string, file: Blob, name: string): Promise<DeckInfo> =>
  ask(`/api/decks/${game}?file=${encodeURIComponent(name)}`, file);
export const deckNamed = (game: string, digest: string): Promise<DeckInfo> =>
  ask(`/api/decks/${game}/${encodeURIComponent(digest)}`);
export const openTournament = (wanted: NewTournament): Promise<Opened> => ask("/api/tournaments", wanted);
const tournamentAddress = (code: string): string => `/api/tournaments/${encodeURIComponent(code)}`;
export const tournament = (code: string): Promise<Tournament> => ask(tournamentAddress(code));
export const actInTournament = (code: string, act: TournamentAct): Promise<Tournament> =>
  ask(tournamentAddress(code), act);
export const tournamentQr = (code: string): string => `${tournamentAddress(code)}/qr.svg`;
export const labRoom = (): Promise<LabRoom> => ask("/api/lab");
export const askLab = (wanted: NewExperiment): Promise<LabNews> => ask("/api/lab/experiments", wanted);
export const labAddress = (id: string): string => `/api/lab/experiments/${id}`;
export const stopLab = (id: string): Promise<LabNews> => ask(`${labAddress(id)}/stop`, {});
export const replay = (code: string, viewer: string): Promise<Replay> =>
  ask(`/api/tables/${encodeURIComponent(code)}/replay?view=${encodeURIComponent(viewer)}`);
/** Can phones in the same network come in? Only who sits at the server's own machine is told, and may let them. */
export const network = (): Promise<Network> => ask("/api/network");
export const letPhonesIn = (): Promise<Network> => ask("/api/network", {});
export const result = (code: string): Promise<ResultSheet> => ask(`/api/tables/${encodeURIComponent(code)}/result`);
export const review = (code: string, seat: number): Promise<Review> =>
  ask(`/api/tables/${encodeURIComponent(code)}/review`, { seat });
export const fork = (code: string, wanted: NewFork): Promise<Opened> =>
  ask(`/api/tables/${encodeURIComponent(code)}/fork`, wanted);
export const daily = (): Promise<Daily> => ask("/api/daily");
export const dailyDays = (game: string): Promise<DailyDays> => ask(`/api/daily/${encodeURIComponent(game)}`);
const deal = (game: string, day: string): string => `/api/daily/${encodeURIComponent(game)}/${encodeURIComponent(day)}`;
export const dailyResults = (game: string, day: string): Promise<DailyResults> => ask(deal(game, day));
/** The table at which this guest plays the deal: a new one, or the one that was begun. */
export const playDaily = (game: string, day: string): Promise<Opened> => ask(deal(game, day), {});
/** Which languages there are; if the server cannot be reached, those that are remembered. */
export async function languages(remembered: Languages | null = null): Promise<Languages> {
  const response = remembered && (await fetch("/api/words").catch(() => null));
  if (response?.ok) return (await response.json()) as Languages;
  return remembered ?? ask("/api/words");
}

export const rulebook = kept<Rulebook>(ask);
export const faces = kept<Face[]>(ask);
export const catalogue = kept(async (address) => {
  const response = await line.waiting(got(address));
  if (!response.ok) throw new Failure(asProblem(null, response.status));
  return new FluentResource(await response.text());
});

export const qrAddress = (code: string): string => `/api/tables/${code}/qr.svg`;
export const recordAddress = (code: string, view = "all"): string => `/api/tables/${code}/record?view=${view}`;
export function socketAddress(code: string): string {
  return `${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/api/tables/${code}/socket`;
}
export const dailyPath = (game: string, day: string): string => `/daily/${game}/${day}`;
export const tablePath = (code: string): string => `/t/${code}`;
export const tournamentPath = (code: string): string => `/c/${code}`;
/** At a move, and through somebody's eyes: the number of a seat, `all` or `spectator`. */
export function replayPath(code: string, at: { move?: number; seat?: string } = {}): string {
  const wanted = Object.entries(at).map(([name, value]): [string, string] => [name, String(value)]);
  const search = new URLSearchParams(wanted).toString();
  return `/r/${code}${search && `?${search}`}`;
}

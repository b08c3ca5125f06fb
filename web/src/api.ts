// Every address of the server, and requests that fail with the server's own Problem.
import type { GameCard, Me, NewTable, Opened, Problem, Replay, Rulebook } from "./wire";

export class Failure extends Error {
  constructor(readonly problem: Problem) {
    super(problem.message);
  }
}

async function ask<Answer>(path: string, body?: unknown): Promise<Answer> {
  const post = { method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(body) };
  let response: Response;
  try {
    response = await fetch(path, body === undefined ? {} : post);
  } catch {
    throw new Failure({ code: "offline", message: "The server cannot be reached. Is it still running?" });
  }
  const answer: unknown = await response.json().catch(() => null);
  if (!response.ok) throw new Failure(asProblem(answer, response.status));
  return answer as Answer;
}

function asProblem(answer: unknown, status: number): Problem {
  const found = answer as Partial<Problem> | null;
  if (found && typeof found.message === "string") return { code: found.code ?? "", message: found.message };
  return { code: "failed", message: `The server answered with error ${status}.` };
}

export const games = (): Promise<GameCard[]> => ask("/api/games");
export const me = (): Promise<Me> => ask("/api/me");
export const rename = (name: string): Promise<Me> => ask("/api/me", { name });
export const openTable = (table: NewTable): Promise<Opened> => ask("/api/tables", table);
export const replay = (code: string, viewer: string): Promise<Replay> =>
  ask(`/api/tables/${encodeURIComponent(code)}/replay?view=${encodeURIComponent(viewer)}`);

const books = new Map<string, Promise<Rulebook>>();
export function rulebook(game: string): Promise<Rulebook> {
  const known = books.get(game) ?? ask<Rulebook>(`/api/rules/${encodeURIComponent(game)}`);
  books.set(game, known);
  return known;
}

export const qrAddress = (code: string): string => `/api/tables/${code}/qr.svg`;
export const recordAddress = (code: string, view = "all"): string => `/api/tables/${code}/record?view=${view}`;
export function socketAddress(code: string): string {
  return `${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/api/tables/${code}/socket`;
}
export const tablePath = (code: string): string => `/t/${code}`;
export const replayPath = (code: string): string => `/r/${code}`;

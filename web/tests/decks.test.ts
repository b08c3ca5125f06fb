import { afterEach, expect, test, vi } from "vitest";

vi.mock("../src/line.svelte", () => ({ line: { waiting: <Thing>(work: Thing): Thing => work } }));

import { Failure } from "../src/api";
import { deckInAddress, deckPath, readDeck } from "../src/decks";

const DECK = { game: "pie-factory", name: "mine", digest: "abc", text: "", size: 46, codes: [], ignored: [] };

function answering(status: number, answer: unknown): ReturnType<typeof vi.fn> {
  const asked = vi.fn(() => Promise.resolve(new Response(JSON.stringify(answer), { status })));
  vi.stubGlobal("fetch", asked);
  return asked;
}

afterEach(() => vi.unstubAllGlobals());

test("a file is sent as it is, with its name", async () => {
  const asked = answering(200, DECK);
  const file = new File(["code,name\n"], "my cards.csv");
  expect(await readDeck("pie-factory", file)).toEqual(DECK);
  expect(asked).toHaveBeenCalledWith(
    "/api/decks/pie-factory?file=my%20cards.csv",
    expect.objectContaining({ method: "POST", body: file }),
  );
});

test("what is wrong with a deck is the server's own message", async () => {
  const problem = { code: "bad_deck", message: { id: "plain", args: { text: "row 3, column D (value): …" } } };
  answering(400, problem);
  await expect(readDeck("pie-factory", new File([""], "x.csv"))).rejects.toMatchObject(new Failure(problem));
});

test("a link names a deck", async () => {
  const asked = answering(200, DECK);
  expect(await deckInAddress("pie-factory", "")).toBeNull();
  expect(asked).not.toHaveBeenCalled();
  expect(await deckInAddress("pie-factory", new URL(deckPath(DECK), "http://x").search)).toEqual(DECK);
  expect(asked.mock.calls[0]?.[0]).toBe("/api/decks/pie-factory/abc");
});

// Decks of one's own: a file that was dropped or chosen, or one that a link names (/new/GAME?deck=HASH).
import { deckNamed, sendDeck } from "./api";
import type { DeckInfo } from "./wire";

/** What a file chooser offers; spreadsheets, tables and deck files. */
export const DECK_FILES = ".csv,.tsv,.xlsx,.toml,.yaml,.yml";

/** Reads a deck with the server, which knows the game. Fails with the server's Problem: what is wrong, by row and column. */
export function readDeck(game: string, file: File): Promise<DeckInfo> {
  return sendDeck(game, file, file.name);
}

/** The deck that the address of the page names; null if it names none. */
export async function deckInAddress(game: string, search = location.search): Promise<DeckInfo | null> {
  const digest = new URLSearchParams(search).get("deck");
  return digest ? deckNamed(game, digest) : null;
}

/** Where a table with this deck is opened. */
export function deckPath(deck: DeckInfo): string {
  return `/new/${deck.game}?deck=${deck.digest}`;
}

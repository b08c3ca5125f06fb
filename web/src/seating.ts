// Taking a chair, before the game and during it.
import { session } from "./session.svelte";
import type { LiveTable } from "./table.svelte";

/** Sits down, or asks for the seat in a running game, with the name and the look that are chosen on this page. A connection
    is somebody's as they were when it was opened: with a new name or look there is a new one. */
export async function sitDown(table: LiveTable, seat: number): Promise<void> {
  await session.trying(async () => {
    if (await session.introduce()) await table.reopen();
    await table.ask({ type: "sit", seat });
  });
}

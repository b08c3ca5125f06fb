// Taking a chair, before the game and during it.
import { session } from "./session.svelte";
import type { LiveTable } from "./table.svelte";

/** Sits down, or asks for the seat in a running game. Whoever has no name yet is asked for one first. */
export async function sitDown(table: LiveTable, seat: number): Promise<void> {
  await session.trying(async () => {
    const isNew = !session.me.name;
    await session.introduce();
    if (isNew) await table.reopen();
    await table.ask({ type: "sit", seat });
  });
}

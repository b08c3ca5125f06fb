// Parts of the page that are fetched when they are wanted.
import { languages } from "./api";
import { line } from "./line.svelte";

const AGAIN = 2000; // milliseconds

/** A part that does not come is of a server that is down, or of an older page: then the page is loaded anew. */
export async function part<Part>(coming: Promise<Part>): Promise<Part> {
  try {
    return await line.waiting(coming);
  } catch {
    await new Promise((resolve) => setTimeout(resolve, AGAIN));
    await languages();
    location.reload();
    return new Promise(() => undefined);
  }
}

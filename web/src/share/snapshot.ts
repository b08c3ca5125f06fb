// A moment of a game as one viewer sees it, in the fragment of a link: no server keeps it or hears of it, and it never expires.
import type { Desk } from "../desk.svelte";
import type { AnyView } from "../wire";

/** Everything that is needed to draw the position again, and nothing that the viewer does not see. */
export interface Snapshot {
  game: string;
  title: string;
  people: string[];
  looks: { mascot?: string; colour?: string }[];
  seatNames: string[];
  view: AnyView;
  scores: (number | null)[]; // empty where the view alone does not say them
  hands: string[][]; // by seat, where somebody looks at everything
  from?: Origin; // of a finished game only: a running one must not be found from here
}

export interface Origin {
  code: string;
  move: number;
}

export const MOST_LETTERS = 20_000; // of a fragment
const MOST_BYTES = 200_000; // of what is in it
const MOST_SEATS = 10;
const MOST_NAME = 60;

/** `seen`: what the view does not hold. At a live table there is nothing of the kind. */
export function snapshotOf(
  desk: Desk,
  title: string,
  seen: { scores?: (number | null)[]; hands?: string[][]; from?: Origin } = {},
): Snapshot | null {
  if (!desk.view) return null;
  return {
    game: desk.game,
    title,
    people: desk.people.map((_, seat) => desk.person(seat)),
    looks: desk.people.map((_, seat) => ({ mascot: desk.mascot(seat), colour: desk.colour(seat) })),
    seatNames: desk.seatNames,
    view: { ...desk.view, legal: [], pending: [] },
    scores: seen.scores ?? [],
    hands: seen.hands ?? [],
    ...(seen.from ? { from: seen.from } : {}),
  };
}

// -- As text -------------------------------------------------------------------

export async function packed(snapshot: Snapshot): Promise<string> {
  const bytes = await through(new TextEncoder().encode(JSON.stringify(snapshot)), new CompressionStream("deflate-raw"));
  const letters = Array.from(bytes, (byte) => String.fromCharCode(byte)).join("");
  return btoa(letters).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

/** null: it is no snapshot, or not all of one. Anybody can write such a link. */
export async function unpacked(fragment: string): Promise<Snapshot | null> {
  if (!fragment || fragment.length > MOST_LETTERS) return null;
  try {
    const letters = atob(fragment.replaceAll("-", "+").replaceAll("_", "/"));
    const bytes = Uint8Array.from(letters, (letter) => letter.charCodeAt(0));
    const text = new TextDecoder().decode(await through(bytes, new DecompressionStream("deflate-raw")));
    const found: unknown = JSON.parse(text);
    return isSnapshot(found) ? found : null;
  } catch {
    return null;
  }
}

async function through(bytes: Uint8Array<ArrayBuffer>, stream: GenericTransformStream): Promise<Uint8Array> {
  const reader = (new Blob([bytes]).stream().pipeThrough(stream) as ReadableStream<Uint8Array>).getReader();
  const parts: number[] = [];
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return Uint8Array.from(parts);
    for (const byte of value) parts.push(byte);
    if (parts.length > MOST_BYTES) throw new RangeError(String(parts.length));
  }
}

function isSnapshot(found: unknown): found is Snapshot {
  const one = found as Snapshot;
  const seats = one.people.length;
  return (
    [one.game, one.title, ...one.people, ...one.seatNames].every(isName) &&
    seats <= MOST_SEATS &&
    one.seatNames.length === seats &&
    one.looks.length === seats &&
    one.view.game === one.game &&
    one.view.seats === seats &&
    [...one.view.hand, ...one.hands.flat()].every(isName) &&
    one.scores.every((score) => score === null || Number.isFinite(score)) &&
    (one.from === undefined || (isName(one.from.code) && Number.isInteger(one.from.move)))
  );
}

function isName(text: unknown): boolean {
  return typeof text === "string" && text.length <= MOST_NAME;
}

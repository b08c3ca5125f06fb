// A position as a picture to send: the cover of the game, who plays, and the viewer's hand. It is drawn in the page, from
// the pieces of the page, and always in daylight.
import type { Desk } from "../desk.svelte";
import { colourOf, mascotOf } from "../mascots";
import type { Snapshot } from "./snapshot";
import { t } from "../words.svelte";

export const WIDTH = 1200;
export const HEIGHT = 630;
const EDGE = 44;
const SERIF = '"Fraunces", Georgia, serif';
const SANS = 'system-ui, "Segoe UI", Roboto, "Noto Sans", sans-serif';
const CARD = { width: 122, height: 171, gap: 12 };
const PERSON = { size: 104, width: 190 };
const MOST_FANNED = 12;

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** What is to be read besides the table. */
export interface Captions {
  game: string;
  line: string; // below it: through whose eyes
  host: string; // where to play
}

export async function drawPosition(
  canvas: HTMLCanvasElement,
  desk: Desk,
  shown: Snapshot,
  captions: Captions,
): Promise<void> {
  const pen = canvas.getContext("2d");
  if (!pen) return;
  const [art, mascots, logo] = await Promise.all([sheet("/art.svg"), sheet("/mascots.svg"), sheet("/favicon.svg")]);
  await document.fonts.load(`650 40px ${SERIF}`);
  const colour = daylight();
  table(pen, colour);
  await heading(pen, colour, captions, art, logo, shown.game);
  const hand = shown.view.hand;
  const y = hand.length ? 218 : 300;
  await Promise.all(
    shown.people.map((_, seat) => person(pen, colour, shown, seat, mascots, spotOf(shown.people.length, seat, y))),
  );
  for (const [place, code] of hand.entries()) await card(pen, colour, desk, code, art, placeOf(place, hand.length));
}

// -- Where things are -------------------------------------------------------------

function spotOf(count: number, seat: number, y: number): Box {
  const width = Math.min(PERSON.width, (WIDTH - 2 * EDGE) / count);
  const size = Math.min(PERSON.size, width - 24);
  return { x: WIDTH / 2 + (seat - (count - 1) / 2) * width, y, width, height: size };
}

function placeOf(place: number, count: number): Box {
  const room = WIDTH - 4 * EDGE;
  const step = Math.min(CARD.width + CARD.gap, (room - CARD.width) / Math.max(1, Math.min(count, MOST_FANNED * 2) - 1));
  const left = WIDTH / 2 - (step * (count - 1) + CARD.width) / 2;
  return { x: left + step * place, y: HEIGHT - EDGE - CARD.height - 8, width: CARD.width, height: CARD.height };
}

// -- What is drawn ------------------------------------------------------------------

type Pen = CanvasRenderingContext2D;
type Colour = (token: string) => string;

function table(pen: Pen, colour: Colour): void {
  const wood = pen.createLinearGradient(0, 0, WIDTH, 0);
  for (const [at, token] of [
    [0, "--wood-3"],
    [0.12, "--wood-2"],
    [0.5, "--wood-1"],
    [0.88, "--wood-2"],
    [1, "--wood-3"],
  ] as const)
    wood.addColorStop(at, colour(token));
  pen.fillStyle = wood;
  pen.fillRect(0, 0, WIDTH, HEIGHT);
  pen.fillStyle = colour("--seam");
  for (let y = 94; y < HEIGHT; y += 96) pen.fillRect(0, y, WIDTH, 2);
  const lamp = pen.createRadialGradient(WIDTH / 2, HEIGHT * 0.46, 40, WIDTH / 2, HEIGHT * 0.46, WIDTH * 0.5);
  lamp.addColorStop(0, colour("--lamp"));
  lamp.addColorStop(1, colour("--lamp").replace(/[\d.]+\)$/, "0)")); // the same colour, so that nothing turns grey between
  pen.fillStyle = lamp;
  pen.fillRect(0, 0, WIDTH, HEIGHT);
}

async function heading(
  pen: Pen,
  colour: Colour,
  captions: Captions,
  art: Document,
  logo: Document,
  game: string,
): Promise<void> {
  const bar = pen.createLinearGradient(0, 0, 0, 132);
  bar.addColorStop(0, colour("--walnut"));
  bar.addColorStop(1, colour("--walnut-2"));
  pen.fillStyle = bar;
  pen.fillRect(0, 0, WIDTH, 132);
  const cover = symbol(art, `cover-${game}`) ?? whole(logo);
  await image(pen, cover, { x: EDGE, y: 16, width: 160, height: 100 }, 14);
  text(pen, captions.game, EDGE + 184, 66, { font: `650 46px ${SERIF}`, colour: colour("--on-walnut"), room: 640 });
  const soft = colour("--on-walnut-soft");
  text(pen, captions.line, EDGE + 184, 103, { font: `500 24px ${SANS}`, colour: soft, room: 640 });
  await image(pen, whole(logo), { x: WIDTH - EDGE - 56, y: 16, width: 56, height: 56 });
  const right = { colour: soft, align: "right", room: 300 } as const;
  text(pen, "Bakehouse", WIDTH - EDGE - 70, 56, { ...right, font: `650 34px ${SERIF}`, colour: colour("--on-walnut") });
  text(pen, captions.host, WIDTH - EDGE, 103, { ...right, font: `500 20px ${SANS}` });
}

async function person(
  pen: Pen,
  colour: Colour,
  { view, people, looks, scores }: Snapshot,
  seat: number,
  mascots: Document,
  box: Box,
): Promise<void> {
  const score = scores[seat] ?? null;
  const look = { ...looks[seat], seat };
  const radius = box.height / 2;
  const [x, y] = [box.x, box.y + radius - 50];
  const isAsked = view.asked.includes(seat);
  pen.save();
  pen.beginPath();
  pen.arc(x, y, radius, 0, 2 * Math.PI);
  pen.shadowColor = colour("--plate-shade");
  pen.shadowBlur = 14;
  pen.shadowOffsetY = 4;
  pen.fillStyle = "#fbedd2";
  pen.fill();
  pen.restore();
  pen.lineWidth = isAsked ? 9 : 6;
  pen.strokeStyle = colour(isAsked ? "--glow" : `--tin-${colourOf(look)}`);
  pen.stroke();
  const side = radius * 1.5;
  const face = symbol(mascots, `m-${mascotOf(look)}`);
  if (face) await image(pen, face, { x: x - side / 2, y: y - side / 2, width: side, height: side });
  const own = seat === view.seat;
  const name = { font: `650 25px ${SERIF}`, colour: colour("--ink"), align: "center", room: box.width - 30 } as const;
  const cards = view.hand_sizes[seat];
  const below = score === null ? (cards === undefined ? "" : t("share-cards", { count: cards })) : String(score);
  const top = y + radius + 12;
  plate(pen, colour, { x: x - box.width / 2 + 6, y: top, width: box.width - 12, height: below ? 74 : 44 }, own);
  text(pen, people[seat] ?? "", x, top + 30, name);
  const font = `600 ${score === null ? 19 : 26}px ${SANS}`;
  text(pen, below.replace("-", "−"), x, top + 61, { ...name, font, colour: colour("--soft") });
}

function plate(pen: Pen, colour: Colour, box: Box, own: boolean): void {
  pen.beginPath();
  pen.roundRect(box.x, box.y, box.width, box.height, 16);
  pen.fillStyle = colour(own ? "--own" : "--plate");
  pen.fill();
  pen.lineWidth = 2;
  pen.strokeStyle = colour("--plate-edge");
  pen.stroke();
}

async function card(pen: Pen, colour: Colour, desk: Desk, code: string, art: Document, box: Box): Promise<void> {
  const look = desk.look(code);
  const picture = symbol(art, desk.symbol(code));
  const drawn = picture && (await loaded(picture, 86, 86));
  pen.save();
  pen.beginPath();
  pen.roundRect(box.x, box.y, box.width, box.height, 11);
  pen.shadowColor = colour("--plate-shade");
  pen.shadowBlur = 10;
  pen.shadowOffsetY = 4;
  pen.fillStyle = colour("--card");
  pen.fill();
  pen.restore();
  pen.lineWidth = 2;
  pen.strokeStyle = colour("--card-edge");
  pen.stroke();
  const ink = look.tone === "hearts" || look.tone === "diamonds" ? "--red-suit" : "--card-ink";
  const at = { colour: colour(ink), room: box.width - 20 };
  if (look.corner) text(pen, look.corner, box.x + 10, box.y + 34, { ...at, font: `700 25px ${SANS}` });
  if (drawn) pen.drawImage(drawn, box.x + 18, box.y + 38, 86, 86);
  const middle = { ...at, colour: colour("--card-ink"), align: "center", font: `600 16px ${SANS}` } as const;
  const lines = inLines(pen, look.name, middle);
  lines.forEach((line, index) => {
    const y = box.y + box.height - 13 - 17 * (lines.length - 1 - index);
    text(pen, line, box.x + box.width / 2, y, middle);
  });
}

// -- Words and drawings ---------------------------------------------------------------

interface Style {
  font: string;
  colour: string;
  align?: CanvasTextAlign;
  room: number; // pixels; longer words are drawn narrower, down to a half, and then cut
}

function text(pen: Pen, words: string, x: number, y: number, { font, colour, align = "left", room }: Style): void {
  pen.font = font;
  pen.fillStyle = colour;
  pen.textAlign = align;
  let shown = words;
  while (shown.length > 1 && pen.measureText(shown).width > 1.6 * room) shown = shown.slice(0, -2) + "…";
  pen.fillText(shown, x, y, room);
}

/** In two lines, if one is too long and there is a blank near its middle. */
function inLines(pen: Pen, words: string, { font, room }: Style): string[] {
  pen.font = font;
  const blanks = [...words.matchAll(/ /g)].map(({ index }) => index);
  if (pen.measureText(words).width <= room || !blanks.length) return [words];
  const at = blanks.reduce((best, one) =>
    Math.abs(one - words.length / 2) < Math.abs(best - words.length / 2) ? one : best,
  );
  return [words.slice(0, at), words.slice(at + 1)];
}

async function image(pen: Pen, svg: string, box: Box, round = 0): Promise<void> {
  const drawn = await loaded(svg, box.width, box.height);
  if (!drawn) return;
  pen.save();
  if (round) {
    pen.beginPath();
    pen.roundRect(box.x, box.y, box.width, box.height, round);
    pen.clip();
  }
  pen.drawImage(drawn, box.x, box.y, box.width, box.height);
  pen.restore();
}

/** A drawing in twice its size, so that it is sharp. Without it the picture is still one. */
async function loaded(svg: string, width: number, height: number): Promise<HTMLImageElement | null> {
  const drawn = new Image(2 * width, 2 * height);
  drawn.src = `data:image/svg+xml,${encodeURIComponent(svg)}`;
  return drawn.decode().then(
    () => drawn,
    () => null,
  );
}

async function sheet(path: string): Promise<Document> {
  const response = await fetch(path);
  return new DOMParser().parseFromString(await response.text(), "image/svg+xml");
}

/** A symbol as a drawing of its own, with what it is made of. */
function symbol(from: Document, id: string): string | null {
  const found = from.getElementById(id);
  const box = found?.getAttribute("viewBox");
  if (!found || !box) return null;
  const shared = [...from.querySelectorAll("defs")].map((one) => one.outerHTML).join("");
  return svgWith(box, `${shared}${found.outerHTML}<use href="#${id}"/>`);
}

function whole(from: Document): string {
  const root = from.documentElement;
  root.setAttribute("width", "128");
  root.setAttribute("height", "128");
  return root.outerHTML;
}

function svgWith(box: string, content: string): string {
  const [, , width, height] = box.split(" ").map(Number);
  const size = `width="${2 * (width ?? 64)}" height="${2 * (height ?? 64)}"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}" ${size}>${content}</svg>`;
}

/** The colours of the page as they are by day, whatever theme the reader has: that is put on for as long as it takes to
    look, which nobody sees. */
function daylight(): Colour {
  const root = document.documentElement;
  const probe = document.createElement("span");
  const { theme } = root.dataset;
  root.dataset.theme = "light";
  document.body.append(probe);
  const known = new Map(
    TOKENS.map((token) => {
      probe.style.color = `var(${token})`;
      return [token, getComputedStyle(probe).color];
    }),
  );
  probe.remove();
  if (theme === undefined) delete root.dataset.theme;
  else root.dataset.theme = theme;
  return (token) => known.get(token) ?? "";
}

// prettier-ignore
const TOKENS = [
  "--wood-1", "--wood-2", "--wood-3", "--seam", "--lamp", "--walnut", "--walnut-2", "--on-walnut", "--on-walnut-soft",
  "--ink", "--soft", "--own", "--plate", "--plate-edge", "--plate-shade", "--glow", "--card", "--card-edge", "--card-ink",
  "--red-suit", "--tin-red", "--tin-gold", "--tin-green", "--tin-blue", "--tin-plum", "--tin-teal", "--tin-steel",
];

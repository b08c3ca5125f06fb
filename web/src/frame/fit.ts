// Words that must not be cut: they get smaller until they fit their box, but never too small to be read.
import type { Attachment } from "svelte/attachments";

const STEP = 0.5; // pixels
const SPILL = 4; // pixels by which letters may stick out of a line that is as high as they are

const LETTER = 0.63; // of a letter's height is its width, on average
const WIDE = 0.5; // so much of a letter are these wider

/** How wide the widest word of a name is, in heights of its letters. */
export function widthOf(name: string): number {
  const widths = name.split(/[\s\u00ad-]/).map((word) => word.length + WIDE * (word.match(/[mw]/gi)?.length ?? 0));
  return Math.max(1, ...widths) * LETTER;
}

/** A whole picture, words and all, that is drawn smaller where its box is too small for it. */
export const scaled: Attachment<HTMLElement> = (node) => {
  const box = node.parentElement;
  if (!box) return;
  const set = (): void => {
    const by = Math.min(1, box.clientHeight / node.offsetHeight, box.clientWidth / node.offsetWidth);
    node.style.scale = by < 1 ? String(by) : "";
  };
  const resized = new ResizeObserver(set);
  resized.observe(box);
  resized.observe(node);
  set();
  return () => resized.disconnect();
};

/** As many whole lines as there is room for below its top edge: --lines, for a line clamp. */
export const wholeLines: Attachment<HTMLElement> = (node) => {
  const box = node.parentElement;
  if (!box) return;
  const set = (): void => {
    const room = box.getBoundingClientRect().bottom - node.getBoundingClientRect().top;
    const line = parseFloat(getComputedStyle(node).lineHeight);
    node.style.setProperty("--lines", String(Math.max(0, Math.floor(room / line))));
  };
  const resized = new ResizeObserver(set);
  resized.observe(box);
  set();
  return () => resized.disconnect();
};

/** From its own size down to `smallest`, in pixels. */
export function fit(smallest: number): Attachment<HTMLElement> {
  return (node) => {
    const overflows = (): boolean =>
      node.scrollWidth > node.clientWidth || node.scrollHeight > node.clientHeight + SPILL;
    const set = (): void => {
      node.style.fontSize = "";
      if (!node.clientWidth) return;
      let size = parseFloat(getComputedStyle(node).fontSize);
      while (size > smallest && overflows()) {
        size = Math.max(smallest, size - STEP);
        node.style.fontSize = `${size}px`;
      }
    };
    const words = new MutationObserver(set);
    const room = new ResizeObserver(set);
    words.observe(node, { childList: true, characterData: true, subtree: true });
    if (node.parentElement) room.observe(node.parentElement);
    set();
    return () => {
      words.disconnect();
      room.disconnect();
    };
  };
}

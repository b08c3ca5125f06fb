// One line of words that must not be cut: it gets smaller until it fits, but never too small to be read.
import type { Attachment } from "svelte/attachments";

/** From its own size down to `smallest`, in pixels. */
export function fit(smallest: number): Attachment<HTMLElement> {
  return (node) => {
    const set = (): void => {
      node.style.fontSize = "";
      const whole = parseFloat(getComputedStyle(node).fontSize);
      if (node.scrollWidth <= node.clientWidth || !node.clientWidth) return;
      const size = Math.floor((whole * node.clientWidth * 2) / node.scrollWidth) / 2;
      node.style.fontSize = `${Math.max(smallest, size)}px`;
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

// A finger that rests on a thing asks what it is. Not every phone sends contextmenu for that.
import type { Attachment } from "svelte/attachments";

const LONG = 550;
const SHAKE = 10;

/** What is asked says whether there was an answer: then the click that ends the press does nothing else. */
export function hold(ask: (target: EventTarget | null) => boolean): Attachment<HTMLElement> {
  return (node) => {
    let timer = 0;
    let held = false;
    let start = { x: 0, y: 0 };
    const stop = (): void => clearTimeout(timer);
    const listeners: [keyof HTMLElementEventMap, (event: never) => void][] = [
      [
        "pointerdown",
        (event: PointerEvent): void => {
          held = false;
          start = { x: event.clientX, y: event.clientY };
          if (event.pointerType === "mouse") return;
          timer = window.setTimeout(() => {
            held = ask(event.target);
          }, LONG);
        },
      ],
      [
        "pointermove",
        (event: PointerEvent): void => {
          if (Math.hypot(event.clientX - start.x, event.clientY - start.y) > SHAKE) stop();
        },
      ],
      ["pointerup", stop],
      ["pointercancel", stop],
      ["pointerleave", stop],
      [
        "click",
        (event: MouseEvent): void => {
          if (held) event.stopImmediatePropagation();
          held = false;
        },
      ],
    ];
    for (const [kind, listener] of listeners) node.addEventListener(kind, listener as EventListener, true);
    return () => {
      stop();
      for (const [kind, listener] of listeners) node.removeEventListener(kind, listener as EventListener, true);
    };
  };
}

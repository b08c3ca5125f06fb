// Dragging a lit card onto a place that takes it. Works with mouse, pen and finger.
import type { Desk } from "./desk.svelte";

const FAR_ENOUGH = 10;

class Drag {
  target = $state(""); // what is dragged; empty: nothing
  card = $state(""); // what is to be seen of it
  x = $state(0);
  y = $state(0);
  over = $state.raw<HTMLElement | null>(null);
  /** A click follows the end of a drag and must not count. */
  justEnded = false;

  /** Several beginnings of targets stand side by side. */
  takes(accepts: string): boolean {
    return this.target !== "" && accepts !== "" && accepts.split(" ").some((start) => this.target.startsWith(start));
  }

  start(event: PointerEvent, targets: string[], card: string, desk: Desk): void {
    if (event.button !== 0) return;
    const { clientX, clientY } = event;
    const move = (now: PointerEvent): void => {
      if (!this.target && Math.hypot(now.clientX - clientX, now.clientY - clientY) < FAR_ENOUGH) return;
      this.target = targets[0] ?? "";
      this.card = card;
      this.x = now.clientX;
      this.y = now.clientY;
      this.over = this.placeAt(now.clientX, now.clientY);
    };
    const end = (dropped: boolean): void => {
      removeEventListener("pointermove", move);
      removeEventListener("pointerup", up);
      removeEventListener("pointercancel", cancel);
      if (this.target) this.finish(dropped, targets, desk);
    };
    const up = (): void => end(true);
    const cancel = (): void => end(false);
    addEventListener("pointermove", move);
    addEventListener("pointerup", up);
    addEventListener("pointercancel", cancel);
  }

  ignoreClick(): void {
    this.justEnded = true;
    setTimeout(() => (this.justEnded = false), 50);
  }

  private finish(dropped: boolean, targets: string[], desk: Desk): void {
    const place = this.over;
    this.target = "";
    this.over = null;
    this.ignoreClick();
    if (dropped && place?.dataset.target) desk.drop(targets, place.dataset.target, place);
  }

  private placeAt(x: number, y: number): HTMLElement | null {
    const place = document.elementFromPoint(x, y)?.closest<HTMLElement>("[data-accepts]");
    return place && this.takes(place.dataset.accepts ?? "") ? place : null;
  }
}

export const drag = new Drag();

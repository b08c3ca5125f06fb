// Tells a player that it is their turn, wherever they are looking: title, icon, bell, vibration, notification.
import { settings } from "./settings.svelte";
import { sounds } from "./sounds";
import { t } from "./words.svelte";

const VIBRATION = 80; // milliseconds
const ICON = "/favicon.svg";
const TURN_ICON = "/favicon-turn.svg";

class Alerts {
  private permission = $state(typeof Notification === "undefined" ? "denied" : Notification.permission);
  private usualTitle = "";
  private turnTitle = ""; // empty: not alerted
  private notification: Notification | null = null;

  constructor() {
    $effect.root(() => {
      $effect(() => {
        if (!settings.alerts) this.calm();
      });
    });
  }

  /** Can the player still be asked whether they want notifications? */
  get mayAsk(): boolean {
    return settings.alerts && this.permission === "default";
  }

  /** To be called from a click, as browsers want it. */
  async ask(): Promise<void> {
    this.permission = await Notification.requestPermission();
  }

  /** This player is asked something: to be seen in the tab for as long as it is so. */
  mark(game: string): void {
    this.calm();
    if (!settings.alerts) return;
    this.usualTitle = document.title;
    this.turnTitle = t("alert-title", { game });
    document.title = this.turnTitle;
    setIcon(TURN_ICON);
  }

  /** It has become this player's turn: to be noticed, once. */
  call(game: string): void {
    if (!settings.alerts) return;
    sounds.play("turn");
    vibrate();
    if (document.hidden && this.permission === "granted") this.notification = notify(game);
  }

  /** Nothing is asked any longer. A title that somebody else has set since then stays. */
  calm(): void {
    if (this.turnTitle && document.title === this.turnTitle) document.title = this.usualTitle;
    this.turnTitle = "";
    setIcon(ICON);
    this.notification?.close();
    this.notification = null;
  }
}

function setIcon(address: string): void {
  document.querySelector("link[rel=icon]")?.setAttribute("href", address);
}

/** Browsers complain about a page that shakes the phone of somebody who has not touched it. */
function vibrate(): void {
  if (navigator.userActivation?.hasBeenActive) navigator.vibrate?.(VIBRATION);
}

/** One notification for a table: the service worker's has the same tag. */
function notify(game: string): Notification | null {
  try {
    const shown = new Notification(t("alert-notification", { game }), { icon: ICON, tag: location.pathname });
    shown.onclick = () => {
      window.focus();
      shown.close();
    };
    return shown;
  } catch {
    return null; // Phones have notifications for installed pages only.
  }
}

export const alerts = new Alerts();

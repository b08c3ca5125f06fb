// Notifications of turns at slow tables while no page is open, over the push service of the browser's maker.
import { noNotifications, notifications } from "./api";
import { words } from "./words.svelte";

/** Browsers have it for pages that are safe, and phones from Apple for those that are installed. */
export const mayPush = "serviceWorker" in navigator && "PushManager" in window && "Notification" in window;

/** Is this browser told of turns already? Then the house hears of it again: its key, the browser's address, the guest or
    the language may be others than before. */
export async function stillPushes(key: string): Promise<boolean> {
  const { pushManager } = await navigator.serviceWorker.ready;
  const is = Notification.permission === "granted" && (await pushManager.getSubscription()) !== null;
  if (is) await push(key);
  return is;
}

/** To be called from a press, as browsers want it. */
export async function push(key: string): Promise<void> {
  const { pushManager } = await navigator.serviceWorker.ready;
  const before = await pushManager.getSubscription();
  if (before && keyOf(before.options.applicationServerKey) !== key) await before.unsubscribe();
  const made = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  await notifications({
    endpoint: made.endpoint,
    key: keyOf(made.getKey("p256dh")),
    secret: keyOf(made.getKey("auth")),
    language: words.language,
  });
}

export async function stopPushing(): Promise<void> {
  const { pushManager } = await navigator.serviceWorker.ready;
  const subscription = await pushManager.getSubscription();
  if (!subscription) return;
  await noNotifications(subscription.endpoint);
  await subscription.unsubscribe();
}

function keyOf(bytes: ArrayBuffer | null): string {
  const letters = Array.from(new Uint8Array(bytes ?? []), (byte) => String.fromCharCode(byte)).join("");
  return btoa(letters).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

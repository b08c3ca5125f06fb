// Slow tables: hours and days in words.
import type { Clock } from "./wire";
import { t, words } from "./words.svelte";

const [MINUTE, HOUR, DAY] = [60, 3600, 86_400]; // seconds

/** How long somebody may take, as it was agreed. */
export function hoursText(hours: number): string {
  return hours % 24
    ? t("slow-hours", { unit: "hours", count: hours })
    : t("slow-hours", { unit: "days", count: hours / 24 });
}

export function slowText({ hours, late }: Clock): string {
  return t("slow-agreed", { time: hoursText(hours), late });
}

/** What is left of it. */
export function leftText(seconds: number): string {
  const left = Math.max(0, seconds);
  const unit = left >= DAY ? "days" : left >= HOUR ? "hours" : "minutes";
  const hours = Math.floor((left % DAY) / HOUR);
  return t("slow-left", { unit, days: Math.floor(left / DAY), hours, minutes: Math.floor((left % HOUR) / MINUTE) });
}

/** A day, without its year. */
export function dateText(date: number, month: "long" | "short" = "long"): string {
  return new Intl.DateTimeFormat(words.language, { day: "numeric", month }).format(date * 1000);
}

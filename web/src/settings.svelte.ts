// What this browser's player likes: theme, speed, sound, alerts; and which lessons are not to be offered.
import { read, write } from "./memory";
import { t } from "./words.svelte";

export type Theme = "auto" | "light" | "dark" | "contrast";
export type Speed = "slow" | "normal" | "fast" | "step";
export const THEMES: readonly Theme[] = ["auto", "light", "dark", "contrast"];
export const SPEEDS: readonly Speed[] = ["slow", "normal", "fast", "step"];

class Settings {
  theme = $state<Theme>((read("theme") || "auto") as Theme);
  speed = $state<Speed>((read("speed") || "normal") as Speed);
  asksOnlyIfICanAct = $state(read("ask always") === ""); // in windows in which anybody may react
  sound = $state(read("sound") !== "off");
  alerts = $state(read("alerts") !== "off");
  quiet = $state(read("quiet") === "yes"); // no emotes are shown

  constructor() {
    this.apply();
  }

  get themeName(): string {
    return t("theme", { theme: this.theme });
  }

  setTheme(theme: Theme): void {
    this.theme = theme;
    write("theme", theme);
    this.apply();
  }

  nextTheme(): void {
    this.setTheme(THEMES[(THEMES.indexOf(this.theme) + 1) % THEMES.length] ?? "auto");
  }

  setSpeed(speed: Speed): void {
    this.speed = speed;
    write("speed", speed);
  }

  setAsking(onlyIfICanAct: boolean): void {
    this.asksOnlyIfICanAct = onlyIfICanAct;
    write("ask always", onlyIfICanAct ? "" : "yes");
  }

  switchSound(): void {
    this.sound = !this.sound;
    write("sound", this.sound ? "on" : "off");
  }

  switchAlerts(): void {
    this.alerts = !this.alerts;
    write("alerts", this.alerts ? "on" : "off");
  }

  switchQuiet(): void {
    this.quiet = !this.quiet;
    write("quiet", this.quiet ? "yes" : "");
  }

  hasLearned(game: string): boolean {
    return read(`lesson ${game}`) === "done";
  }

  learned(game: string): void {
    write(`lesson ${game}`, "done");
  }

  /** Has the lesson been had, or declined? Then it is not offered any more. */
  knows(game: string): boolean {
    return read(`lesson ${game}`) !== "";
  }

  declined(game: string): void {
    if (!this.knows(game)) write(`lesson ${game}`, "declined");
  }

  private apply(): void {
    if (this.theme === "auto") delete document.documentElement.dataset.theme;
    else document.documentElement.dataset.theme = this.theme;
  }
}

export const settings = new Settings();

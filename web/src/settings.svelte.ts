// The theme, and which tours were seen.
import { read, write } from "./memory";
import { t } from "./words.svelte";

type Theme = "auto" | "light" | "dark";
const NAMES = { auto: "theme-auto", light: "theme-light", dark: "theme-dark" } as const;

class Settings {
  theme = $state<Theme>((read("theme") || "auto") as Theme);

  constructor() {
    this.apply();
  }

  get themeName(): string {
    return t(NAMES[this.theme]);
  }

  nextTheme(): void {
    this.theme = this.theme === "auto" ? "light" : this.theme === "light" ? "dark" : "auto";
    write("theme", this.theme);
    this.apply();
  }

  sawTour(game: string): boolean {
    return read(`tour ${game}`) !== "";
  }

  tourSeen(game: string): void {
    write(`tour ${game}`, "seen");
  }

  private apply(): void {
    if (this.theme === "auto") delete document.documentElement.dataset.theme;
    else document.documentElement.dataset.theme = this.theme;
  }
}

export const settings = new Settings();

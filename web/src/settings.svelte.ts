// What this browser remembers: the theme, and which tours were seen.

type Theme = "auto" | "light" | "dark";
const THEMES = { auto: "Theme: as the system", light: "Theme: light", dark: "Theme: dark" };

function read(key: string): string {
  try {
    return localStorage.getItem(key) ?? "";
  } catch {
    return ""; // A browser may forbid it; then nothing is remembered.
  }
}

function write(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    // Not remembered, and not needed.
  }
}

class Settings {
  theme = $state<Theme>((read("theme") || "auto") as Theme);

  constructor() {
    this.apply();
  }

  get themeName(): string {
    return THEMES[this.theme];
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

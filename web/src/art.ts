// Placeholder until the drawings come.
export function symbolOf(game: string, name: string): string {
  return `${game}-${name}`.toLowerCase().replaceAll(/[^a-z]+/g, "-");
}

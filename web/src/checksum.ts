// The Adler-32 checksum of a text, as zlib has it.
const MODULUS = 65521;

export function sumOf(text: string): number {
  let [low, high] = [1, 0];
  for (const byte of new TextEncoder().encode(text)) {
    low = (low + byte) % MODULUS;
    high = (high + low) % MODULUS;
  }
  return high * 65536 + low;
}

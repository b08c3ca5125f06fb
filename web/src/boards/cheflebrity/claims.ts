// What can be named in a trade: a part of a pie and its quality, a special card, or any card of a kind.

/** Parts of a pie, by the letters of their cards. */
export const PARTS = ["B", "FA", "FB", "FC", "FP", "T", "E"] as const;
/** What has no quality. */
export const WHOLE = ["SB", "SV", "SG", "F?", "?"] as const;
export const QUALITIES = ["5", "10", "15", "20", "25", "?"] as const;

const USUAL = "15"; // the card of a part that is drawn for all of them
const ANY_FILLING = "FC";

/** The card whose picture stands for a claim; none for any card at all. */
export function modelOf(claim: string): string {
  if (claim === "?") return "";
  if (claim === "F?") return ANY_FILLING + USUAL;
  return claim.replace("?", USUAL);
}

import { readStrength } from "../units/strength";

/** Sums in square brackets behind a heading, as our own text has them. */
export const TOTALS = /(?<!\s)\s*\[[^[\]\d]*\d[^[\]]*\]\s*$/;

/** Whether a line counts men, guns, battalions or squadrons, apart from the sums of a heading. */
export function hasStrength(content: string): boolean {
  const { men, guns, battalionsOrSquadrons } = readStrength(content.replace(TOTALS, ""));
  return men !== null || guns !== null || battalionsOrSquadrons !== null;
}

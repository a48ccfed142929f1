import type { PastedStrength } from "./strength";

/** Whether officers whom a text counts beside the men count among them. */
export const OFFICERS_CHOICES = ["apart", "among"] as const;
export type OfficersChoice = (typeof OFFICERS_CHOICES)[number];

/** The men of a line, with its officers where they are to count among them; null where it states no men. */
export function menCounted(
  { men, officers }: Pick<PastedStrength, "men" | "officers">,
  choice: OfficersChoice,
): number | null {
  if (men === null || officers === null || choice === "apart") return men;
  return men + officersIn(officers);
}

/** How many officers the words tell of: 62 in `62/1,676`. */
export function officersIn(words: string): number {
  return Number(/\d+/.exec(words)?.[0] ?? 0);
}

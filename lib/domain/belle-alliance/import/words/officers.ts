/** Whether officers listed separately are counted among the men. */
export const OFFICERS_CHOICES = ["apart", "among"] as const;
export type OfficersChoice = (typeof OFFICERS_CHOICES)[number];

/** The men of a line, including its officers if these are to be counted; null if it gives no men. */
export function menCounted(
  { men, officers }: { readonly men: number | null; readonly officers: string | null },
  choice: OfficersChoice,
): number | null {
  if (men === null || officers === null || choice === "apart") return men;
  return men + officersIn(officers);
}

/** The number of officers in the words: 62 in `62/1,676`. */
export function officersIn(words: string): number {
  return Number(/\d+/.exec(words)?.[0] ?? 0);
}

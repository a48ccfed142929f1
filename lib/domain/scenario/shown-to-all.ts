/** What everybody may see of the troops before the umpire's seal is broken; `side:ID` is one side's army. */
export type ShownToAll = (typeof SHOWN_TO_ALL)[number] | `side:${string}`;

/** The choices that need no side. */
export const SHOWN_TO_ALL = ["armies", "names", "ground"] as const;

/** The side whose army alone is shown; null for any other choice. */
export function sideShown(shown: ShownToAll | undefined): string | null {
  return shown?.startsWith("side:") ? shown.slice("side:".length) : null;
}

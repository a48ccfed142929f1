/** Keeps whether the findings stood open or shut, so that the page comes as it was left. */
export const DRAWER_COOKIE = "grundlag-findings";

/** Whether the drawer comes open: as it was left, else open but on a phone. */
export function isDrawerOpen(kept: string | undefined, userAgent: string): boolean {
  if (kept === "open" || kept === "shut") return kept === "open";
  return !userAgent.includes("Mobi");
}

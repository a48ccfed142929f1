/** Keeps whether a reader opened the findings, so that the page comes as it was left. */
export const DRAWER_COOKIE = "grundlag-findings";

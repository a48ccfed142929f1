/** Remembers whether the findings were open, so that the page is rendered as it was left. */
export const DRAWER_COOKIE = "grundlag-findings";

/** The cookie that keeps a chosen theme; absent, the system's own holds. */
export const THEME_COOKIE = "theme";

export const THEMES = ["system", "light", "dark"] as const;
export type Theme = (typeof THEMES)[number];

/** The theme a cookie names; anything else is the system's. */
export function themeFrom(cookie: string | undefined): Theme {
  return THEMES.find((theme) => theme === cookie) ?? "system";
}

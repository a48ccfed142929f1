/** The languages of the interface, the rule terms and the authors. */
export const LANGUAGES = ["en", "da", "pl"] as const;
export type Language = (typeof LANGUAGES)[number];

/** The levels of formation that have a commander [1.1.4]. */
export const LEVELS = [
  "army",
  "wing",
  "corps",
  "division",
  "brigade",
  "regiment",
  "detachment",
] as const;
export type Level = (typeof LEVELS)[number];

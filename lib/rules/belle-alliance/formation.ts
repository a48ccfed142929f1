/** The formations a unit can stand in [1.3.1–1.3.6]. */
export const FORMATIONS = [
  "line",
  "column-of-attack",
  "column-of-march",
  "square",
  "battalion-mass",
  "huddle",
  "skirmish-line",
  "work",
  "rest",
] as const;
export type Formation = (typeof FORMATIONS)[number];

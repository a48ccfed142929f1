import type { FieldWork } from "./tables/table-20";

/** The field works that stand on the ground [table 20]; a building's reinforcement is none of them. */
export type DrawnWork = Extract<
  FieldWork,
  "abatis" | "chevaux-de-frise" | "barricade" | "emplacement"
>;

import type { FieldWork } from "./tables/table-20";

/** The field works drawn on the map [table 20]; a building's reinforcement is not one of them. */
export type DrawnWork = Extract<
  FieldWork,
  "abatis" | "chevaux-de-frise" | "barricade" | "emplacement"
>;

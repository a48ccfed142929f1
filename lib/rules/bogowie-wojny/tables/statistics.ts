/** The columns of a unit's statistics [2.8]. */
export const STATISTIC_COLUMNS = [
  "type",
  "move",
  "weapon",
  "fightingValue",
  "firepower",
  "endurance",
  "morale",
  "specialRules",
] as const;

export interface ExampleProfile {
  readonly id: "line-infantry" | "light-infantry";
  /** The first in line and ordre mixte; the second in column, loose order and mass. */
  readonly moveLineCm: number;
  readonly moveColumnCm: number;
  readonly musketRangeCm: number;
  readonly fightingValue: number;
  readonly firepower: number;
  readonly endurance: number;
  readonly morale: number;
}

/** The two rows that the text gives as examples; it has no other statistics [2.8]. */
export const EXAMPLE_PROFILES: readonly ExampleProfile[] = [
  {
    id: "line-infantry",
    moveLineCm: 17,
    moveColumnCm: 26,
    musketRangeCm: 8,
    fightingValue: 2,
    firepower: 3,
    endurance: 5,
    morale: 7,
  },
  {
    id: "light-infantry",
    moveLineCm: 17,
    moveColumnCm: 26,
    musketRangeCm: 8,
    fightingValue: 2,
    firepower: 3,
    endurance: 5,
    morale: 7,
  },
];

/** How well troops are trained [2.3]. */
export const TRAINING = ["regular", "veteran", "elite"] as const;

type Training = (typeof TRAINING)[number];

/** What each grade adds to morale, and to the dice of melee and of fire [2.3]. */
export const TRAINING_BONUS: Readonly<Record<Training, number>> = {
  regular: 0,
  veteran: 1,
  elite: 2,
};

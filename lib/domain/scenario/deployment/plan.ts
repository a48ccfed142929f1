/** How the foot of a formation is drawn up, or all of it on the march. */
export const ARRAYS = ["line", "two-lines", "columns", "march"] as const;
export type BattleArray = (typeof ARRAYS)[number];

/** Where the second line stands: opposite the intervals of the first, or behind its units. */
export const SECOND_LINES = ["chequered", "behind"] as const;

/** Columns with room to deploy into line beside one another, or closed up. */
export const COLUMN_DISTANCES = ["deploying", "closed"] as const;

export const CAVALRY_PLACES = ["both-wings", "left-wing", "right-wing", "behind"] as const;
export const GUN_PLACES = ["front", "intervals", "behind"] as const;

/** How a formation is to be drawn up; the rules leave all of it to the commander. Measures in cm on the table. */
export interface DeploymentPlan {
  readonly array: BattleArray;
  readonly secondLine: (typeof SECOND_LINES)[number];
  readonly columnDistance: (typeof COLUMN_DISTANCES)[number];
  readonly cavalry: (typeof CAVALRY_PLACES)[number];
  readonly guns: (typeof GUN_PLACES)[number];
  /** Between neighbours of a brigade; on the march between one unit's tail and the next one's head. */
  readonly intervalCm: number;
  /** Between brigades. */
  readonly brigadeIntervalCm: number;
  /** From the rear of one line to the front of the next. */
  readonly lineDistanceCm: number;
}

export const USUAL_PLAN: DeploymentPlan = {
  array: "line",
  secondLine: "chequered",
  columnDistance: "deploying",
  cavalry: "both-wings",
  guns: "front",
  intervalCm: 1,
  brigadeIntervalCm: 3,
  lineDistanceCm: 8,
};

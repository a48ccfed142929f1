/** How the infantry of a formation is drawn up, or the whole formation on the march. */
export const ARRAYS = ["line", "two-lines", "columns", "march"] as const;
export type BattleArray = (typeof ARRAYS)[number];

/**
 * How the parts of a formation stand to each other: side by side; side by side within a width, with the rest behind; its
 * direct parts, as a corps's divisions, one behind the other; or the brigades of each division.
 */
export const DEPTHS = ["abreast", "within", "parts", "brigades"] as const;

/** The second line's position: opposite the intervals of the first, or behind its units. */
export const SECOND_LINES = ["chequered", "behind"] as const;

/** Whether columns leave room to deploy into line next to each other, or are closed up. */
export const COLUMN_DISTANCES = ["deploying", "closed"] as const;

export const CAVALRY_PLACES = ["both-wings", "left-wing", "right-wing", "behind"] as const;
export const GUN_PLACES = ["front", "intervals", "behind"] as const;

/** How a formation is to be drawn up; the rules leave all of this to the commander. Distances in cm on the table. */
export interface DeploymentPlan {
  readonly array: BattleArray;
  readonly depth: (typeof DEPTHS)[number];
  /** What stands side by side is no wider, unless the depth is "abreast"; null without a limit. */
  readonly widthCm: number | null;
  readonly secondLine: (typeof SECOND_LINES)[number];
  readonly columnDistance: (typeof COLUMN_DISTANCES)[number];
  readonly cavalry: (typeof CAVALRY_PLACES)[number];
  readonly guns: (typeof GUN_PLACES)[number];
  /** Between neighbouring units of a brigade; on the march, between one unit's tail and the next one's head. */
  readonly intervalCm: number;
  /** Between brigades. */
  readonly brigadeIntervalCm: number;
  /** From the rear of one line to the front of the next. */
  readonly lineDistanceCm: number;
}

/**
 * Reads a stored plan, which may be from another version: values that are not valid now are replaced by the usual ones.
 */
export function keptPlan(kept: Readonly<Record<string, unknown>> | null): DeploymentPlan {
  const measure = (name: "intervalCm" | "brigadeIntervalCm" | "lineDistanceCm") => {
    const cm = kept?.[name];
    return typeof cm === "number" && cm >= 0 && cm <= MAX_KEPT_CM ? cm : USUAL_PLAN[name];
  };
  const choice = <Value>(name: keyof DeploymentPlan, among: readonly Value[], usual: Value) =>
    among.find((each) => each === kept?.[name]) ?? usual;
  return {
    array: choice("array", ARRAYS, USUAL_PLAN.array),
    depth: choice("depth", DEPTHS, USUAL_PLAN.depth),
    widthCm: keptWidth(kept?.widthCm),
    secondLine: choice("secondLine", SECOND_LINES, USUAL_PLAN.secondLine),
    columnDistance: choice("columnDistance", COLUMN_DISTANCES, USUAL_PLAN.columnDistance),
    cavalry: choice("cavalry", CAVALRY_PLACES, USUAL_PLAN.cavalry),
    guns: choice("guns", GUN_PLACES, USUAL_PLAN.guns),
    intervalCm: measure("intervalCm"),
    brigadeIntervalCm: measure("brigadeIntervalCm"),
    lineDistanceCm: measure("lineDistanceCm"),
  };
}

function keptWidth(cm: unknown): number | null {
  return typeof cm === "number" && cm > 0 && cm <= MAX_KEPT_CM ? cm : null;
}

/** Larger than any interval that fits on a table. */
const MAX_KEPT_CM = 1_000;

export const USUAL_PLAN: DeploymentPlan = {
  array: "line",
  depth: "abreast",
  widthCm: null,
  secondLine: "chequered",
  columnDistance: "deploying",
  cavalry: "both-wings",
  guns: "front",
  intervalCm: 1,
  brigadeIntervalCm: 3,
  lineDistanceCm: 8,
};

/** The width in cm of what stands in depth if neither line nor plan gives one; null for as much as it needs. */
export const USUAL_WIDTH_CM = { within: 60, parts: null, brigades: null } as const;

import type { Arm } from "./arm";
import type { Formation } from "./formation";
import { type MarchArm, type MarchGround, type MarchRow, TABLE_3 } from "./tables/table-3";

/** Who marches: a unit of an arm, or a staff figure, which stands in no formation [1.1.4]. */
export type Marcher = Arm | "staff";

/** A formation, or the rout of a unit that came to FD, which table 3 gives rows of its own [5.4.1]. */
export type MarchFormation = Formation | "rout";

/** What decides a unit's row of table 3. */
export interface MarchingUnit {
  readonly arm: Marcher;
  /** Null for staff figures. */
  readonly formation: MarchFormation | null;
  /** Horse artillery, or driven artillery, which counts as such [2.3.1]. */
  readonly horse?: boolean | null | undefined;
  readonly calibrePd?: number | null | undefined;
  /** Whether routing artillery takes its guns along; true by default. Unlimbered, its gunners run without [5.4.1]. */
  readonly limbered?: boolean | null | undefined;
}

type RowId = (typeof TABLE_3)[number]["id"];

/** A unit's row of table 3 while it does not charge; null if its formation has none. */
export function marchRow(unit: MarchingUnit): MarchRow | null {
  if (unit.formation === "rout") return rowWithId(routRow(unit));
  return rowWithId(unit.arm === "staff" ? "staff-figure" : rowInFormation(unit.arm, unit));
}

/** A unit's row of table 3 in a charge; null if it may not charge in its formation [2.3.3]. */
export function chargeRow({ arm, formation, horse }: MarchingUnit): MarchRow | null {
  if (formation === "square" || formation === "huddle" || formation === "rout") return null;
  if (arm === "infantry" || arm === "engineers") return rowWithId("infantry-charge");
  if (arm === "cavalry") return rowWithId("cavalry-charge");
  const isHorseColumn = arm === "artillery" && horse && formation === "column-of-march";
  return isHorseColumn ? rowWithId("limbered-horse-charge") : null;
}

/**
 * The rate of a row in cm a bound, or null if it has none on that ground. A road gives a rate to columns of march and
 * routs; that all others march on it as on ordinary ground is our reading: 2.4.3 lets columns charge on roads, though
 * the row of a charge has no rate there.
 */
export function rateOn({ rates }: MarchRow, ground: MarchGround): number | null {
  return ground === "road" ? (rates.road ?? rates.ordinary) : rates[ground];
}

/**
 * The column of table 4 for a unit: staff figures ride, pioneers march as infantry, wagons as limbered artillery, and
 * gunners who run from their guns as infantry [1.2.4, 6.3.0, table 3].
 */
export function obstacleArm(unit: MarchingUnit): MarchArm {
  if (unit.arm === "staff") return "cavalry";
  return runsWithoutGuns(unit) ? "infantry" : marchArm(unit.arm);
}

function routRow(unit: MarchingUnit): RowId {
  const arm = obstacleArm(unit);
  if (arm === "infantry") return "infantry-flight";
  if (arm === "cavalry") return "cavalry-flight";
  return unit.arm === "artillery" && unit.horse ? "limbered-horse-flight" : "limbered-foot-flight";
}

function runsWithoutGuns({ arm, formation, limbered }: MarchingUnit): boolean {
  return arm === "artillery" && formation === "rout" && limbered === false;
}

/** From this calibre on, guns have rates of their own [table 3]. */
const HEAVY_FROM_PD = 12;

function rowInFormation(arm: Arm, unit: MarchingUnit): RowId | undefined {
  const { formation, horse, calibrePd } = unit;
  if (formation === null || formation === "rout") return undefined;
  const row = ROWS[marchArm(arm)][formation];
  const isHeavy = arm === "artillery" && (calibrePd ?? 0) >= HEAVY_FROM_PD;
  if (row === "limbered-foot-and-train" && arm === "artillery") {
    if (horse) return "limbered-horse";
    return isHeavy ? "limbered-foot-12-pdr" : row;
  }
  return row === "unlimbered-line" && isHeavy ? "unlimbered-line-12-pdr" : row;
}

function marchArm(arm: Arm): MarchArm {
  if (arm === "engineers") return "infantry";
  return arm === "train" ? "artillery" : arm;
}

function rowWithId(wanted: RowId | undefined): MarchRow | null {
  return (wanted && BY_ID.get(wanted)) || null;
}

const BY_ID: ReadonlyMap<RowId, MarchRow> = new Map(TABLE_3.map((row) => [row.id, row]));

/** The row of table 3 for each formation, for guns the light ones. At work or rest the rate of the line decides. */
const ROWS: Readonly<Record<MarchArm, Readonly<Partial<Record<Formation, RowId>>>>> = {
  infantry: {
    "column-of-march": "infantry-column-of-march",
    "column-of-attack": "infantry-column-of-attack",
    line: "infantry-line-battalion-mass",
    "battalion-mass": "infantry-line-battalion-mass",
    square: "infantry-square-huddle",
    huddle: "infantry-square-huddle",
    "skirmish-line": "infantry-skirmish-line",
    work: "infantry-line-battalion-mass",
    rest: "infantry-line-battalion-mass",
  },
  cavalry: {
    "column-of-march": "cavalry-column-of-march",
    "column-of-attack": "cavalry-column-of-attack",
    line: "cavalry-line",
    "skirmish-line": "cavalry-skirmish-line",
    rest: "cavalry-line",
  },
  artillery: {
    "column-of-march": "limbered-foot-and-train",
    line: "unlimbered-line",
    work: "unlimbered-line",
    rest: "unlimbered-line",
  },
};

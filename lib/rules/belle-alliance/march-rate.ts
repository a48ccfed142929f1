import type { Arm } from "./arm";
import type { Formation } from "./formation";
import { type MarchArm, type MarchGround, TABLE_3 } from "./tables/table-3";
import type { UnitType } from "./unit-type";

/**
 * Whether a formation has a march rate on a kind of ground [2.3.1, table 3]. Without one the unit may stand there but
 * not attack, and a forced move puts it into FD. At work or rest the rate of the line decides. A garrison needs none: it
 * leaves its building by a change of formation [6.1.1]. Pioneers march as infantry, wagons as limbered artillery
 * [1.2.4, 6.3.0].
 */
export function hasMarchRate(arm: Arm, formation: Formation, ground: MarchGround): boolean {
  const id = ROWS[marchArm(arm)][formation];
  const row = TABLE_3.find((each) => each.id === id);
  return row === undefined || row.rates[ground] !== null;
}

/** From this calibre on, foot artillery has rates of its own [table 3]. */
const HEAVY_FROM_PD = 12;

/** How far a unit comes in column of march in one bound, in cm; driven artillery as horse artillery [2.3.1, table 3]. */
export function columnOfMarchRate(
  unit: {
    readonly arm: Arm;
    readonly type: UnitType | null;
    readonly calibrePd: number | null;
  },
  ground: "road" | "ordinary",
): number {
  const rate = TABLE_3.find(({ id }) => id === rowOfColumn(unit))?.rates[ground];
  if (rate == null) throw new Error(`Table 3 has no column of march for ${unit.arm}.`);
  return rate;
}

function rowOfColumn({ arm, type, calibrePd }: Parameters<typeof columnOfMarchRate>[0]) {
  if (marchArm(arm) !== "artillery") return ROWS[marchArm(arm)]["column-of-march"];
  if (type === "horse-artillery") return "limbered-horse";
  const isHeavy = arm === "artillery" && (calibrePd ?? 0) >= HEAVY_FROM_PD;
  return isHeavy ? "limbered-foot-12-pdr" : "limbered-foot-and-train";
}

function marchArm(arm: Arm): MarchArm {
  if (arm === "engineers") return "infantry";
  return arm === "train" ? "artillery" : arm;
}

type Rows = Readonly<Partial<Record<Formation, (typeof TABLE_3)[number]["id"]>>>;

/**
 * The row of table 3 for each formation. Heavy guns have rates on the same ground as light ones, so one row serves
 * both.
 */
const ROWS: Readonly<Record<MarchArm, Rows>> = {
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

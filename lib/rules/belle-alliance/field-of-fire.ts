import type { Arm } from "./arm";
import type { Formation } from "./formation";
import { mayFire } from "./small-arms";
import { canFire, type Supplies } from "./supplies";
import { type FireZone, TABLE_13 } from "./tables/table-13";
import { TABLE_14 } from "./tables/table-14";
import type { Weapon } from "./unit-type";

/** A class of calibre in table 14. */
export type CalibreClass = (typeof TABLE_14)[number]["id"];

/** The sides of its ground from which a unit fires; those of its building for a garrison [1.3.1, 3.1.3, 6.1.2]. */
export type FiringSides = "ahead" | "four-sides" | "all-round" | "of-building";

/** Why a unit does not fire. */
export type NoFire =
  /** At work, at rest, or limbered. */
  | "formation"
  /** Without a weapon of table 13. */
  | "unarmed"
  | "without-supplies"
  /** Its calibre is undecided. */
  | "calibre-open"
  /** Table 14 has no class for its calibre, and none was chosen. */
  | "calibre-not-in-table";

export interface FieldOfFire {
  readonly sides: FiringSides;
  /** The largest angle to either side of straight ahead, in degrees. */
  readonly arcDeg: number;
  /** In cm, nearest first. */
  readonly zones: readonly FireZone[];
  /** The row of table 13 or 14. */
  readonly row: Weapon | CalibreClass;
  /** Whether that row is not stated but assumed: a musket, or a class chosen for a calibre not in the table. */
  readonly isAssumed: boolean;
}

interface FireInput {
  readonly arm: Arm;
  readonly formation: Formation;
  readonly weapon: Weapon | null;
  readonly calibrePd: number | null;
  readonly supplies: Supplies;
  /** The class to use if table 14 has none for the calibre. */
  readonly calibreClass?: CalibreClass | null;
}

/** How far and where to a unit in a formation can fire, or why it cannot [3.1.1, 3.1.3, 5.5.3, tables 13, 14]. */
export function fieldOfFire(input: FireInput): FieldOfFire | NoFire {
  const { arm, weapon } = input;
  const sides = firingSides(input);
  if (!mayFire({ arm, weapon })) return "unarmed";
  if (sides === null) return "formation";
  if (!canFire(input.supplies)) return "without-supplies";
  if (arm === "artillery") return ofGuns(sides, input);
  const row = weapon ?? "musket";
  const isAssumed = weapon === null;
  return { sides, arcDeg: SMALL_ARMS_DEG, zones: TABLE_13[row], row, isAssumed };
}

const ARTILLERY_DEG = 45;
const SMALL_ARMS_DEG = 30;

/**
 * The sides from which a unit in a formation fires; null if it does not. Units at work and at rest cannot [1.3.5,
 * 1.3.6]. That limbered guns cannot is our reading: the rules only say that they form a column [1.3.1, 2.2.4]. A
 * battalion mass has its front in the direction of the column, though its outer figures face outward [1.3.1].
 */
function firingSides({ arm, formation }: FireInput): FiringSides | null {
  switch (formation) {
    case "work":
    case "rest":
      return null;
    case "square":
      return "four-sides";
    case "huddle":
      return "all-round";
    case "garrison":
      return "of-building";
    case "column-of-march":
      return arm === "artillery" || arm === "train" ? null : "ahead";
    default:
      return "ahead";
  }
}

function ofGuns(sides: FiringSides, { calibrePd, calibreClass }: FireInput): FieldOfFire | NoFire {
  if (calibrePd === null) return "calibre-open";
  const stated = TABLE_14.find(({ fromPd, toPd }) => calibrePd >= fromPd && calibrePd <= toPd);
  const row = stated ?? TABLE_14.find(({ id }) => id === calibreClass);
  if (!row) return "calibre-not-in-table";
  return { sides, arcDeg: ARTILLERY_DEG, zones: row.zones, row: row.id, isAssumed: !stated };
}

/** The zone, from 1, in which a distance in cm lies; null beyond the last. A limit belongs to the nearer zone. */
export function zoneAt(distanceCm: number, zones: readonly FireZone[]): number | null {
  const index = zones.findIndex(({ toCm }) => distanceCm <= toCm);
  return index < 0 ? null : index + 1;
}

/** The farthest distance of fire in cm. */
export function rangeCm(zones: readonly FireZone[]): number {
  return zones.at(-1)?.toCm ?? 0;
}

/**
 * The sides of a formation on which fire counts as fire into its flank or rear. Square, battalion mass, huddle, work,
 * rest and a garrison have neither, a skirmish line has no flanks [1.3.1, 1.3.2, 1.3.5, 1.3.6, 6.1.2].
 */
export function sidesOf(formation: Formation): readonly ("flank" | "rear")[] {
  switch (formation) {
    case "line":
    case "column-of-attack":
    case "column-of-march":
      return ["flank", "rear"];
    case "skirmish-line":
      return ["rear"];
    default:
      return [];
  }
}

/**
 * Whether fire has column effect on a formation of closed order [3.1.9]: always on a column of attack; on a column of
 * march where the line of fire meets the flank at less than 30°, on a line where it meets the front so. Not on a single
 * unlimbered model gun.
 */
export function hasColumnEffect(target: {
  readonly formation: Formation;
  /** The angle between the line of fire and the target's front, 0 to 90; its flank is at right angles to that. */
  readonly toFrontDeg: number;
  readonly isSingleGun: boolean;
}): boolean {
  const { formation, toFrontDeg, isSingleGun } = target;
  if (formation === "column-of-attack") return true;
  if (formation === "column-of-march") return 90 - toFrontDeg < COLUMN_DEG;
  return formation === "line" && !isSingleGun && toFrontDeg < COLUMN_DEG;
}

const COLUMN_DEG = 30;

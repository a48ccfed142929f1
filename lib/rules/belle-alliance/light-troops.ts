import type { Arm } from "./arm";
import { plainName } from "./names/plain-name";
import type { Nation } from "./nation";
import type { Table21Row } from "./tables/table-21";
import type { UnitType, Weight } from "./unit-type";
import { INFANTRY_WORDS } from "./valour/valour-lexicon";

const LIGHT_FOOT: readonly UnitType[] = ["light", "jaeger", "rifle"];

/** Units that are not light may send out at most one figure in this many as skirmishers [1.3.2]. */
const SHARE_OF_OTHERS = 3;

/**
 * Whether a unit is light, so that all its figures may skirmish [1.3.2]. The rule refers to table 21, which only
 * calls some foot "light" and some horse "light cavalry". That jägers and riflemen are light foot, and all light
 * cavalry is light, is our reading, which the author may change.
 */
export function isUsuallyLight(unit: {
  readonly arm: Arm;
  readonly type: UnitType | null;
  readonly weight: Weight | null;
}): boolean {
  if (unit.arm === "cavalry") return unit.weight === "light";
  return unit.arm === "infantry" && unit.type !== null && LIGHT_FOOT.includes(unit.type);
}

/** Words for light foot that table 21 does not use, in names written without accents. */
const LIGHT_FOOT_WORDS = [
  INFANTRY_WORDS.light,
  INFANTRY_WORDS.jaeger,
  INFANTRY_WORDS.rifle,
  INFANTRY_WORDS.schutzen,
  /voltig|woltyz|tirail|tyral|flanqu|eclaireur|freikorps|frikorps/,
];

/** Armies whose fusiliers are a kind of the line; those of the others were their light foot. */
const LINE_FUSILIERS: readonly Nation[] = ["britain", "france"];

/** A part of a row of table 21 that names light troops. */
const LIGHT_IN_ROW = /lette?\b|skytte|jæger|riffel/i;

/**
 * Whether anything calls a unit light [1.3.2]: its type or weight, its name, or a row of table 21 that is for light
 * troops alone. True as well while type or weight, which decide it, are open.
 */
export function isCalledLight(
  unit: {
    readonly name: string;
    readonly nation: Nation;
    readonly arm: Arm;
    readonly type: UnitType | null;
    readonly weight: Weight | null;
  },
  row: Pick<Table21Row, "unitDa"> | null,
): boolean {
  const { name, nation, arm, type, weight } = unit;
  if (isUsuallyLight(unit) || row?.unitDa.split(/,| og /).every((part) => LIGHT_IN_ROW.test(part)))
    return true;
  if (arm === "cavalry") return weight === null;
  if (arm !== "infantry" || type === null) return true;
  const plain = plainName(name);
  const isFusilier =
    type === "fusilier" || INFANTRY_WORDS.fusilier.test(plain) || /^f\b/.test(plain);
  if (isFusilier && !LINE_FUSILIERS.includes(nation)) return true;
  return LIGHT_FOOT_WORDS.some((words) => words.test(plain));
}

/**
 * How many figures of a unit may form a skirmish line: all of a light unit, at most a third of any other; foot and
 * horse only [1.3.2]. Pioneers, whom the rules do not mention, count as infantry.
 */
export function mostSkirmishers(unit: {
  readonly arm: Arm;
  readonly light: boolean;
  readonly figures: number;
}): number {
  if (unit.arm === "artillery" || unit.arm === "train") return 0;
  return unit.light ? unit.figures : Math.floor(unit.figures / SHARE_OF_OTHERS);
}

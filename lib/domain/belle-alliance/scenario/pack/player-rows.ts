import type { UnitView } from "../scenario-view";

/**
 * Whether a row of a table of Belle Alliance can ever count for a player's own units; rows that an enemy's troops call
 * for, as a target's formation, can, and so can both grades of efficiency, which the replacement of a commander brings
 * into play [table 19]. What is not known of a unit shuts no row out.
 */
export function concerns(own: readonly UnitView[], table: number, row: string): boolean {
  const isConcerned = NEEDS[table]?.[row];
  return isConcerned === undefined || own.some(isConcerned);
}

type Need = (unit: UnitView) => boolean;

const isGun = ({ arm }: UnitView) => arm === "artillery";
const isFootGun = (unit: UnitView) => isGun(unit) && unit.type !== "horse-artillery";
const isHorseGun = (unit: UnitView) => isGun(unit) && unit.type !== "foot-artillery";
/** The tables part calibres differently; what one of them counts with the heaviest is let in. */
const isHeavyGun = (unit: UnitView) =>
  isGun(unit) && (unit.calibrePd === null || unit.calibrePd >= 9);
const isLightGun = (unit: UnitView) =>
  isGun(unit) && (unit.calibrePd === null || unit.calibrePd <= 5);
const isSlow = (unit: UnitView) => isFootGun(unit) || unit.arm === "train";
const isHorse = ({ arm }: UnitView) => arm === "cavalry";
const isFoot = ({ arm }: UnitView) => arm === "infantry" || arm === "engineers";
const isOfWeight = (weight: "light" | "heavy") => (unit: UnitView) =>
  isHorse(unit) && (unit.weight === null || unit.weight === weight);

const NEEDS: Readonly<Record<number, Readonly<Record<string, Need>>>> = {
  3: {
    "limbered-foot-and-train": isSlow,
    "limbered-foot-flight": isSlow,
    "limbered-foot-12-pdr": (unit) => isFootGun(unit) && isHeavyGun(unit),
    "limbered-horse": isHorseGun,
    "limbered-horse-charge": isHorseGun,
    "limbered-horse-flight": isHorseGun,
    "unlimbered-line": isGun,
    "unlimbered-line-12-pdr": isHeavyGun,
    "gunners-without-guns": isGun,
  },
  6: { marksmen: ({ marksmen }) => marksmen },
  7: {
    "foot-not-stationary": isFootGun,
    "calibre-3-4": isLightGun,
    "calibre-12": isHeavyGun,
  },
  8: {
    "heavy-or-lancers-charge": (unit) => unit.lance || isOfWeight("heavy")(unit),
    "passive-cavalry": isHorse,
    "heavy-cavalry": isOfWeight("heavy"),
    "light-cavalry": isOfWeight("light"),
    "uncovered-infantry": isFoot,
    "square-mass-huddle-against-infantry": isFoot,
  },
};

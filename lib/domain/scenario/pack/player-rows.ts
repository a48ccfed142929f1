import type { Commander } from "../formation";
import type { UnitView } from "../scenario-view";

/** What a player commands. */
export interface OwnTroops {
  readonly units: readonly UnitView[];
  readonly efficiencies: readonly Commander["efficiency"][];
}

/**
 * Whether a row of a table of Belle Alliance can ever count for a player's own troops or commanders; rows that an enemy's
 * troops call for, as a target's formation, can. What is not known of a unit shuts no row out.
 */
export function concerns(own: OwnTroops, table: number, row: string): boolean {
  return NEEDS[table]?.[row]?.(own) ?? true;
}

type Need = (own: OwnTroops) => boolean;

const some =
  (has: (unit: UnitView) => boolean): Need =>
  ({ units }) =>
    units.some(has);

const isGun = ({ arm }: UnitView) => arm === "artillery";
const isFootGun = (unit: UnitView) => isGun(unit) && unit.type !== "horse-artillery";
const isHorseGun = (unit: UnitView) => isGun(unit) && unit.type !== "foot-artillery";
/** The tables part calibres differently; what one of them counts with the heaviest is let in. */
const isHeavy = ({ calibrePd }: UnitView) => calibrePd === null || calibrePd >= 9;
const isSlow = (unit: UnitView) => isFootGun(unit) || unit.arm === "train";
const isHorse = ({ arm }: UnitView) => arm === "cavalry";
const isFoot = ({ arm }: UnitView) => arm === "infantry" || arm === "engineers";
const isOfWeight = (weight: "light" | "heavy") => (unit: UnitView) =>
  isHorse(unit) && (unit.weight === null || unit.weight === weight);
const led =
  (efficiency: Commander["efficiency"]): Need =>
  ({ efficiencies }) =>
    efficiencies.includes(efficiency);

const NEEDS: Readonly<Record<number, Readonly<Record<string, Need>>>> = {
  3: {
    "limbered-foot-and-train": some(isSlow),
    "limbered-foot-flight": some(isSlow),
    "limbered-foot-12-pdr": some((unit) => isFootGun(unit) && isHeavy(unit)),
    "limbered-horse": some(isHorseGun),
    "limbered-horse-charge": some(isHorseGun),
    "limbered-horse-flight": some(isHorseGun),
    "unlimbered-line": some(isGun),
    "unlimbered-line-12-pdr": some((unit) => isGun(unit) && isHeavy(unit)),
    "gunners-without-guns": some(isGun),
  },
  6: { marksmen: some(({ marksmen }) => marksmen) },
  7: {
    "foot-not-stationary": some(isFootGun),
    "calibre-3-4": some(({ calibrePd }) => calibrePd === null || calibrePd <= 5),
    "calibre-12": some((unit) => isGun(unit) && isHeavy(unit)),
  },
  8: {
    "heavy-or-lancers-charge": some((unit) => unit.lance || isOfWeight("heavy")(unit)),
    "passive-cavalry": some(isHorse),
    "heavy-cavalry": some(isOfWeight("heavy")),
    "light-cavalry": some(isOfWeight("light")),
    "uncovered-infantry": some(isFoot),
    "square-mass-huddle-against-infantry": some(isFoot),
  },
  17: {
    "very-efficient": led("very-efficient"),
    "very-inefficient": led("very-inefficient"),
  },
};

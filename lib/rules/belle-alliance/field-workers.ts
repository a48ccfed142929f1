import type { Arm } from "./arm";
import { FIELD_WORKS, type FieldWork, TABLE_20 } from "./tables/table-20";

/** The fewest figures that may undertake any work other than strengthening a building [table 20]. */
export const LEAST_WORKERS = Math.min(...TABLE_20.flatMap(({ figures }) => figures ?? []));

/** A body of men that may build field works. */
interface Workers {
  readonly arm: Arm;
  readonly figures: number;
  /** How many figures fit in the building they hold; null if they hold none. */
  readonly roomOfBuilding: number | null;
  /** Whether that building is already reinforced; it cannot be reinforced twice [table 20]. */
  readonly isReinforced?: boolean;
}

/** The share of a building's room that its garrison must fill to strengthen it [table 20]. */
const LEAST_GARRISON = 0.5;

/** Works that by their nature lie outside buildings: on open ground, or at a bridge [table 20]. */
const OUTSIDE: readonly FieldWork[] = ["emplacement", "incineration", "detonation"];

/** Whether an arm builds field works: pioneers and gunners [6.3.0]. */
export function isTrainedForWorks(arm: Arm): boolean {
  return arm === "engineers" || arm === "artillery";
}

/**
 * Whether a body of men may undertake a field work during the game [6.3.0, table 20]. Pioneers and gunners may
 * undertake any, in the numbers of table 20. Inside a building, the unit that holds it may too; to strengthen the
 * building it must fill at least half of it, and all its figures take part. Works that exist at the start need no
 * workers: the grundlag places them [1.1.9]. The rules do not say whether only the figures left at the guns count as
 * gunners; the number given is used.
 */
export function canBuild(work: FieldWork, workers: Workers): boolean {
  const { arm, figures, roomOfBuilding, isReinforced = false } = workers;
  const needed = TABLE_20.find(({ id }) => id === work)?.figures ?? null;
  if (needed === null) {
    return !isReinforced && roomOfBuilding !== null && figures >= roomOfBuilding * LEAST_GARRISON;
  }
  const isInside = roomOfBuilding !== null && !OUTSIDE.includes(work);
  return (isTrainedForWorks(arm) || isInside) && figures >= needed;
}

/** The field works of table 20 that a body of men may undertake [6.3.0]. */
export function worksOf(workers: Workers): FieldWork[] {
  return FIELD_WORKS.filter((work) => canBuild(work, workers));
}

import type { Arm } from "./arm";
import { FIELD_WORKS, type FieldWork, TABLE_20 } from "./tables/table-20";

/** The fewest figures that may undertake any work but strengthening a building [table 20]. */
export const LEAST_WORKERS = Math.min(...TABLE_20.flatMap(({ figures }) => figures ?? []));

/** A body of men that might build. */
interface Workers {
  readonly arm: Arm;
  readonly figures: number;
  /** How many figures the building they hold has room for; null where they hold none. */
  readonly roomOfBuilding: number | null;
  /** Whether that building is reinforced already, which cannot be repeated [table 20]. */
  readonly isReinforced?: boolean;
}

/** A building must be filled at least to this share for its garrison to strengthen it [table 20]. */
const LEAST_GARRISON = 0.5;

/** Works that by their own names lie outside buildings: on open ground, or at a bridge [table 20]. */
const OUTSIDE: readonly FieldWork[] = ["emplacement", "incineration", "detonation"];

/** Whether an arm builds field works: pioneers and gunners [6.3.0]. */
export function isTrainedForWorks(arm: Arm): boolean {
  return arm === "engineers" || arm === "artillery";
}

/**
 * Whether a body of men may undertake a field work once the game runs: pioneers and gunners any, in the numbers of
 * table 20; inside a building the unit that holds it may, which strengthens it with all figures where it is at least
 * half full [6.3.0, table 20]. What stands at the start needs nobody: the grundlag says so [1.1.9]. The rules leave
 * open whether gunners count by figures left at the guns; they are counted as given.
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

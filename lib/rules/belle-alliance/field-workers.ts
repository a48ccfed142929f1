import type { Arm } from "./arm";
import { type FieldWork, TABLE_20 } from "./tables/table-20";

/** A body of men that might build. */
export interface Workers {
  readonly arm: Arm;
  readonly figures: number;
  /** How many figures the building they hold has room for; null where they hold none. */
  readonly roomOfBuilding: number | null;
}

/** A building must be filled at least to this share for its garrison to strengthen it [table 20]. */
const LEAST_GARRISON = 0.5;

/**
 * Whether a body of men may undertake a field work once the game runs: pioneers and gunners any, in the
 * numbers of table 20; inside a building whoever holds it may, which strengthens it with all figures where
 * it is at least half full [6.3.0, table 20]. What stands at the start takes nobody: the grundlag says so
 * [1.1.9]. The rules leave open whether gunners count by figures left at the guns; they are counted as told.
 */
export function canBuild(work: FieldWork, workers: Workers): boolean {
  const { arm, figures, roomOfBuilding } = workers;
  const needed = TABLE_20.find(({ id }) => id === work)?.figures ?? null;
  if (needed === null) {
    return roomOfBuilding !== null && figures >= roomOfBuilding * LEAST_GARRISON;
  }
  const isTrained = arm === "engineers" || arm === "artillery";
  return (isTrained || roomOfBuilding !== null) && figures >= needed;
}

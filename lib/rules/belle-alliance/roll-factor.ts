import type { Factor } from "./factor";

/** A row of tables 16, 17 or 19: what one circumstance adds to the roll. */
export interface RollFactorRow {
  readonly id: string;
  readonly factor: Factor;
  /** The factor counts once for each bound the same was tried in vain. */
  readonly perFailedBound: boolean;
}

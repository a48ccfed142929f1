import type { Settings } from "../settings";
import type { Brigade } from "./brigades";
import { blockOf, type LocalPlace } from "./local-place";
import type { DeploymentPlan } from "./plan";

/**
 * Brigades one behind the other in column of march, unit by unit in document order, the head of the first on the base
 * line.
 */
export function marchColumn(
  brigades: readonly Brigade[],
  { plan, settings }: { readonly plan: DeploymentPlan; readonly settings: Settings },
): LocalPlace[] {
  let frontYCm = 0;
  return brigades.flatMap(({ all }) => {
    const places = all.map((unit): LocalPlace => {
      const block = blockOf(unit, "column-of-march", settings);
      const place = { block, xCm: 0, frontYCm };
      frontYCm -= block.depthCm + plan.intervalCm;
      return place;
    });
    frontYCm -= plan.brigadeIntervalCm - plan.intervalCm;
    return places;
  });
}

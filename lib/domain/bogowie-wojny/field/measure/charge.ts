import { TERRAIN } from "@/lib/rules/bogowie-wojny/tables/terrain";
import type { Way } from "./way";

/** Whether cavalry that attacks along a way keeps its charge bonus [3.5]; `silent` where the text does not say. */
export type ChargeOver = "kept" | "lost" | "barred" | "silent";

/** The last stretch of a charge, which must be straight, in cm [10.16]. */
const STRAIGHT_CM = 10;

/**
 * What the ground leaves of cavalry's charge bonus at the end of a way [3.5, 10.16]: difficult ground, woods and
 * built-up areas take it wherever they are met; after a fence, a gully or a stream it returns with 10 cm of open
 * ground; and a charge whose last straight is shorter than 10 cm has none.
 */
export function chargeOver({
  steps,
  bars,
  lengthCm,
  lastLegCm,
}: Pick<Way, "steps" | "bars" | "lengthCm" | "lastLegCm">): ChargeOver {
  const met = steps.filter(({ ground }) => ground !== "open");
  const effects = [...met, ...bars].map(({ ground, ...at }) => ({
    charge: TERRAIN[ground].charge,
    beyondCm: "toCm" in at ? at.toCm : at.atCm,
  }));
  if (bars.some(({ ground }) => TERRAIN[ground].charge?.kind === "barred")) return "barred";
  if (lastLegCm < STRAIGHT_CM) return "lost";
  if (effects.some(({ charge }) => charge === null)) return "silent";
  const isLost = effects.some(({ charge, beyondCm }) => {
    if (charge?.kind === "none" || charge?.kind === "barred") return true;
    return charge?.kind === "regained" && lengthCm - beyondCm < charge.cm;
  });
  return isLost ? "lost" : "kept";
}

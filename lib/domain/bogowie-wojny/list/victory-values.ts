import type { Format } from "@/lib/rules/bogowie-wojny/format";
import { VICTORY_POINTS } from "@/lib/rules/bogowie-wojny/tables/victory";
import { halfForLosses, halfOfArmy, objectivePoints } from "@/lib/rules/bogowie-wojny/victory";
import type { ArmyList } from "./army-list";
import { type ArmyListSummary, countOfUpgrade } from "./totals";

/** The parts of an army that score points for its opponent, in the order of 12.2. */
const VICTORY_PARTS = [
  "bases",
  "operational-base",
  "generals",
  "senior-commanders",
  "half-lost",
  "morale-broken",
  "fewer-losses",
] as const;
type VictoryPart = (typeof VICTORY_PARTS)[number];

/** A part the opponent may score for: count, points for each, points for all. */
interface VictoryValue {
  readonly part: VictoryPart;
  readonly count: number;
  readonly each: number;
  readonly points: number;
}

/** The victory points an army may give its opponent, without objectives [12.2]. */
export function victoryValues(list: ArmyList, summary: ArmyListSummary): VictoryValue[] {
  const half = halfOfArmy(summary.armyValue);
  const counts: Readonly<Record<VictoryPart, readonly [count: number, each: number]>> = {
    bases: [summary.bases.total, VICTORY_POINTS.base],
    "operational-base": [1, half],
    generals: [generalsOf(list), VICTORY_POINTS.general],
    "senior-commanders": [1 + list.corps.length, VICTORY_POINTS.seniorCommander],
    "half-lost": [1, halfForLosses(summary.armyValue, list.format.readings.halfLostPoints)],
    "morale-broken": [1, half],
    "fewer-losses": [1, VICTORY_POINTS.fewerLosses],
  };
  return VICTORY_PARTS.map((part) => {
    const [count, each] = counts[part];
    return { part, count, each, points: count * each };
  });
}

/** The points of each objective: those of the format, or the minimum if it is a share of the larger army [14.6]. */
export function objectiveValues(
  format: Pick<Format, "objectivePoints" | "readings">,
  { armyValue }: ArmyListSummary,
): { readonly main: number; readonly secondary: number; readonly isShare: boolean } {
  if (format.objectivePoints !== null) return { ...format.objectivePoints, isShare: false };
  const shares = format.readings.objectiveShares;
  const least = objectivePoints({ size: "larger", largerValue: armyValue, shares });
  return { ...least, isShare: true };
}

/** The number of generals with a formation, plus bought extra generals not yet assigned. */
function generalsOf(list: ArmyList): number {
  const leading = list.formations.filter(({ general }) => general !== null);
  const extra = leading.filter(({ general }) => general?.source === "extra").length;
  return leading.length + Math.max(0, countOfUpgrade(list, "extra-general") - extra);
}

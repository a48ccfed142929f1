import { agreedWay } from "@/lib/rules/bogowie-wojny/format";
import { VANGUARD_MOST_BASES } from "@/lib/rules/bogowie-wojny/tables/bases";
import { type ObjectiveWorth, objectivePoints } from "@/lib/rules/bogowie-wojny/victory";
import type { GameArmy } from "./game-army";
import type { Seat } from "./seat";

/** What objectives are worth, and by what: both formats, or the number of bases where the formats do not agree. */
export interface SettledWorth extends ObjectiveWorth {
  readonly by: "formats" | "bases";
}

type WorthyArmy = Pick<GameArmy, "value" | "bases" | "objectives" | "objectiveShares">;

/** What a battle's objectives are worth [12.2, 14.6]: as both formats say; where they differ, or say nothing, as the larger army's bases do. */
export function objectiveWorth({ a, b }: Readonly<Record<Seat, WorthyArmy>>): SettledWorth {
  const largerValue = Math.max(a.value, b.value);
  const shares = agreedWay("objectiveShares", [a.objectiveShares, b.objectiveShares]);
  const share = { size: "larger", largerValue, shares } as const;
  if (a.objectives === "shares" && b.objectives === "shares") {
    return { ...objectivePoints(share), by: "formats" };
  }
  const [one, other] = [a.objectives, b.objectives];
  if (typeof one === "object" && typeof other === "object" && isSame(one, other)) {
    return { ...one, by: "formats" };
  }
  const size = Math.max(a.bases, b.bases) > VANGUARD_MOST_BASES ? "larger" : "small";
  return { ...objectivePoints({ size, largerValue, shares }), by: "bases" };
}

function isSame(one: ObjectiveWorth, other: ObjectiveWorth): boolean {
  return one.main === other.main && one.secondary === other.secondary;
}

import { agreedWay } from "@/lib/rules/bogowie-wojny/format";
import { VANGUARD_MOST_BASES } from "@/lib/rules/bogowie-wojny/tables/bases";
import {
  type Ground,
  type ObjectiveWorth,
  objectivePoints,
} from "@/lib/rules/bogowie-wojny/victory";
import type { BattleObjective, BattleScenario } from "../scenario/battle-scenario";
import type { GameArmy } from "./game-army";
import type { Seat } from "./seat";

/**
 * What objectives are worth, and by what: both formats, the number of bases where the formats do not agree, or the
 * scenario.
 */
export interface SettledWorth extends ObjectiveWorth {
  readonly by: "formats" | "bases" | "scenario";
}

type WorthyArmy = Pick<GameArmy, "value" | "bases" | "objectives" | "objectiveShares">;

/**
 * What the objectives of a game are worth. Which there are is for the scenario to say [12.2]: those it does not name
 * count for nothing, those without points of their own as in other games.
 */
export function worthInGame(
  armies: Readonly<Record<Seat, WorthyArmy>>,
  scenario: Pick<BattleScenario, "objectives"> | null,
): SettledWorth {
  const usual = objectiveWorth(armies);
  const grounds = scenario && scoredGrounds(scenario);
  if (!grounds) return usual;
  const { mainObjective, firstSecondary, secondSecondary } = grounds;
  return {
    main: mainObjective ? (mainObjective.points ?? usual.main) : 0,
    secondary: firstSecondary ? (firstSecondary.points ?? usual.secondary) : 0,
    secondSecondary: secondSecondary ? (secondSecondary.points ?? usual.secondary) : 0,
    by: "scenario",
  };
}

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

/** A scenario's objectives in their places on the score sheet; null if it names none at all [12.2]. */
export function scoredGrounds({
  objectives,
}: Pick<BattleScenario, "objectives">): Readonly<Record<Ground, BattleObjective | null>> | null {
  if (objectives.length === 0) return null;
  const [mainObjective = null] = objectives.filter(({ role }) => role === "main");
  const [firstSecondary = null, secondSecondary = null] = objectives.filter(
    ({ role }) => role === "secondary",
  );
  return { mainObjective, firstSecondary, secondSecondary };
}

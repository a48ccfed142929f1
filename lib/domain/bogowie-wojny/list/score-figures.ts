import { type MoraleLevel, STARTING_LEVEL } from "@/lib/rules/bogowie-wojny/tables/morale";
import type { VictoryItem } from "@/lib/rules/bogowie-wojny/tables/victory";
import { halfForLosses, halfOfArmy } from "@/lib/rules/bogowie-wojny/victory";
import type { RosterAudience } from "./roster-print";
import type { RosterView } from "./roster-view";

/** Figures of an army for a sheet that both players see; `null` if they might reveal a secret. */
export interface ScoreFigures {
  readonly value: number | null;
  /** Bases at the start, and the losses in bases that make up a quarter and a half [11.10]. */
  readonly bases: readonly [whole: number, quarter: number, half: number] | null;
  /** Whether the starting level of morale may be shown [11.9]. */
  readonly tellsLevel: boolean;
  /** The starting level of an army that buys no level [11.9]. */
  readonly usualLevel: MoraleLevel;
  /** Points the opponent scores for items worth half of the army's value [12.2]. */
  readonly halves: Partial<Readonly<Record<VictoryItem, number>>>;
}

/**
 * The figures of a view that may be printed on a score sheet. If the owner's list has secrets, figures that include
 * upgrades under the format's readings are left out.
 */
export function scoreFigures(
  { summary, format: { readings } }: RosterView,
  secrets: RosterAudience | null,
): ScoreFigures {
  const { armyValue, bases, losses } = summary;
  const hides = secrets === "owner";
  const valueTells = hides && readings.armyValue === "with-upgrades";
  const basesTell =
    hides && (readings.trainBases === "counted" || readings.workBases === "counted");
  const half = halfOfArmy(armyValue);
  return {
    value: valueTells ? null : armyValue,
    bases: basesTell ? null : [bases.total, losses.quarterBases, losses.halfBases],
    tellsLevel: !hides,
    usualLevel: STARTING_LEVEL,
    halves: valueTells
      ? {}
      : {
          "operational-base": half,
          "enemy-half-lost": halfForLosses(armyValue, readings.halfLostPoints),
          "enemy-morale-broken": half,
        },
  };
}

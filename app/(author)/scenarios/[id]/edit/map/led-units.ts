import {
  directCommand,
  distanceOfCommander,
  isOutOfReach,
} from "@/lib/domain/scenario/command-reach";
import type { CommanderPlacement } from "@/lib/domain/scenario/formation";
import type { Scenario } from "@/lib/domain/scenario/scenario";
import type { Unit } from "@/lib/domain/scenario/unit";
import { groundOf } from "@/lib/domain/scenario/view/map-view";
import { walkUnits } from "@/lib/domain/scenario/walk";

/** A placed unit with its distance to its direct commander. */
export interface LedUnit {
  readonly unit: Unit;
  readonly distanceCm: number;
  /** Whether every order to it needs an ordering roll [1.1.3]. */
  readonly isFar: boolean;
}

/** The placed units directly under a formation's commander, for a place where the commander stands. */
export function ledUnits(
  scenario: Scenario,
  formationId: string,
  stand: CommanderPlacement,
): LedUnit[] {
  return [...walkUnits(scenario)].flatMap(({ unit, parents }) => {
    if (!unit.placement || directCommand(parents)?.id !== formationId) return [];
    const { outline } = groundOf(unit, unit.placement, scenario);
    const distanceCm = distanceOfCommander(stand, outline, scenario.settings.bases);
    return [{ unit, distanceCm, isFar: isOutOfReach(distanceCm) }];
  });
}

import { footprint } from "@/lib/rules/belle-alliance/footprint";
import { defaultFormation, type Formation } from "@/lib/rules/belle-alliance/formation";
import { baseOf } from "../derive";
import type { PlacedUnitView, UnitView } from "../scenario-view";
import type { Settings } from "../settings";

/** The ground plan of a unit's stand at true size. */
export interface UnitStand {
  readonly formation: Formation;
  readonly widthMm: number;
  readonly depthMm: number;
  /** Huddles, and troops at work, at rest or in a building, are round [1.3.1, 1.3.5, 1.3.6, 6.1.1]. */
  readonly shape: "rectangle" | "round";
}

const ROUND: readonly Formation[] = ["huddle", "work", "rest", "garrison"];

/**
 * The stand of a unit in its formation at the start, or in its arm's usual one if it is not on the table then. Null
 * while its strength is unknown.
 */
export function unitStand(
  unit: UnitView,
  placed: PlacedUnitView | null,
  settings: Settings,
): UnitStand | null {
  const figures = unit.figures ?? unit.modelGuns ?? unit.wagons;
  if (figures === null || figures < 1) return null;
  const formation = placed?.formation ?? defaultFormation(unit.arm);
  const { widthCm, depthCm } =
    placed ??
    footprint({
      arm: unit.arm,
      formation,
      figures,
      base: baseOf(unit, settings),
      skirmishGapWidths: settings.skirmishGapWidths,
      limberDepthMm: settings.limberDepthMm,
    });
  const isRound = ROUND.includes(formation);
  const isGun = unit.arm === "artillery" || unit.arm === "train";
  const shape = isRound && !isGun ? "round" : "rectangle";
  return { formation, widthMm: widthCm * 10, depthMm: depthCm * 10, shape };
}

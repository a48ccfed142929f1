import type { Arm } from "@/lib/rules/belle-alliance/arm";
import { defaultFormation } from "@/lib/rules/belle-alliance/formations-of-arm";
import { unitFootprint, unitStrength, unitValour, yearOf } from "../scenario/derive";
import type { Scenario } from "../scenario/scenario";
import type { Unit } from "../scenario/unit";
import type { UnitPlace } from "../scenario/walk";

/** What a unit of a scenario brings to a roll, as far as the scenario says it. */
export interface UnitInOdds {
  readonly arm: Arm;
  /** Figures, or gunners; null where the strength is unknown. */
  readonly figures: number | null;
  /** Those in the two front ranks, all gunners of a battery [4.1.3]. */
  readonly meleeFigures: number | null;
  readonly valour: number;
  /** Rows of tables 6 to 9 and 17 that hold for such a unit where it stands. */
  readonly rows: readonly string[];
}

/** What a unit brings to a roll: strength, valour, and the rows that follow from its kind and formation. */
export function unitInOdds(
  { unit, parents }: Pick<UnitPlace, "unit" | "parents">,
  scenario: Scenario,
): UnitInOdds {
  const { figures, gunners } = unitStrength(unit, scenario.settings);
  const efficiency = parents.findLast(({ commander }) => commander)?.commander?.efficiency;
  return {
    arm: unit.arm,
    figures: figures ?? gunners,
    meleeFigures: meleeFigures(unit, scenario),
    valour: unitValour(unit, { parents, year: yearOf(scenario) }).value,
    rows: [...rowsOfKind(unit), ...rowsOfStand(unit), ...(efficiency ? [efficiency] : [])],
  };
}

function meleeFigures(unit: Unit, { settings }: Scenario): number | null {
  const { figures, gunners } = unitStrength(unit, settings);
  if (figures === null || figures === 0) return gunners ?? figures;
  const { formation, frontFigures } = unit.placement ?? {
    formation: defaultFormation(unit.arm),
    frontFigures: null,
  };
  const { files } = unitFootprint(unit, { formation, frontFigures }, settings);
  return Math.min(figures, 2 * files);
}

function rowsOfKind({ arm, weight, marksmen, calibrePd }: Unit): string[] {
  const rows = {
    marksmen,
    "mounted-cavalry": arm === "cavalry",
    cavalry: arm === "cavalry",
    "heavy-cavalry": arm === "cavalry" && weight === "heavy",
    "light-cavalry": arm === "cavalry" && weight === "light",
    "artillery-work-rest": arm === "artillery",
    "calibre-3-4": calibrePd === 3 || calibrePd === 4,
    "calibre-12": calibrePd === 12,
  };
  return Object.entries(rows).flatMap(([row, holds]) => (holds ? [row] : []));
}

function rowsOfStand({ placement }: Unit): string[] {
  switch (placement?.formation) {
    case "skirmish-line":
    case "column-of-march":
      return [placement.formation];
    case "square":
    case "battalion-mass":
    case "huddle":
      return ["square-mass-huddle"];
    case "work":
    case "rest":
      return ["artillery-work-rest"];
    default:
      return [];
  }
}

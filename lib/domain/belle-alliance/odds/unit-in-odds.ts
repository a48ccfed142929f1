import type { Arm } from "@/lib/rules/belle-alliance/arm";
import { defaultFormation } from "@/lib/rules/belle-alliance/formation";
import { canFire } from "@/lib/rules/belle-alliance/supplies";
import { unitFootprint, unitStrength } from "../scenario/derive";
import type { Scenario } from "../scenario/scenario";
import type { Unit } from "../scenario/unit";
import { unitValour, yearOf } from "../scenario/unit-valour";
import type { UnitPlace } from "../scenario/walk";

/** The inputs that a scenario's unit contributes to a roll, as far as the scenario states them. */
export interface UnitInOdds {
  readonly arm: Arm;
  /** Figures, or gunners; null if the strength is unknown. */
  readonly figures: number | null;
  /** Figures in the two front ranks, or all gunners of a battery [4.1.3]. */
  readonly meleeFigures: number | null;
  readonly valour: number;
  /** Rows of tables 6 to 9 and 17 that apply to the unit in its place. */
  readonly rows: readonly string[];
  /**
   * The row of table 8 that applies when it charges; null if it cannot attack or its weight is unknown. It is never
   * in `rows`: a charge is ordered bound by bound [1.1.2, 2.3.3].
   */
  readonly chargeRow: ChargeRow | null;
}

const CHARGE_ROWS = ["charge", "heavy-or-lancers-charge"] as const;
export type ChargeRow = (typeof CHARGE_ROWS)[number];

/** Whether a row of table 8 describes a charge in this bound. */
export function isChargeRow(row: string): row is ChargeRow {
  return CHARGE_ROWS.some((each) => each === row);
}

/** The inputs of a unit for a roll: strength, valour, and the rows that follow from its kind and formation. */
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
    chargeRow: chargeRow(unit),
  };
}

function chargeRow({ arm, weight, lance }: Unit): ChargeRow | null {
  if (arm === "artillery" || arm === "train") return null;
  if (arm !== "cavalry") return "charge";
  if (lance || weight === "heavy") return "heavy-or-lancers-charge";
  return weight === null ? null : "charge";
}

/** Troops attacked in a building count as in line [6.1.2]. */
const AS_IN_LINE = { formation: "line", frontFigures: null } as const;

function meleeFigures(unit: Unit, { settings }: Scenario): number | null {
  const { figures, gunners } = unitStrength(unit, settings);
  if (figures === null || figures === 0) return gunners ?? figures;
  const { formation, frontFigures } = unit.placement ?? {
    formation: defaultFormation(unit.arm),
    frontFigures: null,
  };
  const stand = formation === "garrison" ? AS_IN_LINE : { formation, frontFigures };
  const { files } = unitFootprint(unit, stand, settings);
  return Math.min(figures, 2 * files);
}

function rowsOfKind({ arm, weight, marksmen, calibrePd, supplies }: Unit): string[] {
  const rows = {
    marksmen,
    "without-supplies": !canFire(supplies),
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

import { isUsuallyLight } from "@/lib/rules/belle-alliance/light-troops";
import type { Weight } from "@/lib/rules/belle-alliance/unit-type";
import type { FormationNode } from "./formation";
import type { Side } from "./side";
import type { Unit } from "./unit";
import { type Standing, unitProposal } from "./unit-valour";

/**
 * The weight that table 21 states for a unit of cavalry; null if its row states none, or if rows of several weights are
 * open. It goes before the weight that cavalry of that type usually has.
 */
export function weightOfRow(unit: Unit, standing: Standing): Weight | null {
  if (unit.arm !== "cavalry") return null;
  const { row, candidates, confidence } = unitProposal(unit, standing);
  const isOne = confidence !== "ask" || candidates.every(({ weight }) => weight === row?.weight);
  return isOne ? (row?.weight ?? null) : null;
}

/** The sides with the weight of its row of table 21 for every unit of cavalry; unchanged without a year. */
export function withWeightsOfRows(sides: readonly Side[], year: number | null): readonly Side[] {
  if (year === null) return sides;
  return sides.map((side) => ({
    ...side,
    formations: side.formations.map((each) => weighed(each, { parents: [], year })),
  }));
}

function weighed(formation: FormationNode, { parents, year }: Standing): FormationNode {
  const inside = { parents: [...parents, formation], year };
  return {
    ...formation,
    units: formation.units.map((unit) => withWeightOfRow(unit, inside)),
    formations: formation.formations.map((each) => weighed(each, inside)),
  };
}

function withWeightOfRow(unit: Unit, standing: Standing): Unit {
  const weight = weightOfRow(unit, standing) ?? unit.weight;
  if (weight === unit.weight) return unit;
  const changed = { ...unit, weight };
  const isUsual = unit.light === isUsuallyLight(unit);
  return { ...changed, light: isUsual ? isUsuallyLight(changed) : unit.light };
}

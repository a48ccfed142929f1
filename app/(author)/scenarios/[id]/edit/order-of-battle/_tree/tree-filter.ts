import type { FormationNode } from "@/lib/domain/belle-alliance/scenario/formation";
import type { Side } from "@/lib/domain/belle-alliance/scenario/side";
import type { Unit } from "@/lib/domain/belle-alliance/scenario/unit";
import { foldText } from "@/lib/domain/document/fold-text";

/** Decides which parts of an order of battle remain visible during a search. */
export interface TreeFilter {
  readonly isFiltering: boolean;
  readonly keepsSide: (side: Side) => boolean;
  readonly keepsFormation: (formation: FormationNode) => boolean;
  readonly keepsUnit: (unit: Unit) => boolean;
}

const KEEPS_ALL: TreeFilter = {
  isFiltering: false,
  keepsSide: () => true,
  keepsFormation: () => true,
  keepsUnit: () => true,
};

/**
 * Keeps the units whose name, or words such as arm and type, contain all words of the query, the formations whose name
 * or commander does, and everything above a match. A matching formation is kept in full.
 */
export function treeFilter(
  query: string,
  sides: readonly Side[],
  wordsOf: (unit: Unit) => string,
): TreeFilter {
  const words = foldText(query).split(/\s+/).filter(Boolean);
  if (words.length === 0) return KEEPS_ALL;
  const holds = (text: string) => {
    const folded = foldText(text);
    return words.every((word) => folded.includes(word));
  };
  const kept = new Set<object>();
  const keepAll = (formation: FormationNode) => {
    kept.add(formation);
    for (const unit of formation.units) kept.add(unit);
    formation.formations.forEach(keepAll);
  };
  const visit = (formation: FormationNode): boolean => {
    if (holds(`${formation.name} ${formation.commander?.name ?? ""}`)) {
      keepAll(formation);
      return true;
    }
    const units = formation.units.filter((unit) => holds(`${unit.name} ${wordsOf(unit)}`));
    for (const unit of units) kept.add(unit);
    const below = formation.formations.map(visit).some(Boolean);
    if (units.length > 0 || below) kept.add(formation);
    return units.length > 0 || below;
  };
  for (const side of sides) {
    if (side.formations.map(visit).some(Boolean)) kept.add(side);
  }
  const keeps = (thing: object) => kept.has(thing);
  return { isFiltering: true, keepsSide: keeps, keepsFormation: keeps, keepsUnit: keeps };
}

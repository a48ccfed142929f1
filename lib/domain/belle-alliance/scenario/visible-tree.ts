import { keepOriginal } from "../../document/translations/original-of";
import type { Feature } from "./feature";
import type { FormationNode } from "./formation";
import type { Scenario } from "./scenario";
import type { Unit } from "./unit";

/**
 * The formations the author did not hide, without their hidden units and without what their players receive; hiding a
 * formation hides everything under it.
 */
export function withoutHidden(formations: readonly FormationNode[]): FormationNode[] {
  return formations
    .filter((formation) => !formation.hidden)
    .map((formation) => {
      const { player: _, ...open } = formation;
      const units = formation.units.filter((unit) => !unit.hidden);
      const formations = withoutHidden(formation.formations);
      return keepOriginal({ ...open, units, formations }, formation);
    });
}

/**
 * The formations as the public knows them: without hidden ones, and without the units' placements and supplies at the
 * start.
 */
export function publicFormations(formations: readonly FormationNode[]): FormationNode[] {
  return withoutHidden(formations).map(withoutStarts);
}

function withoutStarts(formation: FormationNode): FormationNode {
  return {
    ...formation,
    units: formation.units.map((unit) => ({ ...unit, placement: null, supplies: null })),
    formations: formation.formations.map(withoutStarts),
  };
}

/** All units of some formations, from the top down. */
export function unitsUnder(formations: readonly FormationNode[]): Unit[] {
  return formations.flatMap((each) => [...each.units, ...unitsUnder(each.formations)]);
}

/** Whether a formation has any unit, directly or further down. */
export function hasUnits({ units, formations }: FormationNode): boolean {
  return units.length > 0 || formations.some(hasUnits);
}

/** All formations of a tree, each before those under it. */
export function formationsUnder(formations: readonly FormationNode[]): FormationNode[] {
  return formations.flatMap((each) => [each, ...formationsUnder(each.formations)]);
}

/** The features that are hidden from no side. */
export function openFeatures(scenario: Scenario): Feature[] {
  return scenario.map.features.filter((feature) => feature.hiddenFrom.length === 0);
}

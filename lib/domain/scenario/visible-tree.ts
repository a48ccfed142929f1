import type { Feature } from "./feature";
import type { FormationNode } from "./formation";
import type { Scenario } from "./scenario";
import type { Unit } from "./unit";

/** The formations the author did not hide, without their hidden units; a hidden one takes all under it along. */
export function withoutHidden(formations: readonly FormationNode[]): FormationNode[] {
  return formations
    .filter((formation) => !formation.hidden)
    .map((formation) => ({
      ...formation,
      units: formation.units.filter((unit) => !unit.hidden),
      formations: withoutHidden(formation.formations),
    }));
}

/** The formations as the public knows them: without what is hidden, and without where and how supplied units begin. */
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

/** Whether any unit stands in a formation or under it. */
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

import type { FormationNode } from "./formation";
import type { Scenario } from "./scenario";
import type { Side } from "./side";
import type { Unit } from "./unit";

/** A formation with its side, path and parents. */
export interface FormationPlace {
  readonly side: Side;
  /** JSON Pointer to the formation. */
  readonly path: string;
  readonly formation: FormationNode;
  /** The formations above it, the topmost first. */
  readonly parents: readonly FormationNode[];
}

/** A unit with its side, path and parents. */
export interface UnitPlace {
  readonly side: Side;
  readonly path: string;
  readonly unit: Unit;
  /** The formations above it, the topmost first; never empty. */
  readonly parents: readonly FormationNode[];
}

/** Every formation of the scenario, each before those under it. */
export function* walkFormations(scenario: Pick<Scenario, "sides">): Generator<FormationPlace> {
  for (const [i, side] of scenario.sides.entries()) {
    // Not recursive: each formation would be passed up through every walk above it.
    const waiting = placesIn(side.formations, { side, at: `/sides/${i}/formations`, parents: [] });
    for (let place = waiting.pop(); place; place = waiting.pop()) {
      yield place;
      const { formation, path, parents } = place;
      const at = `${path}/formations`;
      const below = { side, at, parents: [...parents, formation] };
      if (formation.formations.length > 0) waiting.push(...placesIn(formation.formations, below));
    }
  }
}

/** Every unit of the scenario, in the order of the document. */
export function* walkUnits(scenario: Pick<Scenario, "sides">): Generator<UnitPlace> {
  for (const { side, path, formation, parents } of walkFormations(scenario)) {
    const chain = [...parents, formation];
    for (const [i, unit] of formation.units.entries()) {
      yield { side, path: `${path}/units/${i}`, unit, parents: chain };
    }
  }
}

/** The places of one list of formations, the last first. */
function placesIn(
  formations: readonly FormationNode[],
  { side, at, parents }: Pick<FormationPlace, "side" | "parents"> & { readonly at: string },
): FormationPlace[] {
  return formations
    .map((formation, i) => ({ side, path: `${at}/${i}`, formation, parents }))
    .reverse();
}

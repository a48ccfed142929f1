import type { FormationNode } from "./formation";
import type { Scenario } from "./scenario";
import type { Side } from "./side";
import type { Unit } from "./unit";

/** A formation with its place in the document. */
export interface FormationPlace {
  readonly side: Side;
  /** JSON Pointer to the formation. */
  readonly path: string;
  readonly formation: FormationNode;
  /** The formations above it, the topmost first. */
  readonly parents: readonly FormationNode[];
}

/** A unit with its place in the document. */
export interface UnitPlace {
  readonly side: Side;
  readonly path: string;
  readonly unit: Unit;
  /** The formations it stands under, the topmost first; never empty. */
  readonly parents: readonly FormationNode[];
}

/** Every formation of the scenario, each before those under it. */
export function* walkFormations(scenario: Pick<Scenario, "sides">): Generator<FormationPlace> {
  for (const [i, side] of scenario.sides.entries()) {
    yield* walkTree(side, side.formations, `/sides/${i}/formations`, []);
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

function* walkTree(
  side: Side,
  formations: readonly FormationNode[],
  at: string,
  parents: readonly FormationNode[],
): Generator<FormationPlace> {
  for (const [i, formation] of formations.entries()) {
    const path = `${at}/${i}`;
    yield { side, path, formation, parents };
    yield* walkTree(side, formation.formations, `${path}/formations`, [...parents, formation]);
  }
}

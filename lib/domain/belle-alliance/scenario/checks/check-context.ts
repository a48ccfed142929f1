import type { Ring } from "@/lib/terrain/ring";
import { type Fault, faultsAbout } from "../fault";
import { findingAt, type ScenarioFindingCode } from "../finding-codes";
import type { FormationNode } from "../formation";
import type { FullNames } from "../full-names";
import type { Scenario } from "../scenario";
import type { Placement } from "../unit";
import type { FormationPlace, UnitPlace } from "../walk";
import type { CheckBudget } from "./check-budget";

/** What every check reads, collected in one walk. */
export interface CheckContext {
  readonly scenario: Scenario;
  readonly formations: readonly FormationPlace[];
  readonly nameOf: FullNames;
  readonly units: readonly UnitPlace[];
  /** The units on the table, with the ground they cover. */
  readonly standing: readonly UnitOnTable[];
  /** Checks that search drawn lines ask it first, and skip whatever it no longer affords. */
  readonly effort: CheckBudget;
  /** JSON Pointers of the sides, by id. */
  readonly sidePaths: ReadonlyMap<string, string>;
}

export interface UnitOnTable {
  readonly place: UnitPlace;
  readonly placement: Placement;
  /** The ground it covers, in table cm. */
  readonly outline: Ring;
}

/** Looks for faults of one kind. */
export type ScenarioCheck = (context: CheckContext) => readonly Fault[];

/** Faults of units; several in one formation are reported as one at that formation. */
export function faultsByFormation(
  context: CheckContext,
  code: ScenarioFindingCode,
  faulty: readonly { readonly place: UnitPlace; readonly under: FormationNode }[],
): Fault[] {
  const paths = new Map(context.formations.map(({ formation, path }) => [formation, path]));
  return faulty.map(({ place, under }) => {
    const at = paths.get(under) ?? "";
    const params = {
      name: place.unit.name,
      count: 1,
      formation: context.nameOf(under),
      commander: under.commander?.name ?? "",
    };
    const together = { key: at, at, mostApart: 1 };
    return { ...findingAt(`${place.path}/placement`, code, params), together };
  });
}

/** Faults of units, each at the given field; many of one side are reported as one. */
export function faultsOfUnits(
  context: CheckContext,
  code: ScenarioFindingCode,
  faulty: { readonly field: string; readonly has: (place: UnitPlace) => boolean },
): Fault[] {
  return context.units
    .filter(faulty.has)
    .flatMap(({ path, unit, side }) =>
      faultsAbout(
        code,
        [{ path: `${path}/${faulty.field}`, name: unit.name }],
        context.sidePaths.get(side.id) ?? "",
      ),
    );
}

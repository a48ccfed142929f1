import { groupBy } from "../../group-by";
import { findingsAbout, type ScenarioFinding, type ScenarioFindingCode } from "../finding-codes";
import type { Scenario } from "../scenario";
import type { FormationPlace, UnitPlace } from "../walk";

/** What every check looks at, walked once. */
export interface CheckContext {
  readonly scenario: Scenario;
  readonly formations: readonly FormationPlace[];
  readonly units: readonly UnitPlace[];
  /** JSON Pointers of the sides, by id. */
  readonly sidePaths: ReadonlyMap<string, string>;
}

/** Looks for faults of one sort. */
export type ScenarioCheck = (context: CheckContext) => readonly ScenarioFinding[];

/** Findings about the units that have a fault, at a field of each; many of one side are told as one. */
export function findingsAboutUnits(
  context: CheckContext,
  code: ScenarioFindingCode,
  faulty: { readonly field: string; readonly has: (place: UnitPlace) => boolean },
): ScenarioFinding[] {
  const places = context.units.filter(faulty.has);
  return [...groupBy(places, ({ side }) => side.id)].flatMap(([sideId, group]) =>
    findingsAbout(
      code,
      group.map(({ path, unit }) => ({ path: `${path}/${faulty.field}`, name: unit.name })),
      context.sidePaths.get(sideId) ?? "",
    ),
  );
}

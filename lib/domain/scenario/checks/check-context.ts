import type { Ring } from "@/lib/terrain/ring";
import { groupBy } from "../../group-by";
import {
  findingAt,
  findingsAbout,
  type ScenarioFinding,
  type ScenarioFindingCode,
} from "../finding-codes";
import type { FormationNode } from "../formation";
import type { Scenario } from "../scenario";
import type { Placement } from "../unit";
import type { FormationPlace, UnitPlace } from "../walk";

/** What every check looks at, walked once. */
export interface CheckContext {
  readonly scenario: Scenario;
  readonly formations: readonly FormationPlace[];
  readonly units: readonly UnitPlace[];
  /** The units on the table with the ground they cover. */
  readonly standing: readonly Standing[];
  /** JSON Pointers of the sides, by id. */
  readonly sidePaths: ReadonlyMap<string, string>;
}

/** A unit on the table. */
export interface Standing {
  readonly place: UnitPlace;
  readonly placement: Placement;
  /** The ground it covers, in table cm. */
  readonly outline: Ring;
}

/** Looks for faults of one sort. */
export type ScenarioCheck = (context: CheckContext) => readonly ScenarioFinding[];

/** One finding for each formation that has faulty units: at the unit where it is one, else at the formation with the places of all. */
export function findingsByFormation(
  context: CheckContext,
  code: ScenarioFindingCode,
  faulty: readonly { readonly place: UnitPlace; readonly under: FormationNode }[],
): ScenarioFinding[] {
  const paths = new Map(context.formations.map(({ formation, path }) => [formation, path]));
  return [...groupBy(faulty, ({ under }) => under)].map(([formation, group]) => {
    const places = group.map(({ place }) => `${place.path}/placement`);
    const [only = ""] = places;
    const params = {
      name: group[0]?.place.unit.name ?? "",
      count: group.length,
      formation: formation.name,
      commander: formation.commander?.name ?? "",
    };
    if (places.length === 1) return findingAt(only, code, params);
    return { ...findingAt(paths.get(formation) ?? "", code, params), paths: places };
  });
}

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

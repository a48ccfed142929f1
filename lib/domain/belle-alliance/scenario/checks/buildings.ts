import { buildingCapacity, mayHoldBuilding } from "@/lib/rules/belle-alliance/building-capacity";
import { formationsInside } from "@/lib/rules/belle-alliance/formation";
import { boxesOverlap } from "@/lib/terrain/box";
import { areaCm2, ringsMeet } from "@/lib/terrain/ring";
import { groupBy } from "../../../document/group-by";
import { unitStrength } from "../derive";
import { type Fault, faultsAbout } from "../fault";
import { findingAt } from "../finding-codes";
import {
  type CheckContext,
  faultsOfUnits,
  type ScenarioCheck,
  type UnitOnTable,
} from "./check-context";
import { type BuildingShape, buildingShapes, coreOf } from "./shapes";

/**
 * Checks that buildings are held only by infantry and pioneers, as garrisons, of one side, within their capacity, and
 * with no other unit standing on them [6.1.1, 6.1.2].
 */
export const checkBuildings: ScenarioCheck = (context) => {
  const buildings = buildingShapes(context.scenario.map.features);
  const holders = context.standing.filter(({ placement }) => placement.buildingId !== null);
  const standing = standingOver(context, buildings);
  return [
    ...over(context, standing),
    ...garrisonsOutside(context, standing),
    ...(holders.length > 0 ? wrongHolders(context, buildings) : []),
    ...heldByBoth(holders, buildings),
    ...overfull(context, buildings),
  ];
};

function over(context: CheckContext, found: readonly Over[]) {
  return found.flatMap(({ standing: { place }, building }) => {
    const { unit, path, side } = place;
    const { name: under } = building.feature;
    const subject = {
      path: `${path}/placement`,
      name: under ? `${unit.name} × ${under}` : unit.name,
    };
    return faultsAbout("unit-over-building", [subject], context.sidePaths.get(side.id) ?? "");
  });
}

/** Garrisons without a building; those over one that they do not hold are reported for that. */
function garrisonsOutside(context: CheckContext, found: readonly Over[]): Fault[] {
  const reported = new Set(found.map(({ standing }) => standing.place.unit.id));
  return faultsOfUnits(context, "garrison-outside", {
    field: "placement/formation",
    has: ({ unit: { id, arm, placement } }) =>
      placement?.formation === "garrison" &&
      placement.buildingId === null &&
      mayHoldBuilding(arm) &&
      !reported.has(id),
  });
}

/** Who stands over a building without holding it. */
export function standingOverBuildings(footing: Footing): UnitOnTable[] {
  const buildings = buildingShapes(footing.scenario.map.features);
  return standingOver(footing, buildings).map(({ standing }) => standing);
}

type Footing = Pick<CheckContext, "scenario" | "standing" | "effort">;

interface Over {
  readonly standing: UnitOnTable;
  readonly building: BuildingShape;
}

/** Units with the first building that they stand over and do not hold. */
function standingOver(
  { standing, effort }: Pick<Footing, "standing" | "effort">,
  buildings: readonly BuildingShape[],
): Over[] {
  return standing.flatMap((each) => {
    const { box, ring } = coreOf(each);
    const building = buildings.find(
      ({ feature, box: its, points }) =>
        feature.id !== each.placement.buildingId &&
        boxesOverlap(its, box) &&
        effort.tryTake(points.length * ring.length) &&
        ringsMeet(points, ring),
    );
    return building ? [{ standing: each, building }] : [];
  });
}

function wrongHolders(context: CheckContext, buildings: readonly BuildingShape[]) {
  const known = new Set(buildings.map(({ feature }) => feature.id));
  const field = "placement/buildingId";
  const apart = apartFrom(context, buildings);
  return [
    ...faultsOfUnits(context, "building-unknown", {
      field,
      has: ({ unit: { placement } }) =>
        placement !== null && placement.buildingId !== null && !known.has(placement.buildingId),
    }),
    ...faultsOfUnits(context, "building-closed-to-arm", {
      field,
      has: ({ unit }) => known.has(unit.placement?.buildingId ?? "") && !mayHoldBuilding(unit.arm),
    }),
    ...faultsOfUnits(context, "building-apart", {
      field,
      has: ({ unit }) => mayHoldBuilding(unit.arm) && apart.has(unit.id),
    }),
    ...faultsOfUnits(context, "formation-in-building", {
      field: "placement/formation",
      has: ({ unit: { id, arm, placement } }) =>
        placement !== null &&
        known.has(placement.buildingId ?? "") &&
        mayHoldBuilding(arm) &&
        !apart.has(id) &&
        !formationsInside(arm).includes(placement.formation),
    }),
  ];
}

/** Ids of the units that hold a building without standing at it. */
function apartFrom({ standing, effort }: CheckContext, buildings: readonly BuildingShape[]) {
  const held = standing.filter(({ placement, outline }) => {
    const building = buildings.find(({ feature }) => feature.id === placement.buildingId);
    if (!building || !effort.tryTake(building.points.length * outline.length)) return false;
    return !ringsMeet(building.points, outline);
  });
  return new Set(held.map(({ place }) => place.unit.id));
}

/** A building can hold units of only one side; the other side must take it first. */
function heldByBoth(holders: readonly UnitOnTable[], buildings: readonly BuildingShape[]): Fault[] {
  const inside = groupBy(holders, ({ placement }) => placement.buildingId);
  return buildings.flatMap(({ feature: { id, name: building } }) => {
    const places = (inside.get(id) ?? []).map(({ place }) => place);
    const [first] = places;
    const enemy = places.find(({ side }) => side !== first?.side);
    if (!first || !enemy) return [];
    const paths = places.map(({ path }) => `${path}/placement/buildingId`);
    const name = `${first.unit.name} × ${enemy.unit.name}`;
    const params = { name, building, named: building ? "yes" : "no", count: places.length };
    return [{ ...findingAt(paths[0] ?? "", "building-of-both-sides", params), paths }];
  });
}

function overfull(context: CheckContext, buildings: readonly BuildingShape[]): Fault[] {
  const { settings } = context.scenario;
  const holders = context.standing.filter(({ place }) => mayHoldBuilding(place.unit.arm));
  return buildings.flatMap(({ feature: { id, name }, points }) => {
    const inside = holders.filter(({ placement }) => placement.buildingId === id);
    const [first] = inside;
    if (!first) return [];
    const figures = inside.reduce(
      (sum, { place }) => sum + (unitStrength(place.unit, settings).figures ?? 0),
      0,
    );
    const room = buildingCapacity(areaCm2(points), settings.bases.infantry);
    if (figures <= room) return [];
    const params = { building: name, named: name ? "yes" : "no", figures, room };
    const { name: brings } = first.place.unit;
    const paths = inside.map(({ place }) => `${place.path}/placement/buildingId`);
    const [at = ""] = paths;
    const finding = findingAt(at, "building-overfull", {
      name: brings,
      count: inside.length,
      ...params,
    });
    return [inside.length > 1 ? { ...finding, paths } : finding];
  });
}

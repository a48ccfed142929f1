import { mayHoldBuilding, roomOfBuilding } from "@/lib/rules/belle-alliance/building-room";
import { boxesOverlap } from "@/lib/terrain/box";
import { areaCm2, ringsMeet } from "@/lib/terrain/ring";
import { groupBy } from "../../group-by";
import { unitStrength } from "../derive";
import { type Fault, faultsAbout } from "../fault";
import { findingAt } from "../finding-codes";
import {
  type CheckContext,
  faultsOfUnits,
  type ScenarioCheck,
  type Standing,
} from "./check-context";
import { type BuildingShape, buildingShapes, coreOf } from "./shapes";

/** Buildings held by foot alone, of one side, by no more than they hold, and with no other unit standing on them [6.1.1]. */
export const checkBuildings: ScenarioCheck = (context) => {
  const buildings = buildingShapes(context.scenario.map.features);
  const holders = context.standing.filter(({ placement }) => placement.buildingId !== null);
  return [
    ...over(context, buildings),
    ...(holders.length > 0 ? wrongHolders(context, buildings) : []),
    ...heldByBoth(holders, buildings),
    ...overfull(context, buildings),
  ];
};

function over({ standing, sidePaths, effort }: CheckContext, buildings: readonly BuildingShape[]) {
  return standing.flatMap((each) => {
    const { box, ring } = coreOf(each);
    const under = buildings.find(
      ({ feature, box: its, points }) =>
        feature.id !== each.placement.buildingId &&
        boxesOverlap(its, box) &&
        effort.affords(points.length * ring.length) &&
        ringsMeet(points, ring),
    );
    if (!under) return [];
    const { unit, path, side } = each.place;
    const name = under.feature.name ? `${unit.name} × ${under.feature.name}` : unit.name;
    const subject = { path: `${path}/placement`, name };
    return faultsAbout("unit-over-building", [subject], sidePaths.get(side.id) ?? "");
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
  ];
}

/** Ids of the units that hold buildings they do not stand at. */
function apartFrom({ standing, effort }: CheckContext, buildings: readonly BuildingShape[]) {
  const held = standing.filter(({ placement, outline }) => {
    const building = buildings.find(({ feature }) => feature.id === placement.buildingId);
    if (!building || !effort.affords(building.points.length * outline.length)) return false;
    return !ringsMeet(building.points, outline);
  });
  return new Set(held.map(({ place }) => place.unit.id));
}

/** Only units of one side count as one in a building; the other's must take it first. */
function heldByBoth(holders: readonly Standing[], buildings: readonly BuildingShape[]): Fault[] {
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
    const room = roomOfBuilding(areaCm2(points), settings.bases.infantry);
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

import { formationsOfArm } from "@/lib/rules/belle-alliance/formation";
import { faultsAbout } from "../fault";
import { findingAt } from "../finding-codes";
import type { Side } from "../side";
import { formationsUnder, unitsUnder } from "../visible-tree";
import {
  type CheckContext,
  faultsOfUnits,
  type ScenarioCheck,
  type UnitOnTable,
} from "./check-context";
import { type Outline, overlappingPairs } from "./overlap";

/**
 * Checks that units are on the table or arrive later, do not overlap, and are in formations of their arm [1.3.1–1.3.6].
 */
export const checkPlacement: ScenarioCheck = (context) => {
  const awaited = awaitedIds(context);
  const missing = context.units.filter(({ unit }) => !unit.placement && !awaited.has(unit.id));
  const allMissing = missing.length === context.units.length;
  return [
    ...missing.map(({ side, unit, path }) => {
      const at = context.sidePaths.get(side.id) ?? "";
      const params = { side: side.name, name: unit.name, count: 1 };
      const together = { key: at, at, mostApart: 0 };
      return { ...findingAt(`${path}/placement`, "units-not-placed", params), together };
    }),
    ...faultsOfUnits(context, "placed-and-awaited", {
      field: "placement",
      has: ({ unit }) => unit.placement !== null && awaited.has(unit.id),
    }),
    ...faultsOfUnits(context, "formation-of-other-arm", {
      field: "placement/formation",
      has: ({ unit }) =>
        unit.placement !== null && !formationsOfArm(unit.arm).includes(unit.placement.formation),
    }),
    ...(allMissing ? [] : checkOutlines(context)),
  ];
};

/** Ids of the units that reinforcements bring, directly or as part of a formation. */
export function awaitedIds({ scenario }: CheckContext): ReadonlySet<string> {
  return new Set(scenario.sides.flatMap(broughtUnits));
}

function broughtUnits(side: Side): string[] {
  const brought = new Set(side.reinforcements.flatMap(({ brings }) => brings));
  if (brought.size === 0) return [];
  const formations = formationsUnder(side.formations).filter(({ id }) => brought.has(id));
  const single = unitsUnder(side.formations).filter(({ id }) => brought.has(id));
  return [...single, ...unitsUnder(formations)].map(({ id }) => id);
}

const checkOutlines: ScenarioCheck = (context) => {
  const { standing } = context;
  const { widthCm, depthCm } = context.scenario.map;
  const off = new Set(
    standing
      .filter(({ outline }) => leaves(outline, { widthCm, depthCm }))
      .map(({ place }) => place),
  );
  return [
    ...faultsOfUnits(context, "off-table", {
      field: "placement",
      has: (place) => off.has(place),
    }),
    ...overlaps(standing),
  ];
};

/** A millimetre over the edge is tolerated. */
const EDGE_TOLERANCE_CM = 0.1;

/** Whether an outline in table cm extends beyond the table's edge. */
export function leaves(outline: Outline, table: { widthCm: number; depthCm: number }): boolean {
  return outline.some(
    ([x, y]) =>
      Math.min(x, y) < -EDGE_TOLERANCE_CM ||
      x > table.widthCm + EDGE_TOLERANCE_CM ||
      y > table.depthCm + EDGE_TOLERANCE_CM,
  );
}

function overlaps(standing: readonly UnitOnTable[]) {
  const pairs = overlappingPairs(standing.map(({ outline }) => outline));
  const subjects = pairs.flatMap(([i, j]) => {
    const first = standing[i];
    const second = standing[j];
    if (!first || !second || shareBuilding(first, second)) return [];
    const name = `${first.place.unit.name} × ${second.place.unit.name}`;
    const paths = [first, second].map(({ place }) => `${place.path}/placement`);
    return [{ path: `${first.place.path}/placement`, paths, name }];
  });
  return faultsAbout("units-overlap", subjects, "/map");
}

/** Several units in the same building count as one [6.1.1]. */
function shareBuilding({ placement: a }: UnitOnTable, { placement: b }: UnitOnTable): boolean {
  return a.buildingId !== null && a.buildingId === b.buildingId;
}

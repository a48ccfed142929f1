import { TABLE_EDGES } from "@/lib/rules/bogowie-wojny/placing-order";
import {
  DEPLOYMENT_DEPTH_CM,
  OPERATIONAL_BASE,
} from "@/lib/rules/bogowie-wojny/tables/battlefield-measures";
import { boxAround } from "@/lib/terrain/box";
import { areaCm2 } from "@/lib/terrain/ring";
import type { Battlefield } from "../battlefield";
import { type BattlefieldFinding, findingAt } from "../finding";

const SLACK_CM = 0.1;

/** Checks operational bases [14.5] and deployment zones [14.6]. */
export function checkBases(field: Battlefield): BattlefieldFinding[] {
  return [
    ...checkNumber(field),
    ...field.bases.flatMap((base, index) => checkBase(base, field, `/bases/${index}`)),
    ...checkZones(field),
  ];
}

function checkNumber({ bases }: Battlefield): BattlefieldFinding[] {
  return TABLE_EDGES.flatMap((edge) => {
    const count = bases.filter((base) => base.edge === edge).length;
    return count === 1 ? [] : [findingAt("/bases", "base-number", { edge, count })];
  });
}

function checkBase(
  { edge, points }: Battlefield["bases"][number],
  { table }: Battlefield,
  path: string,
): BattlefieldFinding[] {
  const { minX, maxX, minY, maxY } = boxAround(points);
  const near = (a: number, b: number) => Math.abs(a - b) <= SLACK_CM;
  const { longCm, shortCm } = OPERATIONAL_BASE;
  const [wide, deep] = [maxX - minX, maxY - minY];
  const lies =
    (near(wide, longCm) && near(deep, shortCm)) || (near(wide, shortCm) && near(deep, longCm));
  const fits = lies && points.length === 4 && Math.abs(areaCm2(points) - longCm * shortCm) <= 1;
  const touches = edge === "south" ? near(minY, 0) : near(maxY, table.depthCm);
  const inMiddle = near((minX + maxX) / 2, table.widthCm / 2);
  return [
    ...(fits ? [] : [findingAt(path, "base-size", { edge, long: longCm, short: shortCm })]),
    ...(touches ? [] : [findingAt(path, "base-off-edge", { edge })]),
    ...(inMiddle ? [] : [findingAt(path, "base-not-in-middle", { edge })]),
  ];
}

function checkZones({ deploymentZones }: Battlefield): BattlefieldFinding[] {
  return TABLE_EDGES.flatMap((edge) => {
    const zones = deploymentZones.filter((zone) => zone.edge === edge);
    const right = zones.length === 1 && zones[0]?.depthCm === DEPLOYMENT_DEPTH_CM;
    const params = { edge, depth: DEPLOYMENT_DEPTH_CM };
    return right ? [] : [findingAt("/deploymentZones", "deployment-zone", params)];
  });
}

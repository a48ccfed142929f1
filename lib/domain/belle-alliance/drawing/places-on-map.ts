import type { PointCm } from "../../document/primitives";
import { middleOfFeature } from "../scenario/named-places";
import type { MapView } from "../scenario/scenario-view";
import { middleOfObjective } from "./draw-objective";

/** Where the things on a map stand, by id: shapes and objectives in their middle, formations at their commander; all on the table. */
export function placesOnMap(map: MapView): ReadonlyMap<string, PointCm> {
  const onTable = ([x, y]: readonly [number, number]): PointCm => [
    Math.min(map.widthCm, Math.max(0, x)),
    Math.min(map.depthCm, Math.max(0, y)),
  ];
  return new Map([
    ...map.features.map((each) => [each.id, onTable(middleOfFeature(each))] as const),
    ...[...map.units, ...map.commanders].map(
      ({ id, xCm, yCm }) => [id, onTable([xCm, yCm])] as const,
    ),
    ...map.objectives.map((each) => [each.id, onTable(middleOfObjective(each))] as const),
  ]);
}

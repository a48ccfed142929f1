import { current } from "immer";
import { cutBy, united } from "@/lib/terrain/clip";
import type { Point } from "@/lib/terrain/point";
import { ringContains, ringsMeet } from "@/lib/terrain/ring";
import { roundedCm } from "@/lib/terrain/snap";
import type { PointCm } from "../../../document/primitives";
import { terrainKindOf } from "../../ground/kinds";
import type { Feature, ShapeFeature } from "../feature";
import { findFeature } from "../find";
import { forgetIds } from "./forget";
import type { ScenarioCommand } from "./scenario-command";

/**
 * Joins two areas of the same kind that meet into one; the first keeps its name. Throws a RangeError for other shapes.
 */
export const joinFeatures: ScenarioCommand<{
  readonly featureId: string;
  readonly withId: string;
}> = {
  name: "joinFeatures",
  run: (draft, { featureId, withId }) => {
    const { item } = findFeature(draft, featureId);
    const { item: other, list, index } = findFeature(draft, withId);
    if (!canJoin(current(item), current(other)))
      throw new RangeError("These are no areas of a kind that meet.");
    const [ring = []] = united([areaOf(item).points, areaOf(other).points]);
    areaOf(item).points = cornersOf(ring);
    list.splice(index, 1);
    forgetIds(draft, new Set([withId]));
  },
};

/**
 * Cuts from an area whatever another covers. If it falls apart, each part becomes a shape of the same kind, with
 * `newIds` for all after the first. Throws a RangeError if the other does not extend over its edge, because an area
 * cannot have holes.
 */
export const cutFeature: ScenarioCommand<{
  readonly featureId: string;
  readonly byId: string;
  readonly newIds: () => string;
}> = {
  name: "cutFeature",
  run: (draft, { featureId, byId, newIds }) => {
    const { item, list, index } = findFeature(draft, featureId);
    const { item: knife } = findFeature(draft, byId);
    if (!canCut(current(item), current(knife)))
      throw new RangeError("The one does not reach over the other's edge.");
    const parts = cutBy(areaOf(item).points, areaOf(knife).points).map(cornersOf);
    const whole = current(item);
    list.splice(
      index,
      1,
      ...parts.map(
        (points, at) => ({ ...whole, points, id: at === 0 ? featureId : newIds() }) as Feature,
      ),
    );
    if (parts.length === 0) forgetIds(draft, new Set([featureId]));
  },
};

/** Whether two shapes are areas of the same kind that touch or overlap. */
export function canJoin(one: Feature, other: Feature): boolean {
  if (one.id === other.id || !isArea(one) || !isArea(other) || one.kind !== other.kind)
    return false;
  return ringsMeet(one.points, other.points);
}

/** Whether `area` is an area and `knife` another one that extends over its edge. */
export function canCut(area: Feature, knife: Feature): boolean {
  if (area.id === knife.id || !isArea(area) || !isArea(knife)) return false;
  return (
    ringsMeet(area.points, knife.points) &&
    knife.points.some((corner) => !ringContains(area.points, corner))
  );
}

function isArea(feature: Feature): feature is ShapeFeature {
  return feature.kind !== "place" && terrainKindOf(feature).shape === "area";
}

function areaOf(feature: Feature): ShapeFeature {
  if (!isArea(feature)) throw new RangeError(`"${feature.name}" is no area.`);
  return feature;
}

function cornersOf(ring: readonly Point[]): PointCm[] {
  return ring.map(([x, y]) => [roundedCm(x), roundedCm(y)]);
}

import { current } from "immer";
import { boxAround, boxesTouch } from "@/lib/terrain/box";
import { cutByLane } from "@/lib/terrain/clip";
import { crossingPlaces, lineEnters } from "@/lib/terrain/meeting";
import { areaCm2, closedLine, type Ring } from "@/lib/terrain/ring";
import { flattened, smoothRing } from "@/lib/terrain/smooth";
import { roundedCm } from "@/lib/terrain/snap";
import { keepingCorners, thinned } from "@/lib/terrain/soften";
import { LIMITS } from "../../../document/limits";
import type { PointCm } from "../../../document/primitives";
import { terrainKindOf } from "../../ground/kinds";
import type { Feature, ShapeFeature } from "../feature";
import { findFeature } from "../find";
import { drawnCourse } from "../joints";
import type { ScenarioCommand } from "./scenario-command";

/** The tolerance of the new edge in cm, and the smallest piece in cm² that troops could still stand in. */
const EDGE_CM = 0.05;
const LEAST_CM2 = 1;

/**
 * Cuts a lane through a wood along a line. If the wood falls apart, all parts keep its name, with `newIds` for those
 * after the first. Throws a RangeError if the lane does not reach the wood's edge, because an area cannot have holes.
 */
export const cutRide: ScenarioCommand<{
  readonly featureId: string;
  readonly alongId: string;
  readonly widthCm: number;
  readonly newIds: () => string;
}> = {
  name: "cutRide",
  run: (draft, { featureId, alongId, widthCm, newIds }) => {
    const { item, list, index } = findFeature(draft, featureId);
    const [wood, line] = [current(item), current(findFeature(draft, alongId).item)];
    const parts = canRide(wood, line) ? partsBeside(wood, line, widthCm) : [];
    if (parts.length === 0)
      throw new RangeError("The lane leaves no wood, or does not reach its edge.");
    const woods = parts.map(
      (points, at) => ({ ...wood, points, id: at === 0 ? featureId : newIds() }) as Feature,
    );
    list.splice(index, 1, ...woods);
  },
};

/** Whether a ride can be cut into `wood` along `line`: a wood, and a line that crosses its edge. */
export function canRide(wood: Feature, line: Feature): boolean {
  if (wood.kind !== "wood" || !isLine(line)) return false;
  if (!boxesTouch(boxAround(wood.points), boxAround(line.points))) return false;
  const edge = flattened(smoothRing(wood.points), 2);
  const course = drawnCourse(line);
  return crossingPlaces(course, closedLine(edge)).length > 0 && lineEnters(course, edge, EDGE_CM);
}

function isLine(feature: Feature): feature is ShapeFeature {
  return feature.kind !== "place" && terrainKindOf(feature).shape === "line";
}

/** The drawn outline of the wood without the lane; sharp corners stay sharp under the curve. */
function partsBeside(wood: Feature, line: Feature, widthCm: number): PointCm[][] {
  if (wood.kind !== "wood" || !isLine(line)) return [];
  const steps = Math.max(2, Math.min(8, Math.floor(LIMITS.pointsPerFeature / wood.points.length)));
  const edge = flattened(smoothRing(wood.points), steps);
  return cutByLane(edge, drawnCourse(line), widthCm)
    .filter((part) => areaCm2(part) >= LEAST_CM2)
    .map(withinLimit);
}

function withinLimit(part: Ring): PointCm[] {
  let toleranceCm = EDGE_CM;
  let ring = keepingCorners(thinned(part, toleranceCm, "area"));
  while (ring.length > LIMITS.pointsPerFeature) {
    toleranceCm *= 2;
    ring = keepingCorners(thinned(part, toleranceCm, "area"));
  }
  return ring.map(([x, y]) => [roundedCm(x), roundedCm(y)]);
}

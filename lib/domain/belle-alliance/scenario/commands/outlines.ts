import { current } from "immer";
import type { Point } from "@/lib/terrain/point";
import { roundedCm } from "@/lib/terrain/snap";
import { softened, thinned } from "@/lib/terrain/soften";
import { LIMITS } from "../../../document/limits";
import type { PointCm } from "../../../document/primitives";
import { terrainKindOf } from "../../ground/kinds";
import type { ShapeFeature } from "../feature";
import { findFeature } from "../find";
import { carryJoints, crossingSpan, withJoinedEnds } from "../joints";
import type { Scenario } from "../scenario";
import type { ScenarioCommand } from "./scenario-command";

/** A shape, and how far its new outline may differ from the old one, in cm. */
interface Rough {
  readonly featureId: string;
  readonly toleranceCm: number;
}

/** Smooths a rough outline within a tolerance. */
export const smoothFeature: ScenarioCommand<Rough> = {
  name: "smoothFeature",
  run: (draft, { featureId, toleranceCm }) =>
    redraw(draft, featureId, ({ points, kind }) =>
      softened(points, toleranceCm, terrainKindOf({ kind }).shape),
    ),
};

/** Removes corners of an outline that are not needed within a tolerance. */
export const simplifyFeature: ScenarioCommand<Rough> = {
  name: "simplifyFeature",
  run: (draft, { featureId, toleranceCm }) =>
    redraw(draft, featureId, ({ points, kind }) =>
      thinned(points, toleranceCm, terrainKindOf({ kind }).shape),
    ),
};

/** Joins the free ends of a line to the nearest lines within reach. */
export const joinEnds: ScenarioCommand<{ readonly featureId: string; readonly reachCm: number }> = {
  name: "joinEnds",
  run: (draft, { featureId, reachCm }) =>
    redraw(
      draft,
      featureId,
      (shape) => withJoinedEnds(shape, current(draft).map.features, reachCm) ?? shape.points,
    ),
};

/** Lays a bridge or ford across the nearest water within reach, along the road there. */
export const layCrossing: ScenarioCommand<{
  readonly featureId: string;
  readonly near: Point;
  readonly reachCm: number;
}> = {
  name: "layCrossing",
  run: (draft, { featureId, near, reachCm }) =>
    redraw(draft, featureId, (shape) => {
      if (shape.kind !== "crossing") throw new RangeError(`A ${shape.kind} is no crossing.`);
      const { widthCm } = shape;
      return crossingSpan(current(draft).map.features, { near, reachCm, widthCm }) ?? shape.points;
    }),
};

/** Gives a shape a new outline; whatever is joined to it follows. */
function redraw(
  draft: Scenario,
  featureId: string,
  outline: (shape: ShapeFeature) => readonly Point[],
): void {
  const { item } = findFeature(draft, featureId);
  if (item.kind === "place") throw new RangeError(`"${item.name}" is a name and has no shape.`);
  const before = current(item);
  const points = outline(before);
  if (points.length > LIMITS.pointsPerFeature) return;
  item.points = points.map(([x, y]): PointCm => [roundedCm(x), roundedCm(y)]);
  carryJoints(draft.map.features, before, item);
}

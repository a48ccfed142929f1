import type { Formation } from "@/lib/rules/belle-alliance/formation";
import { boxesTouch } from "@/lib/terrain/box";
import type { Point } from "@/lib/terrain/point";
import { distanceToLineCm, lengthCm, midStation, stationsAlong } from "@/lib/terrain/polyline";
import { ringHolds } from "@/lib/terrain/ring";
import {
  type CheckContext,
  faultsOfUnits,
  type ScenarioCheck,
  type Standing,
} from "./check-context";
import {
  type BridgeShape,
  bridgeShapes,
  coreOf,
  pointsOf,
  streamShapes,
  waterShapes,
} from "./shapes";

/**
 * Bridges passed in column of march alone [2.3.6]. A unit may change formation on one and then has no march rate
 * [2.3.1], and where the game begins with it so the umpire may have meant it: a warning.
 */
export const checkBridges: ScenarioCheck = (context) => {
  const bridges = bridgeShapes(context.scenario.map.features);
  if (bridges.length === 0) return [];
  const middles = new Map<BridgeShape, readonly Point[]>();
  const onBridge = new Set(
    context.standing
      .filter((standing) => bridges.some((bridge) => standsOn(standing, bridge, context, middles)))
      .map(({ place }) => place),
  );
  return faultsOfUnits(context, "unit-on-bridge", {
    field: "placement",
    has: (place) => onBridge.has(place),
  });
};

/** Those that march over, and those that stay where they are. */
const ALLOWED: readonly Formation[] = ["column-of-march", "work", "rest"];

function standsOn(
  standing: Standing,
  bridge: BridgeShape,
  context: CheckContext,
  middles: Map<BridgeShape, readonly Point[]>,
): boolean {
  const { formation, buildingId } = standing.placement;
  if (ALLOWED.includes(formation) || buildingId !== null) return false;
  const { box, ring } = coreOf(standing);
  if (!boxesTouch(bridge.box, box)) return false;
  const places = middles.get(bridge) ?? placesOverWater(bridge, context);
  middles.set(bridge, places);
  return (
    context.effort.affords(places.length * ring.length) && places.some((at) => ringHolds(ring, at))
  );
}

/** More places than this along a bridge add nothing. */
const MOST_PLACES = 100;

/** Places a cm apart along a bridge where it leads over water; its middle where none is drawn under it. */
function placesOverWater(
  { points }: BridgeShape,
  { scenario, effort }: CheckContext,
): readonly Point[] {
  const streams = streamShapes(scenario.map.features);
  const broad = waterShapes(scenario.map.features, effort);
  const everyCm = Math.max(1, lengthCm(points) / MOST_PLACES);
  const along = stationsAlong(points, everyCm).map(({ point }) => point);
  const wet = effort.affords(along.length * (pointsOf(streams) + pointsOf(broad)))
    ? along.filter(
        (at) =>
          broad.some(({ points: ring }) => ringHolds(ring, at)) ||
          streams.some(
            ({ feature, points: line }) => distanceToLineCm(at, line) <= (feature.widthCm ?? 0) / 2,
          ),
      )
    : [];
  return wet.length > 0 ? wet : [midStation(points).point];
}

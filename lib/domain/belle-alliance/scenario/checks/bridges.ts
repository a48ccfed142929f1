import type { Formation } from "@/lib/rules/belle-alliance/formation";
import { boxesTouch } from "@/lib/terrain/box";
import type { Point } from "@/lib/terrain/point";
import { distanceToLineCm, lengthCm, midStation, stationsAlong } from "@/lib/terrain/polyline";
import { ringContains } from "@/lib/terrain/ring";
import {
  type CheckContext,
  faultsOfUnits,
  type ScenarioCheck,
  type UnitOnTable,
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
 * Checks that units on bridges are in column of march, the only formation that may pass [2.3.6]. Merely a warning,
 * because a unit may change formation on a bridge, although it then has no march rate [2.3.1], and the umpire may mean
 * the game to begin like that.
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

/** The formation that may march across, and those that stay where they are. */
const ALLOWED: readonly Formation[] = ["column-of-march", "work", "rest"];

function standsOn(
  standing: UnitOnTable,
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
    context.effort.tryTake(places.length * ring.length) &&
    places.some((at) => ringContains(ring, at))
  );
}

/** The most places checked along one bridge. */
const MAX_PLACES = 100;

/** Places about 1 cm apart along a bridge where it is over water; its middle if no water is drawn under it. */
function placesOverWater(
  { points }: BridgeShape,
  { scenario, effort }: CheckContext,
): readonly Point[] {
  const streams = streamShapes(scenario.map.features);
  const broad = waterShapes(scenario.map.features, effort);
  const everyCm = Math.max(1, lengthCm(points) / MAX_PLACES);
  const along = stationsAlong(points, everyCm).map(({ point }) => point);
  const wet = effort.tryTake(along.length * (pointsOf(streams) + pointsOf(broad)))
    ? along.filter(
        (at) =>
          broad.some(({ points: ring }) => ringContains(ring, at)) ||
          streams.some(
            ({ feature, points: line }) => distanceToLineCm(at, line) <= (feature.widthCm ?? 0) / 2,
          ),
      )
    : [];
  return wet.length > 0 ? wet : [midStation(points).point];
}

import { oppositeEdge } from "@/lib/rules/bogowie-wojny/placing-order";
import { crossingPlaces } from "@/lib/terrain/meeting";
import { distanceCm, type Point } from "@/lib/terrain/point";
import { stationsAlong } from "@/lib/terrain/polyline";
import { BRIDGE_WIDTH_CM } from "../../ground/crossing";
import type { BattlefieldCrossing, BattlefieldPiece, BattlefieldRoad } from "../battlefield";
import { alongRoad, deckOver } from "../deck";
import { givesCrossing, isWaterPiece, type WaterPiece } from "../ground";
import type { SeededRandom } from "./seeded-random";

/** The preferred distance of the free crossing from others and from the table's edge. */
const APART_CM = 22;

/**
 * Bridges and fords: one wherever a road meets water, and the free one over a river, for the player who did not lay the
 * river [14.4].
 */
export function bridgeWaters(
  chance: SeededRandom,
  pieces: readonly BattlefieldPiece[],
  roads: readonly BattlefieldRoad[],
): BattlefieldCrossing[] {
  const waters = pieces.filter(isWaterPiece);
  const byRoad = waters.flatMap((water) =>
    roads.flatMap((road) => bridgesOf(road, water, ({ kind }) => sortOver(chance, kind))),
  );
  const free = waters.flatMap((water) =>
    givesCrossing(water) ? (freeCrossing(chance, water, byRoad) ?? []) : [],
  );
  return [...byRoad, ...free].map((crossing, index) => ({ id: `c${index + 1}`, ...crossing }));
}

type Unnamed = Omit<BattlefieldCrossing, "id">;

function sortOver(chance: SeededRandom, kind: WaterPiece["kind"]): BattlefieldCrossing["crossing"] {
  return chance.withProbability(kind === "river" ? 0.75 : 0.5) ? "bridge" : "ford";
}

/** A crossing of the given kind wherever a road meets a water. */
export function bridgesOf(
  road: BattlefieldRoad,
  water: WaterPiece,
  sort: (water: WaterPiece) => BattlefieldCrossing["crossing"],
): Unnamed[] {
  return crossingPlaces(road.points, water.points).map((place) => ({
    placedBy: road.placedBy,
    crossing: sort(water),
    origin: "road",
    waterId: water.id,
    widthCm: BRIDGE_WIDTH_CM,
    points: deckOver(place, alongRoad(road, place), water.widthCm),
  }));
}

function freeCrossing(
  chance: SeededRandom,
  river: WaterPiece,
  others: readonly Unnamed[],
): Unnamed | null {
  const taken = others.map(({ points }) => points[0] as Point);
  const ends = [river.points[0], river.points.at(-1)] as [Point, Point];
  const free = stationsAlong(river.points, 3).filter(({ point }) =>
    [...taken, ...ends].every((other) => distanceCm(point, other) > APART_CM),
  );
  if (free.length === 0) return null;
  const { point, along } = chance.pickOne(free);
  return {
    placedBy: oppositeEdge(river.placedBy),
    crossing: chance.withProbability(0.5) ? "bridge" : "ford",
    origin: "right",
    waterId: river.id,
    widthCm: BRIDGE_WIDTH_CM,
    points: deckOver(point, [-along[1], along[0]], river.widthCm),
  };
}

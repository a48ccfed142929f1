import { crossingPlaces, isOnLine } from "@/lib/terrain/meeting";
import type { Battlefield, BattlefieldCrossing } from "./battlefield";
import { CROSSING_REACH_CM } from "./checks/crossings";
import { alongRoad, BRIDGE_WIDTH_CM, deckOver } from "./deck";
import { isWaterPiece } from "./ground";

/** The bridges that roads over water still want [14.4]. */
export function missingCrossings({
  roads,
  pieces,
  crossings,
}: Pick<Battlefield, "roads" | "pieces" | "crossings">): Omit<BattlefieldCrossing, "id">[] {
  return roads.flatMap((road) =>
    pieces.filter(isWaterPiece).flatMap((water) =>
      crossingPlaces(road.points, water.points)
        .filter(
          (place) => !crossings.some(({ points }) => isOnLine(place, points, CROSSING_REACH_CM)),
        )
        .map((place) => ({
          placedBy: road.placedBy,
          crossing: "bridge" as const,
          origin: "road" as const,
          waterId: water.id,
          widthCm: BRIDGE_WIDTH_CM,
          points: deckOver(place, alongRoad(road, place), water.widthCm),
        })),
    ),
  );
}

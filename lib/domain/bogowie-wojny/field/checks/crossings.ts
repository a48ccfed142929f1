import { crossingPlaces, distanceBetweenLinesCm, isOnLine } from "@/lib/terrain/meeting";
import { midStation } from "@/lib/terrain/polyline";
import { pieceKindOf } from "../../ground/pieces";
import type { Battlefield, BattlefieldCrossing } from "../battlefield";
import { type BattlefieldFinding, findingAt } from "../finding";
import { givesCrossing, isLaid, isWaterPiece, type WaterPiece } from "../ground";

/** The greatest distance of a bridge from the place where road and water meet. */
export const CROSSING_REACH_CM = 2;
/** Only the first meetings of a road and a water are checked; no sensible road has more. */
const PLACES_LOOKED_AT = 100;

/** Checks bridges and fords: one wherever a road meets water, and the free one over a river [14.4]. */
export function checkCrossings(field: Battlefield): BattlefieldFinding[] {
  return [...checkRoadsOverWater(field), ...checkEach(field), ...checkFree(field)];
}

function checkRoadsOverWater({ roads, pieces, crossings }: Battlefield): BattlefieldFinding[] {
  const waters = pieces.filter(isWaterPiece);
  return roads.flatMap((road, index) => {
    const bare = waters.filter((water) =>
      crossingPlaces(road.points, water.points)
        .slice(0, PLACES_LOOKED_AT)
        .some(
          (place) => !crossings.some(({ points }) => isOnLine(place, points, CROSSING_REACH_CM)),
        ),
    );
    const path = `/roads/${index}`;
    return [
      ...(bare.some(isLaid) ? [findingAt(path, "water-without-crossing")] : []),
      ...(bare.every(isLaid) ? [] : [findingAt(path, "no-new-crossing")]),
    ];
  });
}

function checkEach({ crossings, pieces, roads }: Battlefield): BattlefieldFinding[] {
  return crossings.flatMap((crossing, index) => {
    const path = `/crossings/${index}`;
    const water = waterOf(crossing, pieces);
    if (!water || distanceBetweenLinesCm(crossing.points, water.points) > water.widthCm) {
      return [findingAt(path, "crossing-off-water")];
    }
    if (crossing.crossing === "ford" && pieceKindOf(water).bridgesOnly) {
      return [findingAt(path, "ford-over-great-river")];
    }
    if (crossing.origin === "road" && !isLaid(water)) return [findingAt(path, "no-new-crossing")];
    const middle = midStation(crossing.points).point;
    const onRoad = roads.some(({ points }) => isOnLine(middle, points, CROSSING_REACH_CM));
    return crossing.origin === "road" && !onRoad ? [findingAt(path, "crossing-without-road")] : [];
  });
}

/**
 * Checks the free crossing: there is only one, and it belongs to the player who did not place the river; over a river
 * in place beforehand it is part of that river [14.4].
 */
function checkFree({ crossings, pieces }: Battlefield): BattlefieldFinding[] {
  const free = crossings.flatMap((crossing, index) =>
    crossing.origin === "right" ? [{ crossing, path: `/crossings/${index}` }] : [],
  );
  return free.flatMap(({ crossing, path }, order) => {
    const water = waterOf(crossing, pieces);
    if (water && !isLaid(water)) return [];
    const due = water && givesCrossing(water) && water.placedBy !== crossing.placedBy;
    if (!due) return [findingAt(path, "free-crossing-not-due")];
    const earlier = free.slice(0, order).some((other) => other.crossing.waterId === water.id);
    return earlier ? [findingAt(path, "free-crossings-several")] : [];
  });
}

function waterOf(
  { waterId }: BattlefieldCrossing,
  pieces: Battlefield["pieces"],
): WaterPiece | undefined {
  return pieces.filter(isWaterPiece).find(({ id }) => id === waterId);
}

import { isOnLine } from "@/lib/terrain/meeting";
import { midStation } from "@/lib/terrain/polyline";
import type { Battlefield, BattlefieldCrossing } from "./battlefield";
import { CROSSING_REACH_CM } from "./checks/crossings";
import { bridgesOf } from "./generator/bridge";
import { isLaid, isWaterPiece } from "./ground";

/** The bridges that roads over water still want; over what lies there beforehand they make none [14.4]. */
export function missingCrossings({
  roads,
  pieces,
  crossings,
}: Pick<Battlefield, "roads" | "pieces" | "crossings">): Omit<BattlefieldCrossing, "id">[] {
  const isBridged = (bridge: Pick<BattlefieldCrossing, "points">) => {
    const { point } = midStation(bridge.points);
    return crossings.some(({ points }) => isOnLine(point, points, CROSSING_REACH_CM));
  };
  return roads.flatMap((road) =>
    pieces
      .filter(isWaterPiece)
      .filter((water) => isLaid(water))
      .flatMap((water) => bridgesOf(road, water, () => "bridge"))
      .filter((bridge) => !isBridged(bridge)),
  );
}

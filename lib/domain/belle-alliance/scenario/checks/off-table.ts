import { boxAround, boxesTouch } from "@/lib/terrain/box";
import { faultsAbout } from "../fault";
import type { Feature } from "../feature";
import { featureName } from "../feature-name";
import type { ScenarioCheck } from "./check-context";

/** A name written a millimetre over the edge still counts as on the table. */
const TOLERANCE_CM = 0.1;

/**
 * Checks that every named place is on the table, and every shape at least in part [1.1.9]. Names of what lies beyond
 * stand at the edge.
 */
export const checkOffTable: ScenarioCheck = ({ scenario: { map } }) => {
  const table = {
    minX: -TOLERANCE_CM,
    minY: -TOLERANCE_CM,
    maxX: map.widthCm + TOLERANCE_CM,
    maxY: map.depthCm + TOLERANCE_CM,
  };
  const subjects = map.features.flatMap((feature, i) =>
    boxesTouch(table, boxAround(pointsOf(feature)))
      ? []
      : [{ path: `/map/features/${i}`, name: featureName(feature) }],
  );
  return faultsAbout("place-off-table", subjects, "/map/features");
};

function pointsOf(feature: Feature) {
  return feature.kind === "place" ? [[feature.xCm, feature.yCm] as const] : feature.points;
}

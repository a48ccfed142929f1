import { closedLine, signedAreaCm2 } from "@/lib/terrain/ring";
import { pieceKindOf } from "../../ground/bogowie-wojny/pieces";
import type { Feature } from "../../scenario/feature";
import type { Battlefield, BattlefieldCrossing, BattlefieldRoad, FieldWork } from "../battlefield";

/** A battlefield's terrain as the features the house's maps are drawn from; lakes and marshes are drawn apart. */
export function battlefieldFeatures(field: Battlefield): Feature[] {
  return [
    ...field.pieces.flatMap((piece) => pieceKindOf(piece).features(piece)),
    ...field.roads.map(featureOfRoad),
    ...field.crossings.map(featureOfCrossing),
    ...field.fieldWorks.map(featureOfWork),
  ];
}

const KNOWN_TO_ALL = { name: "", hiddenFrom: [] };

function featureOfRoad({ id, points, widthCm }: BattlefieldRoad): Feature {
  return { ...KNOWN_TO_ALL, kind: "road", id, points, widthCm, surface: "earth" };
}

function featureOfCrossing({ id, points, widthCm, crossing }: BattlefieldCrossing): Feature {
  const sort = crossing === "ford" ? "ford" : "wood-bridge";
  return { ...KNOWN_TO_ALL, kind: "crossing", id, points, widthCm, crossing: sort };
}

/** A redoubt is a parapet that comes back to its beginning, its front outside. */
function featureOfWork({ id, kind, points }: FieldWork): Feature {
  const common = { ...KNOWN_TO_ALL, kind: "field-work", id, work: "emplacement" } as const;
  if (kind === "linear") return { ...common, points };
  const outward = signedAreaCm2(points) > 0 ? points.toReversed() : points;
  return { ...common, points: closedLine(outward).map(([x, y]) => [x, y]) };
}

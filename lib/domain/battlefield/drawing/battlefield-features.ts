import { closedLine, signedAreaCm2 } from "@/lib/terrain/ring";
import type { Feature } from "../../scenario/feature";
import type {
  Battlefield,
  BattlefieldCrossing,
  BattlefieldPiece,
  BattlefieldRoad,
  FieldWork,
} from "../battlefield";
import { housesOf } from "./village";

/** A battlefield's terrain as the features the house's maps are drawn from; lakes and marshes are drawn apart. */
export function battlefieldFeatures(field: Battlefield): Feature[] {
  return [
    ...field.pieces.flatMap(featuresOfPiece),
    ...field.roads.map(featureOfRoad),
    ...field.crossings.map(featureOfCrossing),
    ...field.fieldWorks.map(featureOfWork),
  ];
}

const KNOWN_TO_ALL = { name: "", hiddenFrom: [] };

function featuresOfPiece(piece: BattlefieldPiece): Feature[] {
  const common = { ...KNOWN_TO_ALL, id: piece.id, points: piece.points };
  switch (piece.kind) {
    case "hill":
      return [{ ...common, kind: "hill", level: 1 }];
    case "wood":
      return [{ ...common, kind: "wood" }];
    case "difficult":
      return [{ ...common, kind: "ground", ground: piece.look }];
    case "gully":
      return [{ ...common, kind: "ground", ground: "pit" }];
    case "impassable":
      return [];
    case "stream":
    case "river":
      return [{ ...common, kind: "stream", widthCm: piece.widthCm }];
    case "fence":
      return [featureOfFence(piece)];
    case "built-up":
      return featuresOfSection(piece);
  }
}

function featureOfFence({
  id,
  points,
  look,
}: Extract<BattlefieldPiece, { kind: "fence" }>): Feature {
  const common = { ...KNOWN_TO_ALL, id, points };
  switch (look) {
    case "hedge":
      return { ...common, kind: "hedge", hedge: "hedge" };
    case "fence":
      return { ...common, kind: "fence", fence: "fence" };
    case "wall":
      return { ...common, kind: "wall", height: "1-2m" };
  }
}

const MATERIALS = { 0: "wood", 1: "wood", 2: "stone", 3: "strong-stone" } as const;

function featuresOfSection({
  id,
  points,
  level,
}: Extract<BattlefieldPiece, { kind: "built-up" }>): Feature[] {
  const houses = housesOf(points, level).map(
    (house, index): Feature => ({
      ...KNOWN_TO_ALL,
      kind: "building",
      id: `${id}.h${index + 1}`,
      material: MATERIALS[level],
      reinforced: false,
      points: house,
    }),
  );
  return [{ ...KNOWN_TO_ALL, kind: "ground", ground: "garden", id, points }, ...houses];
}

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

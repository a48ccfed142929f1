import type { PointCm } from "../primitives";
import type { ShapeFeature } from "./feature";

type Kind = ShapeFeature["kind"];
type Shape<K extends Kind> = Extract<ShapeFeature, { kind: K }>;

/** What the rules ask of each kind, still open or as the schema leaves it. */
const BLANKS: { readonly [K in Kind]: Omit<Shape<K>, "id" | "name" | "hiddenFrom" | "points"> } = {
  hill: { kind: "hill", level: 1 },
  wood: { kind: "wood" },
  ground: { kind: "ground", ground: null },
  building: { kind: "building", material: null, reinforced: false },
  road: { kind: "road", surface: "earth", widthCm: 1 },
  stream: { kind: "stream", widthCm: null },
  crossing: { kind: "crossing", crossing: null, widthCm: 2 },
  wall: { kind: "wall", height: null },
  hedge: { kind: "hedge", hedge: null },
  fence: { kind: "fence", fence: null },
  "field-work": { kind: "field-work", work: null },
};

/** A shape of a kind with all that the rules ask of it still open; a hill is the lowest layer. */
export function blankShape(kind: Kind, id: string, points: PointCm[]): ShapeFeature {
  return { ...BLANKS[kind], id, name: "", hiddenFrom: [], points } as ShapeFeature;
}

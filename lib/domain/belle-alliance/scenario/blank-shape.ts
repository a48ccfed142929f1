import type { PointCm } from "../../document/primitives";
import { terrainKindOf } from "../ground/kinds";
import type { ShapeFeature } from "./feature";

/** A new shape of a kind, with every field the rules ask about still undecided; a new hill is the lowest layer. */
export function blankShape(
  kind: ShapeFeature["kind"],
  id: string,
  points: PointCm[],
): ShapeFeature {
  const blanks = Object.entries(terrainKindOf({ kind }).fields).map(
    ([name, { blank }]) => [name, blank] as const,
  );
  const shape = { kind, ...Object.fromEntries(blanks), id, name: "", hiddenFrom: [], points };
  return shape as unknown as ShapeFeature;
}

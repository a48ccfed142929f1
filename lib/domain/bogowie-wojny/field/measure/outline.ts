import { drawnLine } from "@/lib/domain/table/looks/looks";
import { type Box, boxAround } from "@/lib/terrain/box";
import { type Outline, outlineOf } from "@/lib/terrain/chord";
import type { Point } from "@/lib/terrain/point";
import { fieldKindOf, type ListedThing } from "../../ground/field-kinds";
import { pieceKindOf } from "../../ground/pieces";
import type { Battlefield } from "../battlefield";
import { type FoundThing, isSquare, thingsOf } from "../things";

/** A thing with its outline as it is drawn, which is the ground that counts: a ring for areas, otherwise a line. */
export interface Outlined {
  readonly found: FoundThing;
  readonly id: string;
  readonly kind: string;
  readonly outline: readonly Point[];
  readonly box: Box;
  /** The outline as an area, ready for many lines across it. */
  readonly area: Outline;
}

/** Everything on a battlefield with its drawn outline. */
export function outlinesOn(field: Battlefield): readonly Outlined[] {
  return thingsOf(field).map((found) => {
    const outline = drawnOutline(found);
    const { kind } = fieldKindOf(found);
    const area = outlineOf([outline]);
    return { found, id: found.thing.id, kind, outline, box: boxAround(outline), area };
  });
}

function drawnOutline(found: ListedThing): readonly Point[] {
  const { thing, list } = found;
  if (isSquare(found)) return thing.points;
  const hitArea = list === "pieces" ? pieceKindOf(thing).hitArea?.(thing) : undefined;
  const shape = hitArea ?? fieldKindOf(found).shapes(thing)[0];
  return shape ? drawnLine(shape) : thing.points;
}

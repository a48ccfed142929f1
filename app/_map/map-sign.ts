import type { Pen } from "@/lib/domain/map-drawing/pen";
import type { SvgNode } from "@/lib/domain/map-drawing/svg-node";

/** A sign drawn over the terrain; it goes along with the shape of its id, and is not gripped itself. */
export interface MapSign {
  readonly id: string | null;
  readonly node: SvgNode;
}

/** The signs of a map for a pen. */
export type DrawSigns = (pen: Pen) => readonly MapSign[];

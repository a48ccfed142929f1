import type { Pen } from "@/lib/domain/table/drawing/pen";
import type { SvgNode } from "@/lib/domain/table/drawing/svg-node";

/** A sign drawn over the terrain; it moves with the shape of its id. */
interface MapSign {
  readonly id: string | null;
  readonly node: SvgNode;
  /** Its id as a subject of the kind `sign`; missing: it cannot be gripped and lets the pointer through. */
  readonly gripId?: string | undefined;
}

/** The signs of a map for a pen. */
export type DrawSigns = (pen: Pen) => readonly MapSign[];

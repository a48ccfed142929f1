import type { Point } from "@/lib/terrain/point";
import type { Naming, Wanted } from "./drawing/label-request";
import type { Pen } from "./drawing/pen";
import type { SvgNode } from "./drawing/svg-node";
import type { Shape } from "./looks/look";

/** A table's size in cm. */
export interface TableSize {
  readonly widthCm: number;
  readonly depthCm: number;
}

/**
 * A table as its reader may see it, whatever the game. Pictures, desks, files and sheets are made from it; places are in
 * cm from the south-west corner.
 */
export interface Scene extends TableSize {
  readonly metresPerCm: number;
  /** Whether the reader has the cm grid. */
  readonly grid: boolean;
  /** Areas and lines of ground; of those in one stratum the later ones lie above. */
  readonly shapes: readonly Shape[];
  readonly places: readonly PlaceName[];
  /** What stands on the ground, the uppermost last. */
  readonly pieces: readonly ScenePiece[];
  /** The names of pieces in a way of naming; none if left out, or if there are no pieces. */
  readonly namePieces?: (pen: Pen, naming: Naming) => readonly Wanted[];
  /** What lies over everything, labels too. */
  readonly signs: readonly SceneSign[];
}

export interface PlaceName {
  readonly id: string;
  readonly name: string;
  readonly xCm: number;
  readonly yCm: number;
  /** The rotation of the text, in degrees clockwise. */
  readonly turnDeg: number;
  /** Minor places are not shown on small pictures. */
  readonly minor: boolean;
}

/** A thing of a scene that can be gripped: a shape or place, a piece, or a sign. */
export interface MapSubject {
  readonly kind: "feature" | "unit" | "commander" | "sign";
  /** For a commander, the id of the formation they command; for a sign, its id on the map. */
  readonly id: string;
}

/** The room a piece takes, by which a hand marks and turns it; discs have no front. */
export type PieceRoom =
  | {
      readonly is: "block";
      readonly facingDeg: number;
      readonly widthCm: number;
      readonly depthCm: number;
    }
  | {
      readonly is: "disc";
      /** At mark 1. */
      readonly radiusCm: number;
      readonly reachCm: number;
    };

/** Something that stands on the ground: troops, or a mark for them. Outlines are in the picture's coordinates. */
export interface ScenePiece {
  /** What a hand grips; null for what lets the pointer through. */
  readonly subject: MapSubject | null;
  readonly xCm: number;
  readonly yCm: number;
  /** Null for what no hand moves. */
  readonly room: PieceRoom | null;
  /** Unique among the pieces, for their labels. */
  readonly id: string;
  /** What decides its picture: if all of it is equal, it looks the same. */
  readonly seen: readonly unknown[];
  draw(pen: Pen, naming?: Naming): SvgNode;
  /** Its outline, around which labels are placed. */
  outline(pen: Pen): readonly Point[];
  /** Points drawn beyond its outline. */
  beyond?(pen: Pen): readonly Point[];
  /** Whether labels may cover it if there is no other room. */
  readonly cover: "soft" | "hard";
  /** A label it always has. */
  label?(pen: Pen): Wanted;
}

/** A sign over the table. */
export interface SceneSign {
  /** The shape it belongs to and moves with; null if it is independent. */
  readonly shapeId: string | null;
  /** Its id as a subject of the kind `sign`; left out where it cannot be gripped and lets the pointer through. */
  readonly gripId?: string;
  /** Corners in cm of the ground it belongs to; null for the whole table. */
  readonly ground: readonly Point[] | null;
  draw(pen: Pen): SvgNode;
}

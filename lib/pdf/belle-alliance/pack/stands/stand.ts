import type { SideColour } from "@/lib/domain/table/side-colours";

/** A stand, or a piece of one that fits its page. */
export interface StandPiece {
  readonly name: string;
  /** Formation and size. */
  readonly detail: string;
  readonly colour: SideColour;
  readonly shape: "rectangle" | "round";
  /** The size of the whole stand, with its front along the width. */
  readonly wholeMm: readonly [width: number, depth: number];
  /** The piece's offset in the whole, from the left front corner, and its size. */
  readonly fromMm: readonly [x: number, y: number];
  readonly sizeMm: readonly [width: number, depth: number];
  /** Whether it is rotated by a quarter turn on its page. */
  readonly turned: "no" | "quarter";
}

/** A piece with its place on the page, in mm from the upper left corner of the printable area. */
export interface PieceOnPage extends StandPiece {
  readonly xMm: number;
  readonly yMm: number;
}

/** Stands at true size, packed onto pages. */
export interface StandSheets {
  readonly section: "stands";
  readonly title: string;
  readonly remark: string;
  /** The note on stands not printed, with the reason; empty if all are. */
  readonly left: string;
  readonly marginMm: number;
  readonly headMm: number;
  readonly sheets: readonly (readonly PieceOnPage[])[];
}

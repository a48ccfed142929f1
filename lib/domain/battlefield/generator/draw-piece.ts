import type { Point } from "@/lib/terrain/point";
import type { Polyline } from "@/lib/terrain/polyline";
import { pieceKindOf } from "../../ground/bogowie-wojny/pieces";
import { toMm } from "./bearing";
import type { Chance } from "./chance";
import type { PlannedPiece } from "./plan";

/** A piece with its shape and what else it is like. */
export interface DrawnPiece extends PlannedPiece {
  readonly points: readonly Point[];
  /** Of water; 0 of all else. */
  readonly widthCm: number;
  readonly look: string | null;
}

export interface DrawingWish {
  /** Where water runs; null for all that is drawn about the origin. */
  readonly course: Polyline | null;
  /** 1, or less where there is little room; what the rules measure keeps its size. */
  readonly size: number;
}

/** A piece's shape to the millimetre, woods and hills 10 to 30 cm long, about the origin. */
export function drawPiece(chance: Chance, piece: PlannedPiece, wish: DrawingWish): DrawnPiece {
  const { looks, outline, widths } = pieceKindOf(piece).bySeed ?? {};
  const look = looks ? chance.oneOf(looks) : null;
  const shape = wish.course ?? outline?.(chance, { look, size: wish.size }) ?? [];
  const points = shape.map(toMm);
  return { ...piece, look, points, widthCm: widths ? chance.oneOf(widths) : 0 };
}

import type { Point } from "@/lib/terrain/point";
import type { Polyline } from "@/lib/terrain/polyline";
import { pieceKindOf } from "../../ground/pieces";
import type { PlannedPiece } from "./plan";
import type { SeededRandom } from "./seeded-random";
import { toMm } from "./unit-vector";

/** A planned piece with its shape, width and look. */
export interface DrawnPiece extends PlannedPiece {
  readonly points: readonly Point[];
  /** The width of water; 0 for other pieces. */
  readonly widthCm: number;
  readonly look: string | null;
}

export interface DrawingOptions {
  /** The course of water; null for pieces drawn about the origin. */
  readonly course: Polyline | null;
  /** Scale factor: 1, or less if space is short; sizes fixed by the rules are not scaled. */
  readonly size: number;
}

/** A piece's shape about the origin, rounded to the millimetre; woods and hills are 10 to 30 cm long. */
export function drawPiece(
  chance: SeededRandom,
  piece: PlannedPiece,
  options: DrawingOptions,
): DrawnPiece {
  const { looks, outline, widths } = pieceKindOf(piece).bySeed ?? {};
  const look = looks ? chance.pickOne(looks) : null;
  const shape = options.course ?? outline?.(chance, { look, size: options.size }) ?? [];
  const points = shape.map(toMm);
  return { ...piece, look, points, widthCm: widths ? chance.pickOne(widths) : 0 };
}

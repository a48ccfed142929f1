import type { Point } from "@/lib/terrain/point";
import type { Polyline } from "@/lib/terrain/polyline";
import type { BattlefieldPiece } from "../battlefield";
import { toMm } from "./bearing";
import type { Chance } from "./chance";
import { fenceLine, fieldOutline, gullyOutline, naturalOutline, sectionOutline } from "./outline";
import type { PlannedPiece } from "./plan";

type LookOf<Kind extends BattlefieldPiece["kind"]> = Extract<
  BattlefieldPiece,
  { kind: Kind; look: string }
>["look"];

/** A piece with its shape and what else it is like. */
export interface DrawnPiece extends PlannedPiece {
  readonly points: readonly Point[];
  /** Of water; 0 of all else. */
  readonly widthCm: number;
  readonly look: LookOf<"difficult" | "impassable" | "fence"> | null;
}

export interface DrawingWish {
  /** Where water runs; null for all that is drawn about the origin. */
  readonly course: Polyline | null;
  /** 1, or less where there is little room; what the rules measure keeps its size. */
  readonly size: number;
}

/** A piece's shape to the millimetre, woods and hills 10 to 30 cm long, about the origin. */
export function drawPiece(chance: Chance, piece: PlannedPiece, wish: DrawingWish): DrawnPiece {
  const look = lookOf(chance, piece);
  const points = outlineOf(chance, { ...piece, look }, wish).map(toMm);
  return { ...piece, look, points, widthCm: widthOf(chance, piece.kind) };
}

function lookOf(chance: Chance, { kind }: PlannedPiece): DrawnPiece["look"] {
  switch (kind) {
    case "difficult":
      return chance.oneOf(["ploughed", "overgrown", "scrub", "scrub", "orchard"] as const);
    case "impassable":
      return chance.oneOf(["marsh", "marsh", "lake"] as const);
    case "fence":
      return chance.oneOf(["hedge", "hedge", "fence", "wall"] as const);
    default:
      return null;
  }
}

function outlineOf(
  chance: Chance,
  { kind, look }: Pick<DrawnPiece, "kind" | "look">,
  { course, size }: DrawingWish,
): readonly Point[] {
  const sized = (least: number, most: number) => [least * size, most * size] as const;
  switch (kind) {
    case "hill":
      return naturalOutline(chance, { long: sized(20, 30), wide: sized(14, 21), rough: 0.2 });
    case "wood":
      return naturalOutline(chance, { long: sized(15, 26), wide: sized(12, 18), rough: 0.34 });
    case "difficult":
      return look === "scrub"
        ? naturalOutline(chance, { long: sized(14, 22), wide: sized(11, 15), rough: 0.3 })
        : fieldOutline(chance);
    case "impassable":
      return naturalOutline(chance, { long: sized(12, 18), wide: sized(10, 13), rough: 0.3 });
    case "gully":
      return gullyOutline(chance);
    case "fence":
      return fenceLine(chance);
    case "built-up":
      return sectionOutline(chance);
    case "stream":
    case "river":
      return course ?? [];
  }
}

function widthOf(chance: Chance, kind: PlannedPiece["kind"]): number {
  if (kind === "river") return chance.oneOf([3, 3.5, 4]);
  return kind === "stream" ? chance.oneOf([0.8, 1]) : 0;
}

import type { TableEdge } from "@/lib/rules/bogowie-wojny/placing-order";
import type { BattlefieldFinding } from "../../battlefield/finding";
import type { SetUpUpgrade } from "../../battlefield/side-schema";
import type { Pen } from "../../map-drawing/pen";
import type { SvgNode } from "../../map-drawing/svg-node";
import type { PointCm } from "../../primitives";
import type { Feature, ShapeFeature } from "../../scenario/feature";

/** Placed in turn by 14.4, bought for points by 13.3, or brought by an army's own rule. */
export const PIECE_ORIGINS = ["placed", "bought", "special"] as const;

/** What every piece has, whatever its kind; its corners are a closed ring for areas, a line otherwise. */
export type NewPiece = {
  id: string;
  name: string;
  placedBy: TableEdge;
  origin: (typeof PIECE_ORIGINS)[number];
  points: PointCm[];
};

/** A piece of a kind, with what it is like besides. */
export type PieceOf<Kind extends string, Own = unknown> = NewPiece & { kind: Kind } & Own;

/** A field of a piece: how it is stored, and how the desk asks for it. */
export type PieceControl =
  | {
      readonly type: "look";
      readonly choices: readonly [string, ...string[]];
      /** What a document may leave out. */
      readonly usual: string;
    }
  /** Where a gully is entered and left; given, not asked for. */
  | { readonly type: "ways" }
  | { readonly type: "grove" }
  | { readonly type: "width" }
  | { readonly type: "level" };

/** A piece can change its kind within a family without being drawn again. */
export type PieceFamily = "grounds" | "lines" | "sections";

/** All that is particular to a kind of piece [3.5, 14.3, 14.4]. Its words stand under its name in the message files. */
export interface PieceParticulars<Kind extends string, Each> {
  readonly kind: Kind;
  readonly shape: "area" | "line";
  /** The side of the square it is, where the rules fix its outline. */
  readonly squareCm?: number;
  /** Running water, which bridges and fords lead over. */
  readonly isWater?: true;
  /** Water too great for fords [3.5]. */
  readonly bridgesOnly?: true;
  /** What a road may do with it [14.4]: run on freely, be the only one in it, cross it by a bridge or ford, or not at all. */
  readonly road: "free" | "only-one" | "crossing" | "none";
  /** Whether a unit can be on it, so that it can be an objective [3.4, 14.6]. */
  readonly canBeObjective: boolean;
  /** It lies there before players place anything, its bridges with it: in no count and in no player's turn [14.4]. */
  readonly isFixed?: true;
  readonly family: PieceFamily;
  /** The letter of its tool. */
  readonly toolKey: string;
  /** The shape whose tool draws it; null for what has a size of its own and is put down by a click. */
  readonly drawnAs: ShapeFeature["kind"] | null;
  /** Corners to begin with, about the place it is put at. */
  readonly start: readonly PointCm[];
  readonly controls: readonly PieceControl[];
  /** Figures of 3.5 its sentence names. */
  readonly effectFigures: Readonly<Record<string, number>>;
  /** As it usually is. */
  blank(piece: NewPiece): Each;
  /** The upgrade that buys it; none for what is not for sale [13.3]. */
  upgrade?(piece: Each): SetUpUpgrade | null;
  /** Its word in running text, of the namespace `battlefield`; the kind's own where left out. */
  word?(piece: Each): { readonly key: string; readonly level?: number };
  /** The measures the rules give of it. */
  check?(piece: Each, path: string): BattlefieldFinding[];
  /** What the house's maps draw for it. */
  features(piece: Each): readonly Feature[];
  /** What is drawn over its ground, below everything else that lies on the field. */
  groundSign?(piece: Each, pen: Pen): SvgNode | null;
  /** What is drawn over all ground. */
  sign?(piece: Each, pen: Pen): SvgNode;
  /** The shape the desk grips it by, where its features show none. */
  grip?(piece: Each): Feature;
}

/** A kind of piece, typed by its pieces; its schema follows from its fields. */
export function pieceKind<Each extends PieceOf<string>>(
  of: PieceParticulars<Each["kind"], Each>,
): PieceParticulars<Each["kind"], Each> {
  return of;
}

/** A shape of the house's maps that stands for a piece: by the piece's id, known to everybody. */
export function common({ id, points }: { readonly id: string; readonly points: PointCm[] }) {
  return { name: "", hiddenFrom: [] as string[], id, points };
}

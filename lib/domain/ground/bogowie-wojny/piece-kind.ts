import type { SetUpUpgrade } from "../../battlefield/side-schema";
import type { Pen } from "../../map-drawing/pen";
import type { SvgNode } from "../../map-drawing/svg-node";
import type { Feature } from "../../scenario/feature";
import type { Laying, SeedDrawing } from "./laying";
import type { NewThing, ThingParticulars } from "./thing-kind";

/**
 * Placed in turn by 14.4, bought for points by 13.3, brought by an army's own rule, or there before players lay
 * anything, as rivers may be [14.4].
 */
const PIECE_ORIGINS = ["placed", "bought", "special", "beforehand"] as const;

/** What every piece has, whatever its kind. */
export type NewPiece = NewThing & { origin: (typeof PIECE_ORIGINS)[number] };

/** A piece of a kind, with what it is like besides. */
export type PieceOf<Kind extends string, Own = unknown> = NewPiece & { kind: Kind } & Own;

/** Kinds of one family are made one another without drawing them again. */
export type PieceFamily = "grounds" | "lines" | "sections";

/** All that is particular to a kind of piece [3.5, 14.3, 14.4]. */
export interface PieceParticulars<Kind extends string, Each> extends ThingParticulars<Kind, Each> {
  readonly list: "pieces";
  /** Running water, which bridges and fords lead over. */
  readonly isWater?: true;
  /** Water too great for fords [3.5]. */
  readonly bridgesOnly?: true;
  /** What a road may do with it [14.4]: run on freely, begin and end there too, be the only one in it, cross it by a bridge or ford, or not at all. */
  readonly road: "free" | "end" | "only-one" | "crossing" | "none";
  /** Whether a unit can be on it, so that it can be an objective [3.4, 14.6]. */
  readonly canBeObjective: boolean;
  /** Whether it may lie there before players lay anything, or always does, its bridges with it: in no count and in nobody's turn [14.4]. */
  readonly beforehand?: "may" | "always";
  /** Whether the player who did not lay it has a bridge or ford over it [14.4]. */
  readonly givesCrossing?: true;
  readonly family: PieceFamily;
  /** How a seed draws it; none for what no seed lays. */
  readonly bySeed?: SeedDrawing;
  readonly effectFigures: Readonly<Record<string, number>>;
  /** As it usually is. */
  blank(piece: NewPiece): Each;
  /** The upgrade that buys it; none for what is not for sale [13.3]. */
  upgrade?(piece: Each): SetUpUpgrade | null;
  /** What is drawn over its ground, below everything else that lies on the field. */
  groundSign?(piece: Each, pen: Pen): SvgNode | null;
  /** What is drawn over all ground. */
  sign?(piece: Each, pen: Pen): SvgNode;
  /** The shape the desk grips it by, where its features show none. */
  grip?(piece: Each): Feature;
}

/** A kind of piece that players lay and seeds draw [14.3, 14.4]. */
export interface LaidParticulars<Kind extends string, Each> extends PieceParticulars<Kind, Each> {
  readonly laying: Laying;
  readonly bySeed: SeedDrawing;
}

/** How a piece of a kind may have come to lie there. */
export function originsOf({ beforehand }: Pick<PieceParticulars<string, unknown>, "beforehand">) {
  return PIECE_ORIGINS.filter((origin) => origin !== "beforehand" || beforehand);
}

/** A kind of piece, typed by its pieces; its schema follows from its fields. */
export function pieceKind<Each extends PieceOf<string>>(
  of: Omit<LaidParticulars<Each["kind"], Each>, "list">,
): LaidParticulars<Each["kind"], Each> {
  return { ...of, list: "pieces" };
}

/** A kind of piece that lies there beforehand alone. */
export function fixedKind<Each extends PieceOf<string>>(
  of: Omit<PieceParticulars<Each["kind"], Each>, "list">,
): PieceParticulars<Each["kind"], Each> {
  return { ...of, list: "pieces" };
}

import type { Pen } from "../../table/drawing/pen";
import type { SvgNode } from "../../table/drawing/svg-node";
import type { Shape } from "../../table/looks/look";
import type { SetUpUpgrade } from "../field/side-schema";
import type { Laying, SeedDrawing } from "./laying";
import type { NewThing, ThingParticulars } from "./thing-kind";

/**
 * Placed in turn under 14.4, bought for points under 13.3, brought by an army's own rule, or there before players lay
 * anything, as rivers may be [14.4].
 */
const PIECE_ORIGINS = ["placed", "bought", "special", "beforehand"] as const;

/** The fields of every piece, whatever its kind. */
export type NewPiece = NewThing & { origin: (typeof PIECE_ORIGINS)[number] };

/** A piece of one kind, with the fields of that kind. */
export type PieceOf<Kind extends string, Own = unknown> = NewPiece & { kind: Kind } & Own;

/** Pieces can be changed into other kinds of the same family without being redrawn. */
export type PieceFamily = "grounds" | "lines" | "sections";

/** Everything specific to one kind of piece [3.5, 14.3, 14.4]. */
export interface PieceParticulars<Kind extends string, Each> extends ThingParticulars<Kind, Each> {
  readonly list: "pieces";
  /** Running water, which bridges and fords cross. */
  readonly isWater?: true;
  /** Water that only bridges can cross, not fords [3.5]. */
  readonly bridgesOnly?: true;
  /**
   * What a road may do here [14.4]: pass freely, also begin and end, be the only one in it, cross by a bridge or ford,
   * or nothing.
   */
  readonly road: "free" | "end" | "only-one" | "crossing" | "none";
  /** Whether a unit can stand on it, so that it can be an objective [3.4, 14.6]. */
  readonly canBeObjective: boolean;
  /**
   * Whether it may, or always does, lie there with its bridges before players lay anything; it then takes no turn and
   * is not counted [14.4].
   */
  readonly beforehand?: "may" | "always";
  /** Whether the player who did not lay it gets a bridge or ford over it [14.4]. */
  readonly givesCrossing?: true;
  readonly family: PieceFamily;
  /** How a seed draws it; left out for kinds that seeds do not lay. */
  readonly bySeed?: SeedDrawing;
  readonly effectFigures: Readonly<Record<string, number>>;
  /** A new piece with the usual values. */
  blank(piece: NewPiece): Each;
  /** The upgrade that buys it; left out or null if it is not for sale [13.3]. */
  upgrade?(piece: Each): SetUpUpgrade | null;
  /** What is drawn over its own ground, below everything else on the field; null if nothing is. */
  groundSign?(piece: Each): ((pen: Pen) => SvgNode) | null;
  /** What is drawn above all ground. */
  sign?(piece: Each): (pen: Pen) => SvgNode;
  /** The shape by which the desk selects it, if its shapes do not show one. */
  hitArea?(piece: Each): Shape;
}

/** A kind of piece that players can lay and seeds can draw [14.3, 14.4]. */
export interface PlaceableParticulars<Kind extends string, Each>
  extends PieceParticulars<Kind, Each> {
  readonly laying: Laying;
  readonly bySeed: SeedDrawing;
}

export function originsOf({ beforehand }: Pick<PieceParticulars<string, unknown>, "beforehand">) {
  return PIECE_ORIGINS.filter((origin) => origin !== "beforehand" || beforehand);
}

/** Defines a kind of piece, typed by its pieces; its schema is derived from its fields. */
export function pieceKind<Each extends PieceOf<string>>(
  of: Omit<PlaceableParticulars<Each["kind"], Each>, "list">,
): PlaceableParticulars<Each["kind"], Each> {
  return { ...of, list: "pieces" };
}

/** Defines a kind of piece that can only be there beforehand. */
export function fixedKind<Each extends PieceOf<string>>(
  of: Omit<PieceParticulars<Each["kind"], Each>, "list">,
): PieceParticulars<Each["kind"], Each> {
  return { ...of, list: "pieces" };
}

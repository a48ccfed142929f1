import { TABLE_EDGES, type TableEdge } from "@/lib/rules/bogowie-wojny/placing-order";
import { pieceKindOf } from "../ground/pieces";
import { FIELD_WORKS } from "../ground/works";
import type { Battlefield, BattlefieldPiece } from "./battlefield";
import type { SetUpStore } from "./set-up-store";
import type { FieldArmy, FieldSide, SetUpUpgrade } from "./side-schema";

/** A player's side by edge; without name and army if the field has none stored. */
export function sideAt({ sides }: Pick<Battlefield, "sides">, edge: TableEdge): FieldSide {
  return sides?.find((side) => side.edge === edge) ?? { edge, name: "", army: null };
}

/** Both sides, the southern first. */
export function bothSides(field: Pick<Battlefield, "sides">): FieldSide[] {
  return TABLE_EDGES.map((edge) => sideAt(field, edge));
}

/** The army at an edge; null if none is attached. */
export function armyAt(field: Pick<Battlefield, "sides">, edge: TableEdge): FieldArmy | null {
  return sideAt(field, edge).army;
}

/** How many of an upgrade a store holds. */
export function countIn(store: SetUpStore | undefined, upgrade: SetUpUpgrade): number {
  return store?.find((each) => each.upgrade === upgrade)?.count ?? 0;
}

/** Selects pieces by origin, or field works, for which the origin is ignored. */
export interface Laid {
  readonly edge: TableEdge;
  readonly upgrade: SetUpUpgrade;
  readonly origin: "bought" | "special";
}

/**
 * The pieces of an origin, or the field works, that a player has laid for an upgrade [13.3, 14.4], as paths in the
 * document.
 */
export function laidBy(
  { pieces, fieldWorks }: Pick<Battlefield, "pieces" | "fieldWorks">,
  { edge, upgrade, origin }: Laid,
): string[] {
  const kind = FIELD_WORKS.find((each) => each.upgrade === upgrade)?.kind;
  if (kind !== undefined) {
    return fieldWorks.flatMap((work, index) =>
      work.kind === kind && work.placedBy === edge ? [`/fieldWorks/${index}`] : [],
    );
  }
  return pieces.flatMap((piece, index) =>
    piece.origin === origin && piece.placedBy === edge && upgradeOf(piece) === upgrade
      ? [`/pieces/${index}`]
      : [],
  );
}

/** Whether an upgrade is a field work [13.3]. */
export function isWork(upgrade: SetUpUpgrade): boolean {
  return FIELD_WORKS.some((each) => each.upgrade === upgrade);
}

/** The upgrade that buys a piece; null if it is not for sale [13.3]. */
export function upgradeOf(piece: BattlefieldPiece): SetUpUpgrade | null {
  return pieceKindOf(piece).upgrade?.(piece) ?? null;
}

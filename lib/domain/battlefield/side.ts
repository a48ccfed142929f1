import { TABLE_EDGES, type TableEdge } from "@/lib/rules/bogowie-wojny/placing-order";
import { pieceKindOf } from "../ground/bogowie-wojny/pieces";
import { FIELD_WORKS } from "../ground/bogowie-wojny/works";
import type { Battlefield, BattlefieldPiece } from "./battlefield";
import type { SetUpStore } from "./set-up-store";
import type { FieldArmy, FieldSide, SetUpUpgrade } from "./side-schema";

/** A player's side by edge; one without a name or an army where the field does not say. */
export function sideAt({ sides }: Pick<Battlefield, "sides">, edge: TableEdge): FieldSide {
  return sides?.find((side) => side.edge === edge) ?? { edge, name: "", army: null };
}

/** Both sides, the southern first. */
export function bothSides(field: Pick<Battlefield, "sides">): FieldSide[] {
  return TABLE_EDGES.map((edge) => sideAt(field, edge));
}

/** The army at an edge; null where none is attached. */
export function armyAt(field: Pick<Battlefield, "sides">, edge: TableEdge): FieldArmy | null {
  return sideAt(field, edge).army;
}

/** How many of an upgrade a store holds. */
export function countIn(store: SetUpStore | undefined, upgrade: SetUpUpgrade): number {
  return store?.find((each) => each.upgrade === upgrade)?.count ?? 0;
}

/** Works, whose origin is not asked for, and pieces by how they came to the field. */
export interface Laid {
  readonly edge: TableEdge;
  readonly upgrade: SetUpUpgrade;
  readonly origin: "bought" | "special";
}

/** What of an upgrade a player has laid: pieces of an origin, and field works [13.3, 14.4]; their places in the document. */
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

/** The upgrade that buys a piece; null for what is not for sale [13.3]. */
export function upgradeOf(piece: BattlefieldPiece): SetUpUpgrade | null {
  return pieceKindOf(piece).upgrade?.(piece) ?? null;
}

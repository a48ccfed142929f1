import { TABLE_EDGES, type TableEdge } from "@/lib/rules/bogowie-wojny/placing-order";
import type { Battlefield, BattlefieldPiece } from "./battlefield";
import type { FieldArmy, FieldSide, SetUpUpgrade } from "./side-schema";

/** A player's side by his edge; one without a name or an army where the field says nothing of it. */
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

/** How many of an upgrade an army has bought. */
export function boughtBy({ bought }: FieldArmy, upgrade: SetUpUpgrade): number {
  return bought.find((each) => each.upgrade === upgrade)?.count ?? 0;
}

/** What of an upgrade a player has laid: pieces said to be bought, and field works [13.3]; their places in the document. */
export function laidBy(
  { pieces, fieldWorks }: Pick<Battlefield, "pieces" | "fieldWorks">,
  edge: TableEdge,
  upgrade: SetUpUpgrade,
): string[] {
  if (upgrade === "linear-works" || upgrade === "redoubt") {
    const kind = upgrade === "redoubt" ? "redoubt" : "linear";
    return fieldWorks.flatMap((work, index) =>
      work.kind === kind && work.placedBy === edge ? [`/fieldWorks/${index}`] : [],
    );
  }
  return pieces.flatMap((piece, index) =>
    piece.origin === "bought" && piece.placedBy === edge && upgradeOf(piece) === upgrade
      ? [`/pieces/${index}`]
      : [],
  );
}

/** The upgrade that buys a piece; null for what is not for sale [13.3]. */
export function upgradeOf(piece: BattlefieldPiece): SetUpUpgrade | null {
  switch (piece.kind) {
    case "wood":
    case "hill":
      return piece.kind;
    case "difficult":
      return "difficult-ground";
    case "built-up":
      return piece.level === 1 || piece.level === 2 ? `built-up-${piece.level}` : null;
    default:
      return null;
  }
}

import type { Readings } from "@/lib/rules/bogowie-wojny/format";
import type { TableEdge } from "@/lib/rules/bogowie-wojny/placing-order";
import type { BuiltUpLevel } from "@/lib/rules/bogowie-wojny/tables/battlefield-measures";
import { type Upgrade, WORKS } from "@/lib/rules/bogowie-wojny/tables/upgrades";
import type { PieceKind } from "@/lib/rules/bogowie-wojny/terrain-piece";
import type { Battlefield, FieldWork } from "../../battlefield/battlefield";
import type { FieldStore, GameArmy } from "../game-army";

/** Terrain an army still has to place, and how many of it. */
interface StoredPiece {
  readonly kind: PieceKind;
  readonly level: BuiltUpLevel | null;
  readonly left: number;
}

interface StoredWork {
  readonly kind: FieldWork["kind"];
  readonly left: number;
}

/** What one army may still set up beside the pieces all share [13.3, 14.4]. */
export interface OwnStore {
  readonly bought: readonly StoredPiece[];
  readonly special: readonly StoredPiece[];
  readonly works: readonly StoredWork[];
  /** Whether a bought wood may be a grove, as the army's format reads 13.3. */
  readonly groves: Readings["groves"];
}

const PIECES: Readonly<Partial<Record<Upgrade, Pick<StoredPiece, "kind" | "level">>>> = {
  "built-up-1": { kind: "built-up", level: 1 },
  "built-up-2": { kind: "built-up", level: 2 },
  "difficult-ground": { kind: "difficult", level: null },
  wood: { kind: "wood", level: null },
  hill: { kind: "hill", level: null },
};

/** What an army has left to set up on a field. */
export function storeLeft(army: GameArmy, field: Battlefield, edge: TableEdge): OwnStore {
  return {
    bought: piecesLeft(army.bought, { field, edge, origin: "bought" }),
    special: piecesLeft(army.brought, { field, edge, origin: "special" }),
    works: worksLeft([...army.bought, ...army.brought], field, edge),
    groves: army.groves ?? "sold-as-wood",
  };
}

function piecesLeft(
  store: FieldStore,
  {
    field,
    edge,
    origin,
  }: {
    readonly field: Battlefield;
    readonly edge: TableEdge;
    readonly origin: "bought" | "special";
  },
): StoredPiece[] {
  const own = field.pieces.filter((piece) => piece.placedBy === edge && piece.origin === origin);
  return store.flatMap(({ upgrade, count }) => {
    const sort = PIECES[upgrade];
    if (!sort) return [];
    const placed = own.filter(
      (piece) =>
        piece.kind === sort.kind && (piece.kind !== "built-up" || piece.level === sort.level),
    );
    const left = count - placed.length;
    return left > 0 ? [{ ...sort, left }] : [];
  });
}

function worksLeft(store: FieldStore, field: Battlefield, edge: TableEdge): StoredWork[] {
  return WORKS.flatMap((upgrade) => {
    const kind = upgrade === "redoubt" ? "redoubt" : "linear";
    const had = store.filter((each) => each.upgrade === upgrade);
    const placed = field.fieldWorks.filter((work) => work.placedBy === edge && work.kind === kind);
    const left = had.reduce((sum, { count }) => sum + count, 0) - placed.length;
    return left > 0 ? [{ kind, left } as const] : [];
  });
}

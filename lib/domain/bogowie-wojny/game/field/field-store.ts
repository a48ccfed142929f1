import type { Readings } from "@/lib/rules/bogowie-wojny/format";
import type { TableEdge } from "@/lib/rules/bogowie-wojny/placing-order";
import type { BuiltUpLevel } from "@/lib/rules/bogowie-wojny/tables/battlefield-measures";
import {
  COUNTED_SORTS,
  type CountedSort,
  type PieceKind,
} from "@/lib/rules/bogowie-wojny/terrain-piece";
import type { Battlefield, BattlefieldPiece, FieldWork } from "../../field/battlefield";
import { upgradeOf } from "../../field/side";
import { pieceKindOf } from "../../ground/pieces";
import { FIELD_WORKS } from "../../ground/works";
import type { FieldStore, GameArmy } from "../game-army";

/** A kind of terrain an army still has to place, and its number. */
interface StoredPiece {
  readonly kind: PieceKind;
  readonly level: BuiltUpLevel | null;
  readonly left: number;
}

interface StoredWork {
  readonly kind: FieldWork["kind"];
  readonly left: number;
}

/** What one army may still set up in addition to the shared pieces [13.3, 14.4]. */
export interface OwnStore {
  readonly bought: readonly StoredPiece[];
  readonly special: readonly StoredPiece[];
  readonly works: readonly StoredWork[];
  /** Whether a bought wood may be a grove, by the format's reading of 13.3. */
  readonly groves: Readings["groves"];
}

/** The terrain and works an army has left to set up; what a scenario's battlefield came with is nobody's. */
export function storeLeft(
  army: GameArmy,
  { field: whole, given }: { readonly field: Battlefield; readonly given: Battlefield | null },
  edge: TableEdge,
): OwnStore {
  const field = given ? laidOn(given, whole) : whole;
  return {
    bought: piecesLeft(army.bought, { field, edge, origin: "bought" }),
    special: piecesLeft(army.brought, { field, edge, origin: "special" }),
    works: worksLeft([...army.bought, ...army.brought], field, edge),
    groves: army.groves ?? "sold-as-wood",
  };
}

/** A field without what a scenario gave. */
export function laidOn(given: Battlefield, field: Battlefield): Battlefield {
  const came = new Set([...given.pieces, ...given.fieldWorks].map(({ id }) => id));
  const isNew = ({ id }: { readonly id: string }) => !came.has(id);
  return {
    ...field,
    pieces: field.pieces.filter(isNew),
    fieldWorks: field.fieldWorks.filter(isNew),
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
    const sort = COUNTED_SORTS.find((each) => upgradeOf(pieceOfSort(each)) === upgrade);
    if (!sort) return [];
    const left = count - own.filter((piece) => upgradeOf(piece) === upgrade).length;
    return left > 0 ? [{ kind: sort.kind, level: sort.level, left }] : [];
  });
}

/** A piece with the usual values of its kind. */
function pieceOfSort({ kind, level }: CountedSort): BattlefieldPiece {
  const bare = { id: "", name: "", placedBy: "south", origin: "bought", points: [] } as const;
  const piece = pieceKindOf({ kind }).blank({ ...bare, points: [] });
  return level === null ? piece : Object.assign(piece, { level });
}

function worksLeft(store: FieldStore, field: Battlefield, edge: TableEdge): StoredWork[] {
  return FIELD_WORKS.flatMap(({ kind, upgrade }) => {
    const had = store.filter((each) => each.upgrade === upgrade);
    const placed = field.fieldWorks.filter((work) => work.placedBy === edge && work.kind === kind);
    const left = had.reduce((sum, { count }) => sum + count, 0) - placed.length;
    return left > 0 ? [{ kind, left }] : [];
  });
}

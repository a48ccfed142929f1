import type { SightTerrain } from "@/lib/rules/belle-alliance/sight";
import { moved, type Point } from "@/lib/terrain/point";
import { middleOf, type Ring } from "@/lib/terrain/ring";
import type { SightPiece } from "../sight/unit-sight";
import { commanderBase } from "./command-reach";
import type { MapView, PlacedCommanderView, PlacedUnitView } from "./scenario-view";
import type { Settings } from "./settings";

/** What looks or is looked at: a spot on the table, a piece wherever it stands, or all pieces of a side. */
export type SightEnd =
  | {
      readonly kind: "place";
      readonly at: Point;
      /** How a unit there stands; worked out from the map if left out. */
      readonly terrain?: SightTerrain | undefined;
    }
  | { readonly kind: "unit" | "commander" | "side"; readonly id: string };

/** Something on the table that looks or is looked at; the outline of a place is one point. */
export interface TablePiece extends SightPiece {
  readonly end: SightEnd;
  readonly key: string;
  /** Empty for a place. */
  readonly name: string;
  readonly sideId: string | null;
  readonly at: Point;
}

/** Pieces under the pointer, which the document does not know of until they are let go. */
export interface CarriedPieces {
  readonly keys: ReadonlySet<string>;
  readonly byCm: Point;
}

/** All pieces of a map: commanders, then units; where one is being dragged it is already where the pointer is. */
export function sightPieces(
  { commanders, units }: Pick<MapView, "commanders" | "units">,
  { bases }: Pick<Settings, "bases">,
  carried: CarriedPieces | null = null,
): readonly TablePiece[] {
  const carry = (key: string) => (carried?.keys.has(key) ? carried.byCm : null);
  return [
    ...commanders.map((each) => commanderPiece(each, bases, carry)),
    ...units.map((each) => unitPiece(each, carry)),
  ];
}

type Carry = (key: string) => Point | null;

function commanderPiece(
  commander: PlacedCommanderView,
  bases: Settings["bases"],
  carry: Carry,
): TablePiece {
  const { id, name, sideId, xCm, yCm } = commander;
  const end = { kind: "commander", id } as const;
  const key = keyOfEnd(end);
  const byCm = carry(key);
  const base = BASES.get(commander) ?? commanderBase(commander, bases);
  BASES.set(commander, base);
  const outline = byCm ? base.map((corner) => moved(corner, byCm)) : base;
  return { end, key, name, sideId, at: byCm ? moved([xCm, yCm], byCm) : [xCm, yCm], outline };
}

/** A base keeps its identity, so that what is seen from it can be kept with it. */
const BASES = new WeakMap<PlacedCommanderView, Ring>();

function unitPiece({ id, name, sideId, outline, holds }: PlacedUnitView, carry: Carry): TablePiece {
  const end = { kind: "unit", id } as const;
  const key = keyOfEnd(end);
  const byCm = carry(key);
  const there = byCm ? outline.map((corner) => moved(corner, byCm)) : outline;
  const piece = { end, key, name, sideId, at: middleOf(there), outline: there };
  return holds && !byCm ? { ...piece, terrain: "building" } : piece;
}

/** The piece at an end of a look; null if it is no longer on the table, or if there are several. */
export function pieceAt(end: SightEnd, pieces: readonly TablePiece[]): TablePiece | null {
  const key = keyOfEnd(end);
  if (end.kind !== "place") return pieces.find((each) => each.key === key) ?? null;
  const { at, terrain } = end;
  return { end, key, name: "", sideId: null, at, outline: [at], terrain };
}

/** All that look from an end. */
export function lookersFrom(end: SightEnd, pieces: readonly TablePiece[]): readonly TablePiece[] {
  if (end.kind === "side") return pieces.filter(({ sideId }) => sideId === end.id);
  const piece = pieceAt(end, pieces);
  return piece ? [piece] : [];
}

/** A key unique among the ends on a table, equal to that of the same thing on the map. */
export function keyOfEnd(end: SightEnd): string {
  return end.kind === "place" ? `place:${end.at.join()}` : `${end.kind}:${end.id}`;
}

import type { TableObject } from "@/lib/terrain/arrange";
import { middleOf } from "@/lib/terrain/ring";
import type { Feature } from "../feature";
import type { CommanderPlacement } from "../formation";
import type { Scenario } from "../scenario";
import { groundOf } from "../view/map-view";
import { walkFormations } from "../walk";

/**
 * A reference to something on the table: a unit, a feature of the map, or a commander, identified by the formation's
 * id.
 */
export interface PieceRef {
  readonly kind: "unit" | "commander" | "feature";
  readonly id: string;
}

export interface Piece extends TableObject {
  readonly ref: PieceRef;
  /** Whether tools that act on many pieces leave it in place. */
  readonly isLocked: boolean;
}

/** The listed pieces that are on the table, in document order; others are left out. */
export function piecesOf(scenario: Scenario, refs: readonly PieceRef[]): Piece[] {
  const wanted = new Set(refs.map(pieceKey));
  return piecesOnTable(scenario).filter(({ ref }) => wanted.has(pieceKey(ref)));
}

/** Everything on the table: units and commanders, then the map's features. */
export function piecesOnTable(scenario: Scenario): Piece[] {
  const troops = [...walkFormations(scenario)].flatMap(({ formation }) => [
    ...commanderPiece(formation.id, formation.commander?.placement ?? null),
    ...formation.units.flatMap((unit): Piece[] => {
      const { placement } = unit;
      if (!placement) return [];
      const { xCm, yCm, facingDeg, locked } = placement;
      const { outline } = groundOf(unit, placement, scenario);
      const ref = { kind: "unit", id: unit.id } as const;
      return [{ ref, middle: [xCm, yCm], outline, facingDeg, isLocked: locked === true }];
    }),
  ]);
  return [...troops, ...scenario.map.features.map(featurePiece)];
}

/** A key unique to this piece. */
export function pieceKey({ kind, id }: PieceRef): string {
  return `${kind}:${id}`;
}

function commanderPiece(id: string, placement: CommanderPlacement | null): Piece[] {
  if (!placement) return [];
  const middle = [placement.xCm, placement.yCm] as const;
  const ref = { kind: "commander", id } as const;
  const isLocked = placement.locked === true;
  return [{ ref, middle, outline: [middle], facingDeg: null, isLocked }];
}

function featurePiece(feature: Feature): Piece {
  const points = feature.kind === "place" ? [[feature.xCm, feature.yCm] as const] : feature.points;
  return {
    ref: { kind: "feature", id: feature.id },
    middle: middleOf(points),
    outline: points,
    facingDeg: null,
    isLocked: feature.locked === true,
  };
}

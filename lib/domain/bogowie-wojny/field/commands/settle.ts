import {
  obligatoryPieces,
  oppositeEdge,
  type TableEdge,
  turnOf,
} from "@/lib/rules/bogowie-wojny/placing-order";
import { columnOf, isWater } from "@/lib/rules/bogowie-wojny/terrain-piece";
import { isOnLine } from "@/lib/terrain/meeting";
import { midStation } from "@/lib/terrain/polyline";
import { roundedCm } from "@/lib/terrain/snap";
import { baseSlidCm } from "../base-place";
import type {
  Battlefield,
  BattlefieldCrossing,
  BattlefieldPiece,
  BattlefieldRoad,
} from "../battlefield";
import { CROSSING_REACH_CM } from "../checks/crossings";
import { bridgesOf } from "../generator/bridge";
import { toMm } from "../generator/unit-vector";
import { isLaid, isWaterPiece } from "../ground";
import { type BaseOrientation, baseOutline, basesOn, deploymentZones } from "../operational-base";
import { roadOrderOf } from "../road-order";
import type { FieldCommand } from "./field-command";

/**
 * Sorts the pieces into the order of 14.4 and assigns the turns of pieces and roads. Bought pieces keep their owner, as
 * do roads if each player lays all of theirs at once.
 */
export const settleOrder: FieldCommand<null> = {
  name: "settleOrder",
  run: (draft) => {
    draft.pieces = inPlacingOrder(draft.pieces, draft);
    let placed = 0;
    for (const piece of draft.pieces) {
      if (piece.origin === "placed" && isLaid(piece))
        piece.placedBy = turnOf(placed++, draft.initiative);
    }
    const loser = oppositeEdge(draft.initiative);
    if (roadOrderOf(draft) === "loser-first") {
      const rank = (road: BattlefieldRoad) => (road.placedBy === loser ? 0 : 1);
      draft.roads = draft.roads.toSorted((a, b) => rank(a) - rank(b));
      return;
    }
    for (const [index, road] of draft.roads.entries()) road.placedBy = turnOf(index, loser);
  },
};

/** Resets both operational bases and deployment zones to 14.5 and 14.6. */
export const settleBases: FieldCommand<null> = {
  name: "settleBases",
  run: (draft) => {
    draft.bases = basesOn(draft.table);
    draft.deploymentZones = deploymentZones();
  },
};

/** Places a player's operational base along or across its edge. */
export const layBase: FieldCommand<{
  readonly edge: "south" | "north";
  readonly lie: BaseOrientation;
}> = {
  name: "layBase",
  run: (draft, { edge, lie }) => {
    const points = baseOutline(edge, draft.table, lie).map(toMm);
    const own = draft.bases.findIndex((base) => base.edge === edge);
    if (own < 0) draft.bases.push({ edge, points });
    else draft.bases[own] = { edge, points };
  },
};

/** Moves a player's operational base by cm east; it stays at its edge [14.5]. */
export const moveBase: FieldCommand<{
  readonly edge: "south" | "north";
  readonly eastCm: number;
}> = {
  name: "moveBase",
  run: (draft, { edge, eastCm }) => {
    const base = draft.bases.find((each) => each.edge === edge);
    if (!base) return;
    const [east, north] = baseSlidCm(base, draft.table, eastCm);
    base.points = base.points.map(([x, y]): [number, number] => [
      roundedCm(x + east),
      roundedCm(y + north),
    ]);
  },
};

/** Sets the depth of a player's deployment zone, in cm. */
export const setDeployment: FieldCommand<{
  readonly edge: "south" | "north";
  readonly depthCm: number;
}> = {
  name: "setDeployment",
  run: (draft, { edge, depthCm }) => {
    const own = draft.deploymentZones.find((zone) => zone.edge === edge);
    if (own) own.depthCm = depthCm;
    else draft.deploymentZones.push({ edge, depthCm });
  },
};

/** Adds a bridge wherever a road meets water without one [14.4]. */
export const bridgeRoads: FieldCommand<{ readonly newId: () => string }> = {
  name: "bridgeRoads",
  run: (draft, { newId }) => {
    const bridges = missingCrossings(draft);
    draft.crossings.push(
      ...bridges.map((bridge): BattlefieldCrossing => ({ id: newId(), ...bridge })),
    );
  },
};

/** The bridges still missing where roads cross water; water in place beforehand gets none [14.4]. */
function missingCrossings({
  roads,
  pieces,
  crossings,
}: Pick<Battlefield, "roads" | "pieces" | "crossings">): Omit<BattlefieldCrossing, "id">[] {
  const isBridged = (bridge: Pick<BattlefieldCrossing, "points">) => {
    const { point } = midStation(bridge.points);
    return crossings.some(({ points }) => isOnLine(point, points, CROSSING_REACH_CM));
  };
  return roads.flatMap((road) =>
    pieces
      .filter(isWaterPiece)
      .filter((water) => isLaid(water))
      .flatMap((water) => bridgesOf(road, water, () => "bridge"))
      .filter((bridge) => !isBridged(bridge)),
  );
}

/**
 * Sorts pieces into the order of 14.4: those in place beforehand and water, the obligatory ones, the rest, each group
 * in its previous order; then bought pieces and those from armies' rules, each in turns.
 */
function inPlacingOrder(
  pieces: readonly BattlefieldPiece[],
  { area, initiative }: Pick<Battlefield, "area" | "initiative">,
): BattlefieldPiece[] {
  const owed = obligatoryPieces(area);
  const ranked = pieces.map((piece) => ({ piece, rank: rankOf(piece, owed) }));
  const ofRank = (rank: number) =>
    ranked.filter((each) => each.rank === rank).map(({ piece }) => piece);
  return [
    ...[0, 1, 2].flatMap(ofRank),
    ...byTurns(ofRank(3), initiative),
    ...byTurns(ofRank(4), initiative),
  ];
}

function rankOf(piece: BattlefieldPiece, owed: ReturnType<typeof obligatoryPieces>): number {
  if (!isLaid(piece)) return 0;
  if (piece.origin !== "placed") return piece.origin === "bought" ? 3 : 4;
  if (isWater(piece.kind)) return 0;
  const column = columnOf(piece);
  const left = column === null ? 0 : (owed.get(column) ?? 0);
  if (column !== null && left > 0) owed.set(column, left - 1);
  return left > 0 ? 1 : 2;
}

/** Both players' pieces alternately; a player with none left is skipped. */
function byTurns(pieces: readonly BattlefieldPiece[], begins: TableEdge): BattlefieldPiece[] {
  const of = (edge: TableEdge) => pieces.filter(({ placedBy }) => placedBy === edge);
  const [first, second] = [of(begins), of(oppositeEdge(begins))];
  const rounds = Array.from({ length: Math.max(first.length, second.length) }, (_, round) => round);
  return rounds.flatMap((round) => [first, second].flatMap((own) => own.slice(round, round + 1)));
}

import { oppositeEdge, turnOf } from "@/lib/rules/bogowie-wojny/placing-order";
import { roundedCm } from "@/lib/terrain/snap";
import { baseSlidCm } from "../base-place";
import type { BattlefieldCrossing, BattlefieldRoad } from "../battlefield";
import { toMm } from "../generator/bearing";
import { isLaid } from "../ground";
import { missingCrossings } from "../missing-crossings";
import { type BaseLie, baseOutline, basesOn, deploymentZones } from "../operational-base";
import { inPlacingOrder } from "../placing-order";
import { roadOrderOf } from "../road-order";
import type { FieldCommand } from "./field-command";

/**
 * Puts the pieces into the order of 14.4 and assigns the turns, of pieces and of roads; what armies bought stays
 * theirs, as do roads where each player lays all of their own.
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

/** Puts both operational bases and deployment zones where 14.5 and 14.6 want them. */
export const settleBases: FieldCommand<null> = {
  name: "settleBases",
  run: (draft) => {
    draft.bases = basesOn(draft.table);
    draft.deploymentZones = deploymentZones();
  },
};

/** Lays a player's operational base along its edge or across it. */
export const layBase: FieldCommand<{
  readonly edge: "south" | "north";
  readonly lie: BaseLie;
}> = {
  name: "layBase",
  run: (draft, { edge, lie }) => {
    const points = baseOutline(edge, draft.table, lie).map(toMm);
    const own = draft.bases.findIndex((base) => base.edge === edge);
    if (own < 0) draft.bases.push({ edge, points });
    else draft.bases[own] = { edge, points };
  },
};

/** Moves a player's operational base by cm east; it keeps to its edge [14.5]. */
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

/** Sets how deep a player's deployment zone is, in cm. */
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

/** Lays a bridge wherever a road meets water without one [14.4]; takes an id for each. */
export const bridgeRoads: FieldCommand<{ readonly newId: () => string }> = {
  name: "bridgeRoads",
  run: (draft, { newId }) => {
    const bridges = missingCrossings(draft);
    draft.crossings.push(
      ...bridges.map((bridge): BattlefieldCrossing => ({ id: newId(), ...bridge })),
    );
  },
};

import {
  oppositeEdge,
  orderFaults,
  TABLE_EDGES,
  turnOf,
} from "@/lib/rules/bogowie-wojny/placing-order";
import { isForSale } from "@/lib/rules/bogowie-wojny/terrain-piece";
import type { Battlefield, BattlefieldPiece } from "../battlefield";
import { type BattlefieldFinding, findingAt } from "../finding";

/** Who placed what, and in which order [14.4]. */
export function checkOrder(field: Battlefield): BattlefieldFinding[] {
  return [...checkTurns(field), ...checkStages(field), ...checkBought(field), ...checkRoads(field)];
}

function checkTurns(field: Battlefield): BattlefieldFinding[] {
  const inTurn = field.pieces.flatMap((piece, at) =>
    piece.origin === "placed" ? [{ piece, at }] : [],
  );
  const faults = orderFaults(
    inTurn.map(({ piece }) => piece),
    field,
  );
  return faults.map(({ index, code }) => findingAt(`/pieces/${inTurn[index]?.at}`, code));
}

const STAGES: readonly BattlefieldPiece["origin"][] = ["placed", "bought", "special"];

function checkStages({ pieces }: Battlefield): BattlefieldFinding[] {
  const stages = pieces.map(({ origin }) => STAGES.indexOf(origin));
  return stages.flatMap((stage, index) =>
    stages.slice(0, index).some((earlier) => earlier > stage)
      ? [findingAt(`/pieces/${index}`, "placed-after-bought")]
      : [],
  );
}

function checkBought({ pieces }: Battlefield): BattlefieldFinding[] {
  const bought = pieces.flatMap((piece, at) => (piece.origin === "bought" ? [{ piece, at }] : []));
  const unsold = bought
    .filter(({ piece }) => !isForSale(piece))
    .map(({ at }) => findingAt(`/pieces/${at}`, "not-for-sale"));
  const several = TABLE_EDGES.flatMap((edge) =>
    bought
      .filter(({ piece }) => piece.placedBy === edge)
      .slice(1)
      .map(({ at }) => findingAt(`/pieces/${at}`, "bought-several", { edge })),
  );
  return [...unsold, ...several];
}

function checkRoads({ roads, initiative }: Battlefield): BattlefieldFinding[] {
  return roads.flatMap(({ placedBy }, index) =>
    placedBy === turnOf(index, oppositeEdge(initiative))
      ? []
      : [findingAt(`/roads/${index}`, "road-out-of-turn")],
  );
}

import {
  orderFaults,
  ownOutOfTurn,
  roadsOutOfTurn,
  TABLE_EDGES,
} from "@/lib/rules/bogowie-wojny/placing-order";
import type { Battlefield, BattlefieldPiece } from "../battlefield";
import { type BattlefieldFinding, findingAt } from "../finding";
import { isLaid, placedPieces } from "../ground";
import { roadOrderOf } from "../road-order";
import { upgradeOf } from "../side";

/** Checks who placed each thing, and in which order [14.4]. */
export function checkOrder(field: Battlefield): BattlefieldFinding[] {
  return [
    ...checkTurns(field),
    ...checkStages(field),
    ...checkOwnTurns(field, "bought"),
    ...checkOwnTurns(field, "special"),
    ...checkBought(field),
    ...checkRoads(field),
  ];
}

function checkTurns(field: Battlefield): BattlefieldFinding[] {
  const inTurn = placedPieces(field, "placed");
  const faults = orderFaults(
    inTurn.map(({ piece }) => piece),
    field,
  );
  return faults.map(({ index, code }) => findingAt(`/pieces/${inTurn[index]?.at}`, code));
}

const STAGES: readonly BattlefieldPiece["origin"][] = ["placed", "bought", "special"];

function checkStages({ pieces }: Battlefield): BattlefieldFinding[] {
  const laid = pieces.flatMap((piece, at) =>
    isLaid(piece) ? [{ stage: STAGES.indexOf(piece.origin), at }] : [],
  );
  return laid.flatMap(({ stage, at }, index) =>
    laid.slice(0, index).some((earlier) => earlier.stage > stage)
      ? [findingAt(`/pieces/${at}`, "placed-after-bought")]
      : [],
  );
}

/** Checks that bought pieces, and then those from armies' rules, are laid in turns [14.4]. */
function checkOwnTurns(field: Battlefield, origin: "bought" | "special"): BattlefieldFinding[] {
  const own = placedPieces(field, origin);
  const laidBy = own.map(({ piece }) => piece.placedBy);
  return ownOutOfTurn(laidBy, field.initiative).map((index) =>
    findingAt(`/pieces/${own[index]?.at}`, "own-out-of-turn", { origin }),
  );
}

function checkBought(field: Battlefield): BattlefieldFinding[] {
  const bought = placedPieces(field, "bought");
  const unsold = bought
    .filter(({ piece }) => upgradeOf(piece) === null)
    .map(({ at }) => findingAt(`/pieces/${at}`, "not-for-sale"));
  const several = TABLE_EDGES.flatMap((edge) =>
    bought
      .filter(({ piece }) => piece.placedBy === edge)
      .slice(1)
      .map(({ at }) => findingAt(`/pieces/${at}`, "bought-several", { edge })),
  );
  return [...unsold, ...several];
}

function checkRoads(field: Battlefield): BattlefieldFinding[] {
  const { roads, initiative } = field;
  const order = roadOrderOf(field);
  const laidBy = roads.map(({ placedBy }) => placedBy);
  return roadsOutOfTurn(laidBy, { initiative, order }).map((index) =>
    findingAt(`/roads/${index}`, "road-out-of-turn", { order }),
  );
}

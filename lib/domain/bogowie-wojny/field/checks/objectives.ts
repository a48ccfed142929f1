import { agreedWay } from "@/lib/rules/bogowie-wojny/format";
import { mainObjectives, secondaryObjectives } from "@/lib/rules/bogowie-wojny/objective";
import { oppositeEdge } from "@/lib/rules/bogowie-wojny/placing-order";
import { OBJECTIVE_COUNTS } from "@/lib/rules/bogowie-wojny/tables/battlefield-measures";
import { pieceKindOf } from "../../ground/pieces";
import type { Battlefield } from "../battlefield";
import { type BattlefieldFinding, findingAt } from "../finding";
import { objectiveCandidates } from "../ground";
import { objectiveWorth } from "../objective-worth";
import { armyAt } from "../side";

/** Checks the objectives: their number, pieces, choosers and points [14.6]. */
export function checkObjectives(field: Battlefield): BattlefieldFinding[] {
  const unfit = field.objectives.flatMap((_, index) => checkPiece(field, index));
  return [
    ...checkNumber(field),
    ...unfit,
    ...(unfit.length === 0 ? checkChoice(field) : []),
    ...checkChoosers(field),
    ...checkPoints(field),
  ];
}

function checkNumber({ objectives }: Battlefield): BattlefieldFinding[] {
  return (["main", "secondary"] as const).flatMap((role) => {
    const count = objectives.filter((objective) => objective.role === role).length;
    const wanted = OBJECTIVE_COUNTS[role];
    return count === wanted
      ? []
      : [findingAt("/objectives", "objective-number", { role, count, wanted })];
  });
}

function checkPiece({ objectives, pieces }: Battlefield, index: number): BattlefieldFinding[] {
  const path = `/objectives/${index}/pieceId`;
  const pieceId = objectives[index]?.pieceId;
  const piece = pieces.find(({ id }) => id === pieceId);
  if (!piece) return [findingAt(path, "objective-unknown-piece")];
  if (!pieceKindOf(piece).canBeObjective) {
    return [findingAt(path, "objective-not-enterable", { kind: piece.kind })];
  }
  const twice = objectives.slice(0, index).some((other) => other.pieceId === pieceId);
  return twice ? [findingAt(path, "objective-twice")] : [];
}

function checkChoice(field: Battlefield): BattlefieldFinding[] {
  const candidates = objectiveCandidates(field);
  const nearest = mainObjectives(candidates);
  const main = field.objectives.find(({ role }) => role === "main")?.pieceId ?? "";
  const { certain, equals } = secondaryObjectives(candidates, main);
  const chosen = field.objectives.filter(({ role }) => role === "secondary");
  const missed = certain.some((id) => !chosen.some(({ pieceId }) => pieceId === id));
  return field.objectives.flatMap(({ role, pieceId }, index) => {
    const path = `/objectives/${index}`;
    if (role === "main") {
      return nearest.includes(pieceId) ? [] : [findingAt(path, "main-not-nearest")];
    }
    const even = certain.includes(pieceId) || (!missed && equals.includes(pieceId));
    return even ? [] : [findingAt(path, "secondary-not-even")];
  });
}

function checkChoosers({ objectives, initiative }: Battlefield): BattlefieldFinding[] {
  return objectives.flatMap(({ role, chosenBy }, index) => {
    const edge = role === "main" ? initiative : oppositeEdge(initiative);
    return chosenBy === edge
      ? []
      : [findingAt(`/objectives/${index}`, "objective-chooser", { role, edge })];
  });
}

/**
 * Checks objective points: 10 and 5; in larger battles the secondary ones' are half of the main one's, rounded up
 * [12.2]. Attached armies settle the points, or leave them to the umpire if both read 13.2 as a proposal.
 */
function checkPoints(field: Battlefield): BattlefieldFinding[] {
  const [south, north] = [armyAt(field, "south"), armyAt(field, "north")];
  const ways = [south?.objectiveProposal, north?.objectiveProposal] as const;
  if (agreedWay("objectiveProposal", ways) === "proposed") return [];
  const worth = objectiveWorth(field);
  return field.objectives.flatMap(({ role, points }, index) =>
    points === worth[role]
      ? []
      : [
          findingAt(`/objectives/${index}/points`, "objective-points", {
            role,
            points: worth[role],
          }),
        ],
  );
}

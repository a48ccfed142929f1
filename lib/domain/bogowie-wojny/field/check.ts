import { type AcceptedFinding, siftFindings } from "../../document/accepted-findings";
import type { Battlefield } from "./battlefield";
import { checkArmies } from "./checks/armies";
import { checkBases } from "./checks/bases";
import { checkCounts, countedPieces } from "./checks/counts";
import { checkCrossings } from "./checks/crossings";
import { checkGround } from "./checks/ground";
import { checkMeasures } from "./checks/measures";
import { checkObjectives } from "./checks/objectives";
import { checkOrder } from "./checks/order";
import { checkRoads } from "./checks/roads";
import type { BattlefieldFinding } from "./finding";
import { subjectsOfFinding } from "./finding-subjects";

/** The contents of a battlefield and its findings. */
export interface BattlefieldReport {
  readonly summary: {
    readonly pieces: number;
    readonly counts: ReturnType<typeof countedPieces>;
  };
  /** Without those the author has accepted. */
  readonly findings: BattlefieldFinding[];
  readonly accepted: AcceptedFinding<BattlefieldFinding>[];
}

/**
 * Checks a battlefield against chapters III and XIV, using only the document; it is legal if there are no errors.
 * Findings the author has accepted are listed separately.
 */
export function checkBattlefield(field: Battlefield): BattlefieldReport {
  const all = [
    ...checkCounts(field),
    ...checkOrder(field),
    ...checkGround(field),
    ...checkMeasures(field),
    ...checkRoads(field),
    ...checkCrossings(field),
    ...checkBases(field),
    ...checkObjectives(field),
    ...checkArmies(field),
  ];
  return {
    summary: { pieces: field.pieces.length, counts: countedPieces(field) },
    ...siftFindings(field, all, (finding) => subjectsOfFinding(finding, field)),
  };
}

import { type AcceptedFinding, siftFindings } from "../accepted-findings";
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

/** What lies on a battlefield, and what is wrong with it. */
export interface BattlefieldReport {
  readonly summary: {
    readonly pieces: number;
    readonly counts: ReturnType<typeof countedPieces>;
  };
  /** Without those its author accepted. */
  readonly findings: BattlefieldFinding[];
  readonly accepted: AcceptedFinding<BattlefieldFinding>[];
}

/** Holds a battlefield against chapters III and XIV, from the document alone; legal is what has no error. Findings its author accepted stand apart. */
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

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

/** What lies on a battlefield, and what is wrong with it. */
export interface BattlefieldReport {
  readonly summary: {
    readonly pieces: number;
    readonly counts: ReturnType<typeof countedPieces>;
  };
  readonly findings: BattlefieldFinding[];
}

/** Holds a battlefield against chapters III and XIV, from the document alone; legal is what has no error. */
export function checkBattlefield(field: Battlefield): BattlefieldReport {
  return {
    summary: { pieces: field.pieces.length, counts: countedPieces(field) },
    findings: [
      ...checkCounts(field),
      ...checkOrder(field),
      ...checkGround(field),
      ...checkMeasures(field),
      ...checkRoads(field),
      ...checkCrossings(field),
      ...checkBases(field),
      ...checkObjectives(field),
      ...checkArmies(field),
    ],
  };
}

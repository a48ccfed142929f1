import type { WorkCaller } from "@/lib/auth/work-caller";
import type { BwOddsAnswer } from "@/lib/domain/bogowie-wojny/odds/answer";
import type { BwOddsQuestion, BwOddsRoll } from "@/lib/domain/bogowie-wojny/odds/question";
import { JOBS, type Wording } from "@/lib/usecases/work/jobs";
import { sharedPool } from "@/lib/usecases/work/work-pool";

/**
 * Rolls that take long: with a hundred dice a side a melee takes 190 ms and a multicombat 460; all others take less
 * than 5 ms.
 */
const LONG: readonly BwOddsRoll[] = ["melee", "multicombat"];

/**
 * The exact odds of a roll; those that take long are computed in a worker thread. Errors: `invalid-document`, `busy`.
 */
export async function workOutBogowieWojnyOdds(
  question: BwOddsQuestion,
  telling: Wording,
  caller: WorkCaller,
): Promise<BwOddsAnswer> {
  const asked = { question, telling };
  if (LONG.includes(question.roll)) return sharedPool().run("bogowieWojnyOdds", asked, { caller });
  return JOBS.bogowieWojnyOdds(asked);
}

import type { BwOddsAnswer } from "@/lib/domain/bogowie-wojny-odds/answer";
import type { BwOddsQuestion, BwOddsRoll } from "@/lib/domain/bogowie-wojny-odds/question";
import { JOBS, type Telling } from "@/lib/usecases/work/jobs";
import { sharedPool } from "@/lib/usecases/work/work-pool";

/** With a hundred dice a side a melee takes 190 ms and a multicombat 460; everything else less than 5. */
const LONG: readonly BwOddsRoll[] = ["melee", "multicombat"];

/** The exact odds of a roll, those that take long beside the event loop. Errors: `invalid-document`, `busy`. */
export async function workOutBogowieWojnyOdds(
  question: BwOddsQuestion,
  telling: Telling,
): Promise<BwOddsAnswer> {
  const asked = { question, telling };
  if (LONG.includes(question.roll)) return sharedPool().run("bogowieWojnyOdds", asked);
  return JOBS.bogowieWojnyOdds(asked);
}

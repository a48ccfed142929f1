import type { WorkCaller } from "@/lib/auth/work-caller";
import type { MarchAnswer } from "@/lib/usecases/belle-alliance/rules/march-answer";
import type { MarchRequest } from "@/lib/usecases/belle-alliance/rules/march-request";
import { JOBS } from "@/lib/usecases/work/jobs";
import { sharedPool } from "@/lib/usecases/work/work-pool";

/** So many stretches take 5 ms, the longest request half a second. */
const FEW_STRETCHES = 1_000;

/**
 * Answers marches that have passed their schema, in their order; many are worked out in a worker thread. Error:
 * `busy`.
 */
export async function answerMarch(
  marches: readonly MarchRequest[],
  caller: WorkCaller,
): Promise<MarchAnswer[]> {
  const stretches = marches.reduce(
    (sum, { path, start }) => sum + path.length + (start?.length ?? 0),
    0,
  );
  return stretches > FEW_STRETCHES
    ? sharedPool().run("marches", marches, { caller })
    : JOBS.marches(marches);
}

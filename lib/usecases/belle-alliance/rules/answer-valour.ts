import type { WorkCaller } from "@/lib/auth/work-caller";
import type { Language } from "@/lib/domain/document/language";
import type { ValourRequest } from "@/lib/rules/belle-alliance/valour/valour-request";
import type { ValourAnswer } from "@/lib/usecases/belle-alliance/rules/resolve-valour";
import { JOBS } from "@/lib/usecases/work/jobs";
import { sharedPool } from "@/lib/usecases/work/work-pool";

/** A hundred units take 14 ms, the maximum of a request 740 ms. */
const FEW_UNITS = 100;

/**
 * Answers requests that have passed their schema, in their order; many units are answered in a worker thread. Error:
 * `busy`.
 */
export async function answerValour(
  units: readonly ValourRequest[],
  language: Language,
  caller: WorkCaller,
): Promise<ValourAnswer[]> {
  const asked = { units, telling: { language, on: "wire" } } as const;
  return units.length > FEW_UNITS
    ? sharedPool().run("valour", asked, { caller })
    : JOBS.valour(asked);
}

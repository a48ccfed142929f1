import type { WorkCaller } from "@/lib/auth/work-caller";
import type { SightAnswer } from "@/lib/usecases/belle-alliance/rules/looks-over";
import type { SightRequest } from "@/lib/usecases/belle-alliance/rules/sight-request";
import { JOBS } from "@/lib/usecases/work/jobs";
import { sharedPool } from "@/lib/usecases/work/work-pool";

/** Looks times corners and pairs of shapes: as many take some 50 ms at most. */
const FEW = 20_000;

/** Answers looks that have passed their schema, in their order; many in a worker thread. Errors: `busy`, `too-large`. */
export async function answerSight(
  request: SightRequest,
  caller: WorkCaller,
): Promise<readonly SightAnswer[]> {
  const corners = request.map.features.reduce(
    (sum, feature) => sum + (feature.kind === "place" ? 1 : feature.points.length),
    0,
  );
  const shapes = request.map.features.length;
  return (corners + shapes * shapes) * (1 + request.looks.length) > FEW
    ? sharedPool().run("sight", request, { caller })
    : JOBS.sight(request);
}

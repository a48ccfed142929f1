import type { MemberContext } from "@/lib/auth/actor";
import { isKeeper } from "@/lib/auth/keeper";
import { listCountedResults, removeReport } from "@/lib/db/belle-alliance/game-results";
import { withLockedPlayedGame } from "@/lib/db/locked";
import { GrundlagError } from "@/lib/domain/document/error-code";
import { notAllowed } from "@/lib/domain/document/refusal-reason";
import { canModerateComments, canReadDocument } from "@/lib/domain/people/permissions";
import {
  listResults,
  MOST_SHOWN,
  reportIdOf,
} from "@/lib/usecases/belle-alliance/game/list-results";
import { accessTo, guardedHead } from "@/lib/usecases/guard";

/**
 * Permanently deletes the words of a result that counts, for those who moderate the scenario's page: its owner, organisers
 * of its club and the service's keeper. The figures and the sides' agreement stay. Errors: `not-found`, also for a report
 * that the reader does not see; `forbidden`.
 */
export async function moderateReport(
  context: MemberContext,
  { id, reportId }: { readonly id: string; readonly reportId: string },
): Promise<void> {
  const { database } = context;
  const head = await guardedHead(context, { kind: "scenario", id }, canReadDocument);
  const { items } = await listResults(context, { id });
  if (!items.some((each) => each.id === reportId && (each.report || each.wouldChange))) {
    throw new GrundlagError("not-found", `The scenario's page has no report "${reportId}".`);
  }
  if (!canModerateComments(await accessTo(context, head)) && !isKeeper(context)) {
    const who =
      "The scenario's owner, an organiser of its club or the service's keeper removes a report.";
    throw notAllowed("report-moderators", who);
  }
  const results = await listCountedResults(database, id, MOST_SHOWN);
  const result = results.find(({ gameId }) => reportIdOf(gameId) === reportId);
  if (!result) return;
  // Locked, so that a side that withdraws at the same moment does not write the words back.
  await withLockedPlayedGame(database, result.gameId, (tx) => removeReport(tx, result.gameId));
}

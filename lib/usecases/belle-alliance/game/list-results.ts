import { createHash } from "node:crypto";
import type { Context } from "@/lib/auth/actor";
import {
  type CountedResult,
  keptScenariosOf,
  listCountedResults,
  outcomesOf,
} from "@/lib/db/belle-alliance/game-results";
import { listReleases } from "@/lib/db/document/revisions";
import { resultFor } from "@/lib/domain/belle-alliance/game/result";
import { type ResultFigures, resultFigures } from "@/lib/domain/belle-alliance/game/result-figures";
import { belleAllianceScenario } from "@/lib/domain/kinds/belle-alliance-scenario";
import { canReadDocument, canReadWholeUnasked } from "@/lib/domain/people/permissions";
import { guardedDocument } from "@/lib/usecases/guard";

/** How many results a scenario's page lists. */
export const MOST_SHOWN = 50;

type Outcome = Pick<CountedResult, "gameId" | "objectives" | "points" | "level" | "bounds">;

/** A public result, with the number of the release that was played; null for a version that was not released. */
export interface PublicResult extends Omit<CountedResult, "gameId" | "objectives"> {
  readonly release: number | null;
  /** Names the report to those who moderate the page; it does not tell which game it is. */
  readonly id: string;
}

/**
 * The results of a scenario that count: the newest fifty, and the figures of all. They name neither game nor seats, and
 * points that were not recorded by hand are those of objectives that everybody knows, then and now. Where the public knows
 * of no sides, others than its author read only how often and how long it was played, and nowhere for how many bounds
 * where their number is secret: in the scenario as it is now, or in a game's own. Error: `not-found`.
 */
export async function listResults(
  context: Context,
  { id }: { readonly id: string },
): Promise<ResultFigures & { readonly items: readonly PublicResult[] }> {
  const { database } = context;
  const stored = await guardedDocument(context, { kind: "scenario", id }, canReadDocument);
  const { sides, shownToAll, settings, victory } = belleAllianceScenario(stored.document);
  const secrets = (victory?.objectives ?? []).filter(({ knownTo }) => knownTo !== "all");
  const secretNow = new Set(secrets.map((each) => each.id));
  const isAuthors = canReadWholeUnasked({ reader: context.actor, document: stored });
  const kept = await keptScenariosOf(database, id);
  const isWithoutSides = (gameId: string) =>
    !isAuthors && [shownToAll, kept.get(gameId)?.shownToAll].includes("ground");
  const shown = <Result extends Outcome>(result: Result): Result => {
    const scenario = kept.get(result.gameId);
    const isLengthSecret = settings.lengthSecret || scenario?.isLengthSecret;
    const bounds = isLengthSecret && !isAuthors ? null : result.bounds;
    const open = (scenario?.victory?.objectives ?? []).filter(({ knownTo }) => knownTo === "all");
    const known = new Set(open.map((each) => each.id).filter((each) => !secretNow.has(each)));
    return { ...resultFor(result, scenario ?? { sides: [] }, known), bounds };
  };
  const outcomes = await outcomesOf(database, id);
  const figures = resultFigures(
    outcomes
      .map(shown)
      .map((each) => (isWithoutSides(each.gameId) ? { ...each, winner: null } : each)),
    sides.map((side) => side.id),
  );
  if (shownToAll === "ground" && !isAuthors) return { ...figures, wins: [], items: [] };
  if (outcomes.length === 0) return { ...figures, items: [] };
  const releases = await listReleases(database, id);
  const items = await listCountedResults(database, id, MOST_SHOWN);
  const releaseOf = (version: number) =>
    releases.find((each) => each.version === version)?.number ?? null;
  return {
    ...figures,
    items: items
      .filter(({ gameId }) => !isWithoutSides(gameId))
      .map(shown)
      .map(({ gameId, objectives: __, ...each }) => ({
        ...each,
        id: reportIdOf(gameId),
        release: releaseOf(each.version),
      })),
  };
}

/** What a game's report is called where the game itself is not to be known. */
export function reportIdOf(gameId: string): string {
  return createHash("sha256").update(`report of ${gameId}`).digest("hex").slice(0, 20);
}

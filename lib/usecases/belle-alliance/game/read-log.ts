import type { Context } from "@/lib/auth/actor";
import { findScenarioGame, listSeatKeys } from "@/lib/db/belle-alliance/scenario-games";
import type { GameEntry, LogLine } from "@/lib/domain/belle-alliance/game/game-entry";
import { gameState } from "@/lib/domain/belle-alliance/game/game-state";
import type { ScenarioGame } from "@/lib/domain/belle-alliance/game/scenario-game";
import { GrundlagError } from "@/lib/domain/document/error-code";
import { idSchema } from "@/lib/domain/document/primitives";
import { notAllowed } from "@/lib/domain/document/refusal-reason";
import { openUmpiredGame, type UmpiredGame } from "@/lib/usecases/belle-alliance/game/game-guard";

/**
 * The log of a game in the order of the server: for umpires at any time, for everybody who has the game's id once it has
 * ended. Errors: `not-found`; `forbidden` while it goes on.
 */
export async function readLog(
  context: Context,
  which: UmpiredGame,
): Promise<{ readonly title: string; readonly log: readonly LogLine[] }> {
  const ended = idSchema.safeParse(which.id).success
    ? await findScenarioGame(context.database, which.id)
    : null;
  if (ended && gameState(ended.log).isOver) {
    const keys = await listSeatKeys(context.database, ended.id);
    const { title, log } = logOf(ended);
    return { title, log: log.map((line) => ({ ...line, entry: withoutKeys(line.entry, keys) })) };
  }
  const { game } = await openUmpiredGame(context, which).catch((error: unknown) => {
    const isHidden = error instanceof GrundlagError && error.code === "not-found";
    if (!isHidden || !ended) throw error;
    throw notAllowed("log-after-game", "The log opens to everybody once the game has ended.");
  });
  return logOf(game);
}

/** A line's content without the links of seats that somebody wrote in it, which still open them. */
function withoutKeys(entry: GameEntry, keys: readonly { readonly key: string }[]): GameEntry {
  const text = JSON.stringify(entry);
  const shown = keys.reduce((all, { key }) => all.replaceAll(key, "…"), text);
  // Safe: a key is letters and digits, which stand in nothing but texts.
  return shown === text ? entry : (JSON.parse(shown) as GameEntry);
}

/** The log alone: the game around it holds the whole scenario. */
function logOf({ title, log }: ScenarioGame): { title: string; log: readonly LogLine[] } {
  return { title, log };
}

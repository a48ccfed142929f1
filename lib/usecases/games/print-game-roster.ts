import type { MemberContext } from "@/lib/auth/actor";
import { findRevision } from "@/lib/db/revisions";
import { hasSecrets } from "@/lib/domain/army-list/list-for-others";
import type { RosterLayout } from "@/lib/domain/army-list/roster-layout";
import { rosterView } from "@/lib/domain/army-list/roster-view";
import { GrundlagError } from "@/lib/domain/error-code";
import { drawnLeaders } from "@/lib/domain/game/drawn-leaders";
import { armiesOf } from "@/lib/domain/game/game";
import { gameState } from "@/lib/domain/game/game-state";
import { canReadRevisions } from "@/lib/domain/permissions";
import { notAllowed } from "@/lib/domain/refusal-reason";
import type { Printed, PrintOptions } from "@/lib/pdf/press-job";
import { printRoster } from "@/lib/pdf/print-roster";
import { gameWithId, seatOf } from "@/lib/usecases/games/game-guard";
import { guardedHead } from "@/lib/usecases/guard";
import { offThePress } from "@/lib/usecases/printing";

/** Which game's roster is printed for its player, how, and the service's own address. */
export interface GameRosterOrder extends PrintOptions {
  readonly gameId: string;
  readonly layout: RosterLayout;
  readonly address: string;
}

/**
 * The roster of one's own army in a game, as the list was when it sat down, with the commanders the game drew. Errors:
 * `not-found`, also where the list is gone, `forbidden` for who does not play, `too-many-requests`, `too-large`.
 */
export async function printGameRoster(
  { actor, database }: MemberContext,
  { gameId, layout, address, ...options }: GameRosterOrder,
): Promise<{ printed: Printed; title: string }> {
  const game = await gameWithId(database, gameId);
  const seat = seatOf(game, actor);
  const army = seat && game.seats[seat]?.army;
  const state = seat && gameState(armiesOf(game), game.log).seats[seat];
  if (!army || !state) throw notAllowed("players-only", "Only its players play this game.");
  const { listId: id, listVersion: version } = army;
  await guardedHead({ actor, database }, { kind: "army-list", id }, canReadRevisions);
  const list = await findRevision(database, { kind: "army-list", documentId: id, version });
  if (!list)
    throw new GrundlagError("not-found", `The army list "${id}" has no version ${version}.`);
  const view = rosterView(list, drawnLeaders(army, state));
  const link = `${address}/games/${gameId}`;
  const secrets = hasSecrets(list) ? "owner" : null;
  const printed = await offThePress(printRoster({ view, layout, link, secrets }, options));
  return { printed, title: view.title };
}

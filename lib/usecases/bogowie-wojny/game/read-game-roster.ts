import type { Context } from "@/lib/auth/actor";
import type { Database } from "@/lib/db/client";
import { findHead, openDocument } from "@/lib/db/document/documents";
import { findRevision } from "@/lib/db/document/revisions";
import { drawnLeaders } from "@/lib/domain/bogowie-wojny/game/drawn-leaders";
import { armiesOf, type Game } from "@/lib/domain/bogowie-wojny/game/game";
import type { GameArmy } from "@/lib/domain/bogowie-wojny/game/game-army";
import { gameState } from "@/lib/domain/bogowie-wojny/game/game-state";
import type { Seat } from "@/lib/domain/bogowie-wojny/game/seat";
import type { ArmyList } from "@/lib/domain/bogowie-wojny/list/army-list";
import {
  hasSecrets,
  listForOthers,
  withMarksOf,
} from "@/lib/domain/bogowie-wojny/list/list-for-others";
import type { RosterAudience } from "@/lib/domain/bogowie-wojny/list/roster-print";
import { type RosterView, rosterView } from "@/lib/domain/bogowie-wojny/list/roster-view";
import { GrundlagError } from "@/lib/domain/document/error-code";
import { gameWithId, seatsOf } from "@/lib/usecases/bogowie-wojny/game/game-guard";

/** An army of a game, identified by its seat. */
export interface GameRosterKey {
  readonly id: string;
  readonly of: Seat;
}

/**
 * An army of a game as far as its reader may see it: the list as it was when it joined, with the commanders the game
 * drew.
 */
export interface GameRoster {
  readonly game: { readonly id: string; readonly title: string };
  /** The path of its page. */
  readonly at: string;
  readonly player: string;
  readonly list: ArmyList;
  readonly roster: RosterView;
  /** Who may see it: its player sees all of it. */
  readonly audience: RosterAudience;
  /** The audience named in the note about secrets on a print; null prints none. */
  readonly secrets: RosterAudience | null;
}

/**
 * An army of a game, for its two players only. The opponent gets it without what its owner keeps secret, including
 * anything marked as secret since. A player with both seats on one device sees neither army's secrets, since both
 * players look at that page. Error: `not-found`, also for onlookers, and if the list was deleted.
 */
export async function readGameRoster(
  context: Context,
  { id, of }: GameRosterKey,
): Promise<GameRoster> {
  const game = await gameWithId(context.database, id);
  const mine = seatsOf(game, context.actor);
  if (mine.length === 0) throw noRoster();
  const isOwn = mine.length === 1 && mine[0] === of;
  return rosterAtTable(context, { game, of, audience: isOwn ? "owner" : "opponent" });
}

/** The same for a known audience. Error: `not-found` for an empty seat, and if the list was deleted. */
export async function rosterAtTable(
  { database }: Pick<Context, "database">,
  { game, of, audience }: { game: Game; of: Seat; audience: RosterAudience },
): Promise<GameRoster> {
  const seat = game.seats[of];
  const state = gameState(armiesOf(game), game.log).seats[of];
  const states = seat && (await statesOf(database, seat.army));
  if (!seat || !state || !states) throw noRoster();
  const isOwn = audience === "owner";
  const list = isOwn ? states.then : listForOthers(withMarksOf(states.then, states.now));
  return {
    game: { id: game.id, title: game.title },
    at: `/games/${game.id}/rosters/${of}`,
    player: seat.player,
    list,
    roster: rosterView(list, drawnLeaders(seat.army, state)),
    audience,
    secrets: isOwn && !hasSecrets(list) ? null : audience,
  };
}

/** The army's list as it was when it joined and as it is now; null if it was deleted. */
async function statesOf(
  database: Database,
  { listId: id, listVersion: version }: GameArmy,
): Promise<{ then: ArmyList; now: ArmyList } | null> {
  const kind = "army-list";
  const head = await findHead(database, { kind, id });
  const now = head && (await openDocument(database, kind, head));
  const then = await findRevision(database, { kind, documentId: id, version });
  return now && then && { then, now: now.document };
}

function noRoster(): GrundlagError {
  const why = "There is no such roster, its list is gone, or it is for the players alone.";
  return new GrundlagError("not-found", why);
}

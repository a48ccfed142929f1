import type { Context } from "@/lib/auth/actor";
import { findEvent } from "@/lib/db/bogowie-wojny/events";
import type { Database } from "@/lib/db/client";
import { findHead, openDocument } from "@/lib/db/document/documents";
import { findRevision } from "@/lib/db/document/revisions";
import { listAtEvent } from "@/lib/domain/bogowie-wojny/event/judge-list";
import { drawnLeaders } from "@/lib/domain/bogowie-wojny/game/drawn-leaders";
import { armiesOf, type Game, type StoredSeat } from "@/lib/domain/bogowie-wojny/game/game";
import { gameState } from "@/lib/domain/bogowie-wojny/game/game-state";
import { forceOf } from "@/lib/domain/bogowie-wojny/game/played-scenario";
import type { Seat } from "@/lib/domain/bogowie-wojny/game/seat";
import type { ArmyList } from "@/lib/domain/bogowie-wojny/list/army-list";
import {
  hasSecrets,
  listForOthers,
  withMarksOf,
} from "@/lib/domain/bogowie-wojny/list/list-for-others";
import type { RosterAudience } from "@/lib/domain/bogowie-wojny/list/roster-print";
import { type RosterView, rosterView } from "@/lib/domain/bogowie-wojny/list/roster-view";
import type { Force } from "@/lib/domain/bogowie-wojny/scenario/battle-scenario";
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
  const isOwn = audience === "owner";
  const isGiven = seat?.army.force?.given === true;
  // The list that a scenario gives is for its side alone, without what its owner keeps from all others.
  if (isGiven && !isOwn) throw noRoster();
  const states = seat && (await statesOf(database, game, seat));
  if (!seat || !state || !states) throw noRoster();
  const then = atSide(states.then, forceOf(game, of));
  const isWhole = isOwn && !isGiven;
  const list = isWhole ? then : listForOthers(withMarksOf(then, states.now));
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

/** A list under the format of the scenario's side that plays it, as its army was made. */
function atSide(list: ArmyList, force: Force | null): ArmyList {
  return force?.format ? listAtEvent(list, { format: force.format }) : list;
}

/**
 * The army's list as it was when it joined, at an event as it was handed in, and as it is now; null if it was deleted,
 * unless the event still has it.
 */
async function statesOf(
  database: Database,
  { event }: Game,
  { userId, army: { listId: id, listVersion: version } }: StoredSeat,
): Promise<{ then: ArmyList; now: ArmyList } | null> {
  const kind = "army-list";
  const head = await findHead(database, { kind, id });
  const now = head && (await openDocument(database, kind, head));
  const submitted = event && (await submittedBy(database, event.id, userId));
  const then =
    submitted ?? (now && (await findRevision(database, { kind, documentId: id, version })));
  return then && { then, now: now?.document ?? then };
}

async function submittedBy(
  database: Database,
  eventId: string,
  player: string | null,
): Promise<ArmyList | null> {
  const event = await findEvent(database, eventId);
  const submission = event?.submissions.find(({ userId }) => userId === player);
  return event && submission ? listAtEvent(submission.list, event) : null;
}

function noRoster(): GrundlagError {
  const why = "There is no such roster, its list is gone, or it is for the players alone.";
  return new GrundlagError("not-found", why);
}

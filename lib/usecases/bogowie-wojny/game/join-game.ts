import type { z } from "zod";
import type { MemberContext } from "@/lib/auth/actor";
import { appendEvent, insertSeat } from "@/lib/db/bogowie-wojny/games";
import type { Database } from "@/lib/db/client";
import { withLockedGame } from "@/lib/db/locked";
import type { Game } from "@/lib/domain/bogowie-wojny/game/game";
import type { GameArmy } from "@/lib/domain/bogowie-wojny/game/game-army";
import type { GameEvent } from "@/lib/domain/bogowie-wojny/game/game-event";
import { type GameView, viewGame } from "@/lib/domain/bogowie-wojny/game/game-view";
import {
  firstFree,
  freeForces,
  openingEntries,
} from "@/lib/domain/bogowie-wojny/game/played-scenario";
import type { Seat } from "@/lib/domain/bogowie-wojny/game/seat";
import type { Force } from "@/lib/domain/bogowie-wojny/scenario/battle-scenario";
import { GrundlagError } from "@/lib/domain/document/error-code";
import { refusal } from "@/lib/domain/document/refusal-reason";
import { eventWithId } from "@/lib/usecases/bogowie-wojny/event/event-guard";
import { armyForForce, sideNamed } from "@/lib/usecases/bogowie-wojny/game/army-for-force";
import {
  gameArmyOfList,
  gameArmyOfSubmission,
  type joinSchema,
} from "@/lib/usecases/bogowie-wojny/game/game-army-of-list";
import { gameWithId, seatsOf, standingAt } from "@/lib/usecases/bogowie-wojny/game/game-guard";

/**
 * Takes an empty seat at a table with one of the user's lists: as a player of their own, or, with a name for the player
 * who shares the device, in addition to the user's own seat. At an event it is taken with the list handed in there, by
 * a player with an account of their own; in a game of a scenario for a side that is left, with a list that fits it.
 * Errors: `not-found`; `invalid-document` if a list or a side has to be named; `forbidden`; `conflict` if the seat or the
 * side is taken, or at an event for another list.
 */
export function joinGame(
  { actor, database, now }: MemberContext,
  { id, player: named, ...chosen }: { id: string } & z.infer<typeof joinSchema>,
): Promise<GameView> {
  return withLockedGame(database, id, async (tx) => {
    const game = await gameWithId(tx, id);
    const [own] = seatsOf(game, actor);
    const isShared = own !== undefined;
    const seat = firstFree(game.seats);
    if (!seat) throw refusal("seats-taken", "Both places are taken.");
    if (isShared && game.event) throw ownAccountAtEvent();
    if (isShared && !named) throw alreadySeated();
    const army = await joiningArmy({ actor, database: tx, now: now() }, game, chosen);
    const player = isShared && named ? named : actor.name;
    await insertSeat(tx, { gameId: id, seat, userId: actor.id, player, army });
    const events = seatedEvents(game, { seat, at: now(), isShared });
    for (const event of events) await appendEvent(tx, id, event);
    const seats = { ...game.seats, [seat]: { userId: actor.id, player, army } };
    const joined = { ...game, seats, log: [...game.log, ...events] };
    return viewGame(joined, own ?? seat, standingAt(joined, actor));
  });
}

/** The lines of the log for a player who sits down; the first at a table opens it. */
function seatedEvents(
  { log, scenario }: Game,
  { seat, at, isShared }: { readonly seat: Seat; readonly at: Date; readonly isShared: boolean },
): GameEvent[] {
  const seated = { kind: "seated", ...(isShared ? { sameDevice: true as const } : {}) } as const;
  const entries = log.length === 0 ? openingEntries(scenario) : [seated];
  return entries.map((entry, i) => ({ seq: log.length + i + 1, at, seat, entry }));
}

async function joiningArmy(
  { now, ...reader }: Pick<MemberContext, "actor"> & { database: Database; now: Date },
  game: Game,
  { listId, side }: Pick<z.infer<typeof joinSchema>, "listId" | "side">,
): Promise<GameArmy> {
  const { event: at } = game;
  const force = sideToJoin(game, side);
  if (at) {
    const event = await eventWithId(reader.database, at.id);
    return gameArmyOfSubmission(reader, { event, listId, now });
  }
  if (force) return armyForForce(reader, { force, given: game.scenario?.given ?? {}, listId });
  if (listId !== undefined) return gameArmyOfList(reader, { listId });
  const issue = { path: "/listId", code: "invalid_type", message: "must name the list you play" };
  throw new GrundlagError("invalid-document", "A player joins this game with a list.", [issue]);
}

/** The side a player joins for: the one that is named, or the only one left; null in a game of no scenario. */
function sideToJoin(game: Game, side: string | undefined): Force | null {
  const left = freeForces(game);
  if (side === undefined) {
    if (left.length < 2) return left[0] ?? null;
    throw wrongSide(`must name the side you play: ${left.map(({ id }) => id).join(" or ")}`);
  }
  if (!game.scenario) throw wrongSide("must not be named: this is a game of no scenario");
  const force = sideNamed(game.scenario.scenario.forces, side);
  if (left.includes(force)) return force;
  throw refusal("side-taken", `"${force.name}" is taken; the other side is free.`);
}

function wrongSide(message: string): GrundlagError {
  const issue = { path: "/side", code: "custom", message };
  return new GrundlagError("invalid-document", `/side: ${message}`, [issue]);
}

function ownAccountAtEvent(): GrundlagError {
  const why = "At an event each player joins with the list they handed in, from their own account.";
  return refusal("event-own-account", why);
}

function alreadySeated(): GrundlagError {
  const why = "You sit at this table already; name the player you share this device with.";
  return refusal("seated-already", why);
}

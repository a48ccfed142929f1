import type { z } from "zod";
import type { MemberContext } from "@/lib/auth/actor";
import { appendEvent, countGames, insertGame, insertSeat } from "@/lib/db/bogowie-wojny/games";
import type { Database } from "@/lib/db/client";
import { holdEvent, withLockedUser } from "@/lib/db/locked";
import type { PlayedScenario } from "@/lib/domain/bogowie-wojny/game/game";
import type { GameArmy } from "@/lib/domain/bogowie-wojny/game/game-army";
import { openingEntries } from "@/lib/domain/bogowie-wojny/game/played-scenario";
import { refusal } from "@/lib/domain/document/refusal-reason";
import { eventWithId } from "@/lib/usecases/bogowie-wojny/event/event-guard";
import {
  type beginSchema,
  gameArmyOfList,
  gameArmyOfSubmission,
  type NewBattle,
} from "@/lib/usecases/bogowie-wojny/game/game-army-of-list";

const MAX_GAMES = 1_000;

/** A game of no scenario. */
type PlainGame = Exclude<z.infer<typeof beginSchema>, NewBattle>;

/**
 * Starts a game with one of the user's lists, or with the one they handed in to an event whose deadline has passed; the
 * other player joins by the game's link. Errors: `not-found`, `forbidden`, `conflict` before the deadline, or if the
 * user has started a thousand.
 */
export function beginGame(context: MemberContext, options: PlainGame): Promise<{ id: string }> {
  const { actor, database, now } = context;
  return withLockedUser(database, actor.id, async (tx) => {
    const army = await beginningArmy({ actor, database: tx, now: now() }, options);
    const eventId = "event" in options ? options.event : null;
    const { title } = army;
    return openTable(context, tx, { title, army, eventId, scenario: null });
  });
}

/** A game to store. */
interface NewTable {
  readonly title: string;
  /** The army of the user, who then takes a seat; null if two others play. */
  readonly army: GameArmy | null;
  readonly eventId: string | null;
  readonly scenario: PlayedScenario | null;
}

/** Stores a game, and seats the user or, where two others play, notes who prepared it. Precondition: the account is locked. Error: `conflict` if it has started a thousand. */
export async function openTable(
  { actor, newId, now }: MemberContext,
  tx: Database,
  { army, ...game }: NewTable,
): Promise<{ id: string }> {
  if ((await countGames(tx, actor.id)) >= MAX_GAMES) {
    throw refusal("too-many-games", `An account begins ${MAX_GAMES} games at most.`);
  }
  const [id, at] = [newId(), now()];
  await insertGame(tx, { ...game, id, createdAt: at, holderId: army ? null : actor.id });
  if (!army) return { id };
  const seat = { gameId: id, seat: "a", userId: actor.id, player: actor.name, army } as const;
  await insertSeat(tx, seat);
  for (const [i, entry] of openingEntries(game.scenario).entries()) {
    await appendEvent(tx, id, { seq: i + 1, at, seat: "a", entry });
  }
  return { id };
}

async function beginningArmy(
  { now, ...reader }: Pick<MemberContext, "actor"> & { database: Database; now: Date },
  options: PlainGame,
): Promise<GameArmy> {
  if ("listId" in options) return gameArmyOfList(reader, options);
  await holdEvent(reader.database, options.event);
  const event = await eventWithId(reader.database, options.event);
  return gameArmyOfSubmission(reader, { event, now });
}

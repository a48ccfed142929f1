import type { MemberContext } from "@/lib/auth/actor";
import { findGameResult } from "@/lib/db/belle-alliance/game-results";
import { pictureAsText, pictureIdsOf } from "@/lib/db/belle-alliance/pictures";
import { resultPictureAsText, resultPictureIdsOf } from "@/lib/db/belle-alliance/result-pictures";
import {
  findScenarioGame,
  listSeatKeys,
  scenarioGameIdsOf,
} from "@/lib/db/belle-alliance/scenario-games";
import { findFormatsPublishedBy } from "@/lib/db/bogowie-wojny/club-formats";
import { findGame } from "@/lib/db/bogowie-wojny/games";
import { commentsOf } from "@/lib/db/document/comments";
import { endLease, type Lease, renewLease, takeLease } from "@/lib/db/leases";
import {
  documentAsText,
  documentIdsOf,
  gameIdsOf,
  organisedEventsOf,
  signInWaysOf,
  submissionAsText,
  submissionIdsOf,
} from "@/lib/db/people/account-export";
import { listClubsOf } from "@/lib/db/people/clubs";
import { documentInvitationsOf, peopleRowsOf } from "@/lib/db/people/document-people";
import { findShareLinksOf } from "@/lib/db/people/share-links";
import { listTokens } from "@/lib/db/people/tokens";
import { statementsOf } from "@/lib/db/people/umpires";
import { findUser } from "@/lib/db/people/users";
import { resultFor } from "@/lib/domain/belle-alliance/game/result";
import { viewGame } from "@/lib/domain/bogowie-wojny/game/game-view";
import { GrundlagError } from "@/lib/domain/document/error-code";
import { objectivesKnownTo } from "@/lib/usecases/belle-alliance/game/known-objectives";
import { standingAt } from "@/lib/usecases/bogowie-wojny/game/game-guard";

/** How long after the last piece was fetched an export counts as abandoned. */
const LEASE_MS = 60_000;
const RENEW_AFTER_MS = 15_000;

/**
 * Everything the service stores about an account as one JSON object, in pieces of at most one document or picture:
 * complete documents, each importable by itself; links by their addresses; games as far as their player may see them.
 * An account can run one export at a time across all processes. Error: `too-many-requests`, with the time until the
 * running export counts as abandoned.
 */
export async function exportAccount(context: MemberContext): Promise<AsyncGenerator<string>> {
  const { actor, database, newId, now } = context;
  const lease = { key: `export:${actor.id}`, holder: newId(), lastsMs: LEASE_MS };
  const { heldUntil } = await takeLease(database, lease, now());
  if (heldUntil) throw underWay(heldUntil, now());
  return whileHeld(context, lease, contents(context));
}

function underWay(until: Date, now: Date): GrundlagError {
  const retryAfterSeconds = Math.max(1, Math.ceil((until.getTime() - now.getTime()) / 1_000));
  return new GrundlagError(
    "too-many-requests",
    "An export of this account is under way; let it end before the next.",
    [],
    { retryAfterSeconds },
  );
}

/**
 * Yields the pieces as long as the lease is held, and releases it at the end, whether finished, cancelled or failed.
 */
async function* whileHeld(
  { database, now }: MemberContext,
  lease: Lease,
  pieces: AsyncGenerator<string>,
): AsyncGenerator<string> {
  try {
    let renewedAt = now().getTime();
    for await (const piece of pieces) {
      yield piece;
      if (now().getTime() - renewedAt < RENEW_AFTER_MS) continue;
      if (!(await renewLease(database, lease, now()))) throw new Error("another export began");
      renewedAt = now().getTime();
    }
  } finally {
    await endLease(database, lease, now());
  }
}

async function* contents(context: MemberContext): AsyncGenerator<string> {
  const { actor, database } = context;
  const user = await findUser(database, actor.id);
  const account = { id: actor.id, email: actor.email, name: actor.name };
  yield `{"user":${JSON.stringify({ ...account, createdAt: user?.createdAt })}`;
  yield `,"waysIn":${JSON.stringify(await signInWaysOf(database, actor.id))}`;
  yield `,"shareLinks":${JSON.stringify(await findShareLinksOf(database, actor.id))}`;
  yield `,"clubs":${JSON.stringify(await listClubsOf(database, actor.id))}`;
  yield `,"formats":${JSON.stringify(await findFormatsPublishedBy(database, actor.id))}`;
  yield `,"events":{"organised":${JSON.stringify(await organisedEventsOf(database, actor.id))}`;
  yield ',"submissions":';
  yield* list(await submissionIdsOf(database, actor.id), (id) => submissionAsText(database, id));
  yield `},"tokens":${JSON.stringify(await listTokens(database, actor.id))}`;
  yield ',"games":';
  yield* list(await gameIdsOf(database, actor.id), (id) => gameAsText(context, id));
  yield ',"scenarioGames":';
  yield* list(await scenarioGameIdsOf(database, actor.id), (id) => ownGameAsText(context, id));
  yield `,"umpires":${JSON.stringify(await statementsOf(database, actor.id))}`;
  const invited = await peopleRowsOf(database, actor.id);
  const invitations = await documentInvitationsOf(database, actor.id);
  yield `,"people":${JSON.stringify({ invited, invitations })}`;
  yield `,"comments":${JSON.stringify(await commentsOf(database, actor.id))}`;
  yield ',"pictures":';
  yield* list(await pictureIdsOf(database, actor.id), (id) => pictureAsText(database, id));
  yield ',"resultPictures":';
  yield* list(await resultPictureIdsOf(database, actor.id), (id) =>
    resultPictureAsText(database, id),
  );
  yield ',"documents":';
  yield* list(await documentIdsOf(database, actor.id), (id) => documentAsText(database, id));
  yield "}\n";
}

/** A JSON list of what `read` returns for each id, read on demand; ids that no longer exist are left out. */
async function* list(
  ids: readonly string[],
  read: (id: string) => Promise<string | null>,
): AsyncGenerator<string> {
  let before = "[";
  for (const id of ids) {
    const text = await read(id);
    if (text === null) continue;
    yield before + text;
    before = ",";
  }
  yield before === "[" ? "[]" : "]";
}

/** A game as seen from each of the user's seats, with the army as it was when it joined; none in one they only prepared. */
async function gameAsText({ actor, database }: MemberContext, id: string): Promise<string | null> {
  const game = await findGame(database, id);
  if (!game) return null;
  const own = standingAt(game, actor);
  const places = own.mine.map((seat) => ({
    seat,
    army: game.seats[seat]?.army,
    game: viewGame(game, seat, own),
  }));
  const { title, createdAt } = game;
  return JSON.stringify({ id, title, createdAt, held: own.held, places });
}

/** A game of a scenario that the user began, with its seats, their links, the whole log and its result. */
async function ownGameAsText({ database }: MemberContext, id: string): Promise<string | null> {
  const game = await findScenarioGame(database, id);
  if (!game) return null;
  const keys = await listSeatKeys(database, id);
  const result = await findGameResult(database, id);
  const known = objectivesKnownTo(null, game.scenario);
  return JSON.stringify({
    ...game,
    keys,
    result: result && resultFor(result, game.scenario, known),
  });
}

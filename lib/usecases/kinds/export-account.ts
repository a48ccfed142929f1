import type { MemberContext } from "@/lib/auth/actor";
import { pictureAsText, pictureIdsOf } from "@/lib/db/belle-alliance/pictures";
import { findFormatsPublishedBy } from "@/lib/db/bogowie-wojny/club-formats";
import { findGame } from "@/lib/db/bogowie-wojny/games";
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
import { findShareLinksOf } from "@/lib/db/people/share-links";
import { listTokens } from "@/lib/db/people/tokens";
import { findUser } from "@/lib/db/people/users";
import { viewGame } from "@/lib/domain/bogowie-wojny/game/game-view";
import { GrundlagError } from "@/lib/domain/document/error-code";
import { seatsOf } from "@/lib/usecases/bogowie-wojny/game/game-guard";

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
  yield ',"pictures":';
  yield* list(await pictureIdsOf(database, actor.id), (id) => pictureAsText(database, id));
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

/** A game as seen from each of the user's seats, with the army as it was when it joined. */
async function gameAsText({ actor, database }: MemberContext, id: string): Promise<string | null> {
  const game = await findGame(database, id);
  if (!game) return null;
  const own = seatsOf(game, actor);
  const places = own.map((seat) => ({
    seat,
    army: game.seats[seat]?.army,
    game: viewGame(game, seat, own),
  }));
  const { title, createdAt } = game;
  return JSON.stringify({ id, title, createdAt, places });
}

import { z } from "zod";
import type { MemberContext } from "@/lib/auth/actor";
import { findHead } from "@/lib/db/document/documents";
import {
  findReleaseNews,
  type ReleaseNews,
  storeReleaseSeen,
  storeReleaseSeenBy,
} from "@/lib/db/document/release-news";
import { LIMITS } from "@/lib/domain/document/limits";
import {
  canDeleteDocument,
  canReadDocument,
  canReadWholeDocument,
} from "@/lib/domain/people/permissions";
import { accessTo, type DocumentKey, guardedHead } from "@/lib/usecases/guard";

const MAX_NEWS = 20;
/** How many are read at a time, since some may be of what the user may no longer read. */
const PAGE = 50;

export const releaseSeenSchema = z.strictObject({ number: z.int().min(1).max(LIMITS.version) });

/** A newer release of what the user copied, umpires or comments on. */
export type News = ReleaseNews;

/**
 * The twenty latest releases of the originals of the user's copies, and of what they umpire or comment on, as far as the
 * user may still read them whole: a release's note is about the whole.
 */
export async function listReleaseNews(context: MemberContext): Promise<News[]> {
  const open: News[] = [];
  for await (const each of allNews(context)) {
    const head = await findHead(context.database, { kind: each.kind, id: each.original.id });
    if (head && canReadWholeDocument(await accessTo(context, head))) open.push(each);
    if (open.length === MAX_NEWS) break;
  }
  return open;
}

async function* allNews({ actor, database }: MemberContext): AsyncGenerator<News> {
  for (let offset = 0; ; offset += PAGE) {
    const page = await findReleaseNews(database, { ownerId: actor.id, limit: PAGE, offset });
    yield* page;
    if (page.length < PAGE) return;
  }
}

/**
 * Dismisses the news of releases up to this one: for a copy of the user's, those of its original; for a document that
 * they umpire or comment on, its own. Error: `not-found`.
 */
export async function dismissReleaseNews(
  context: MemberContext,
  { number, ...key }: DocumentKey & z.infer<typeof releaseSeenSchema>,
): Promise<void> {
  const { actor, database } = context;
  const { id } = key;
  const document = await guardedHead(context, key, canReadDocument);
  if (canDeleteDocument({ reader: actor, document }))
    await storeReleaseSeen(database, { id, number });
  else await storeReleaseSeenBy(database, { documentId: id, userId: actor.id, number });
}

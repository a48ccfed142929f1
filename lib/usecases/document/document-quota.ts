import type { MemberContext } from "@/lib/auth/actor";
import type { Database } from "@/lib/db/client";
import {
  type DocumentHead,
  type Keeper,
  keeperOf,
  measureDocumentsOf,
} from "@/lib/db/document/documents";
import { lockUser } from "@/lib/db/locked";
import { GrundlagError } from "@/lib/domain/document/error-code";

type QuotaContext = Pick<MemberContext, "actor" | "limits">;

/**
 * Edits are accepted until the account exceeds its limit of bytes by this factor: authors are not stopped in
 * mid-work, but their history cannot grow without end.
 */
const EDITING_FACTOR = 1.25;

/** How full an account is. */
export interface DocumentQuota {
  readonly isFull: boolean;
  /** The most documents an account may have, and the most megabytes in total. */
  readonly limit: number;
  readonly megabytes: number;
}

/**
 * Locks the account and checks that it may have one more document; the lock keeps other requests from adding one in
 * the meantime. Error: `too-many-documents`, which states the limits.
 */
export async function reserveDocumentQuota(tx: Database, context: QuotaContext): Promise<void> {
  await lockUser(tx, context.actor.id);
  await assertDocumentQuota(tx, context);
}

/** The same for an account that is already locked. */
export async function assertDocumentQuota(
  tx: Database,
  { actor, limits }: QuotaContext,
): Promise<void> {
  if (await isFull(tx, { ownerId: actor.id }, limits)) throw quotaExceeded(limits);
}

/** Whether an account or a club, which may hold as much as an account, has no room for one more document. */
export async function isFull(
  database: Database,
  keeper: Keeper,
  { documentsPerAccount, bytesPerAccount }: QuotaContext["limits"],
): Promise<boolean> {
  const { count, bytes } = await measureDocumentsOf(database, keeper);
  return count >= documentsPerAccount || bytes >= bytesPerAccount;
}

/**
 * Checks that a document just stored does not take its account, or the club that holds it, too far over the limit of
 * bytes. Error: `too-many-documents`.
 */
export async function assertQuotaToGrow(
  tx: Database,
  { limits }: QuotaContext,
  stored: DocumentHead,
): Promise<void> {
  const { bytes } = await measureDocumentsOf(tx, keeperOf(stored));
  if (bytes > limits.bytesPerAccount * EDITING_FACTOR) throw quotaExceeded(limits);
}

function quotaExceeded({
  documentsPerAccount: limit,
  bytesPerAccount,
}: QuotaContext["limits"]): GrundlagError {
  const megabytes = megabytesOf(bytesPerAccount);
  return new GrundlagError(
    "too-many-documents",
    `An account, like a club, keeps ${limit} documents at most, and ${megabytes} MB of them with their histories; delete some first.`,
    [],
    { limit, megabytes },
  );
}

/** Bytes in megabytes, with one decimal. */
function megabytesOf(bytes: number): number {
  return Math.round(bytes / 100_000) / 10;
}

/** Whether a user may have one more document, and the limits of an account. */
export async function readDocumentQuota({
  actor,
  database,
  limits,
}: MemberContext): Promise<DocumentQuota> {
  const { documentsPerAccount: limit, bytesPerAccount } = limits;
  return {
    isFull: await isFull(database, { ownerId: actor.id }, limits),
    limit,
    megabytes: megabytesOf(bytesPerAccount),
  };
}

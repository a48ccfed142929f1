import type { MemberContext } from "@/lib/auth/actor";
import type { Database } from "@/lib/db/client";
import { measureDocumentsOf } from "@/lib/db/document/documents";
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
  const { count, bytes } = await measureDocumentsOf(tx, actor.id);
  if (count >= limits.documentsPerAccount || bytes >= limits.bytesPerAccount)
    throw quotaExceeded(limits);
}

/**
 * Checks that a document just stored does not take its account too far over its limit of bytes. Error:
 * `too-many-documents`.
 */
export async function assertQuotaToGrow(
  tx: Database,
  { limits }: QuotaContext,
  ownerId: string,
): Promise<void> {
  const { bytes } = await measureDocumentsOf(tx, ownerId);
  if (bytes > limits.bytesPerAccount * EDITING_FACTOR) throw quotaExceeded(limits);
}

function quotaExceeded({
  documentsPerAccount: limit,
  bytesPerAccount,
}: QuotaContext["limits"]): GrundlagError {
  const megabytes = megabytesOf(bytesPerAccount);
  return new GrundlagError(
    "too-many-documents",
    `An account keeps ${limit} documents at most, and ${megabytes} MB of them with their histories; delete some first.`,
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
  const { count, bytes } = await measureDocumentsOf(database, actor.id);
  const { documentsPerAccount: limit, bytesPerAccount } = limits;
  const isFull = count >= limit || bytes >= bytesPerAccount;
  return { isFull, limit, megabytes: megabytesOf(bytesPerAccount) };
}

import type { MemberContext } from "@/lib/auth/actor";
import type { Database } from "@/lib/db/client";
import { measureDocumentsOf } from "@/lib/db/documents";
import { lockUser } from "@/lib/db/locked";
import { GrundlagError } from "@/lib/domain/error-code";

type Room = Pick<MemberContext, "actor" | "limits">;

/**
 * Edits go on until a full account's bytes are exceeded by this much: an author is not stopped in mid-work, while a
 * history cannot grow without end.
 */
const EDITING_FACTOR = 1.25;

/** How far an account is filled. */
export interface DocumentRoom {
  readonly isFull: boolean;
  /** Documents one account keeps at most, and megabytes of them. */
  readonly limit: number;
  readonly megabytes: number;
}

/**
 * Locks the account and ensures that it may keep one more document, so that no other request makes it meanwhile.
 * Error: `too-many-documents`, which names the limits.
 */
export async function holdDocumentRoom(tx: Database, context: Room): Promise<void> {
  await lockUser(tx, context.actor.id);
  await assertDocumentRoom(tx, context);
}

/** The same of an account that is locked already. */
export async function assertDocumentRoom(tx: Database, { actor, limits }: Room): Promise<void> {
  const { count, bytes } = await measureDocumentsOf(tx, actor.id);
  if (count >= limits.documentsPerAccount || bytes >= limits.bytesPerAccount) throw noRoom(limits);
}

/** Ensures that a document just stored does not fill its account far beyond its bytes. Error: `too-many-documents`. */
export async function assertRoomToGrow(
  tx: Database,
  { limits }: Room,
  ownerId: string,
): Promise<void> {
  const { bytes } = await measureDocumentsOf(tx, ownerId);
  if (bytes > limits.bytesPerAccount * EDITING_FACTOR) throw noRoom(limits);
}

function noRoom({ documentsPerAccount: limit, bytesPerAccount }: Room["limits"]): GrundlagError {
  const megabytes = megabytesOf(bytesPerAccount);
  return new GrundlagError(
    "too-many-documents",
    `An account keeps ${limit} documents at most, and ${megabytes} MB of them with their histories; delete some first.`,
    [],
    { limit, megabytes },
  );
}

/** Bytes as users read them. */
function megabytesOf(bytes: number): number {
  return Math.round(bytes / 100_000) / 10;
}

/** Whether a user may keep one more document, and how many one account keeps at most. */
export async function reportDocumentRoom({
  actor,
  database,
  limits,
}: MemberContext): Promise<DocumentRoom> {
  const { count, bytes } = await measureDocumentsOf(database, actor.id);
  const { documentsPerAccount: limit, bytesPerAccount } = limits;
  const isFull = count >= limit || bytes >= bytesPerAccount;
  return { isFull, limit, megabytes: megabytesOf(bytesPerAccount) };
}

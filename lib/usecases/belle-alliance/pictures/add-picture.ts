import type { MemberContext } from "@/lib/auth/actor";
import { insertPicture, listPictures, pictureBytesOf } from "@/lib/db/belle-alliance/pictures";
import type { Database } from "@/lib/db/client";
import { withLockedDocument } from "@/lib/db/locked";
import { PICTURE_LIMITS } from "@/lib/domain/belle-alliance/scenario/picture-limits";
import type { TracedPicture } from "@/lib/domain/belle-alliance/scenario/traced-picture";
import { refusal } from "@/lib/domain/document/refusal-reason";
import { canTraceOver } from "@/lib/domain/people/permissions";
import { fittedPicture } from "@/lib/terrain/picture-place";
import {
  type RedrawnPicture,
  redrawPicture,
} from "@/lib/usecases/belle-alliance/pictures/redraw-picture";
import { guardedDocument, guardedHead } from "@/lib/usecases/guard";

interface SentPicture {
  /** The scenario's id. */
  readonly id: string;
  readonly name: string;
  readonly bytes: Uint8Array;
}

const FIRST_OPACITY = 60;

/**
 * Adds a picture below a scenario's drawing but above its other pictures, as large as the table allows. Errors:
 * `not-found`, `forbidden`; `conflict` if the scenario or the account has too many; those of `redrawPicture`.
 */
export async function addPicture(
  context: MemberContext,
  { id: documentId, name, bytes }: SentPicture,
): Promise<TracedPicture> {
  const key = { kind: "scenario", id: documentId } as const;
  await guardedHead(context, key, canTraceOver);
  await assertRoom(context, context.database, documentId);
  const redrawn = await redrawPicture(bytes);
  return withLockedDocument(context.database, documentId, async (tx) => {
    const guard = { actor: context.actor, database: tx };
    const { document } = await guardedDocument(guard, key, canTraceOver);
    const rank = await assertRoom(context, tx, documentId);
    const picture = laid(redrawn, { id: context.newId(), name, rank, table: document.map });
    const createdAt = context.now();
    await insertPicture(tx, { ...picture, documentId, createdAt, bytes: redrawn.bytes });
    return picture;
  });
}

/** The rank above all existing pictures. Error: `conflict` if one more would be too many. */
async function assertRoom(
  { actor }: MemberContext,
  database: Database,
  documentId: string,
): Promise<number> {
  const { perDocument, bytesPerAccount } = PICTURE_LIMITS;
  const pictures = await listPictures(database, documentId);
  const bytes = await pictureBytesOf(database, actor.id);
  if (pictures.length < perDocument && bytes < bytesPerAccount) {
    return (pictures.at(-1)?.rank ?? -1) + 1;
  }
  const megabytes = bytesPerAccount / 1_000_000;
  throw refusal(
    "too-many-pictures",
    `A scenario has at most ${perDocument} pictures, and an account ${megabytes} MB of them; remove some first.`,
  );
}

interface Laid extends Pick<TracedPicture, "id" | "name" | "rank"> {
  readonly table: { readonly widthCm: number; readonly depthCm: number };
}

function laid({ widthPx, heightPx }: RedrawnPicture, { table, ...named }: Laid): TracedPicture {
  const size = { widthPx, heightPx };
  const shown = { opacity: FIRST_OPACITY, isLocked: false, isHidden: false, isShared: false };
  return { ...named, ...size, ...fittedPicture(size, table, "inside"), ...shown };
}

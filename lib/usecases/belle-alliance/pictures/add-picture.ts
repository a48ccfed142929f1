import type { MemberContext } from "@/lib/auth/actor";
import { insertPicture, listPictures, pictureBytesOf } from "@/lib/db/belle-alliance/pictures";
import type { Database } from "@/lib/db/client";
import { type DocumentHead, keeperOf } from "@/lib/db/document/documents";
import { withLockedDocument } from "@/lib/db/locked";
import { PICTURE_LIMITS } from "@/lib/domain/belle-alliance/scenario/picture-limits";
import type { TracedPicture } from "@/lib/domain/belle-alliance/scenario/traced-picture";
import { refusal } from "@/lib/domain/document/refusal-reason";
import { belleAllianceScenario } from "@/lib/domain/kinds/belle-alliance-scenario";
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
  await assertRoom(context.database, await guardedHead(context, key, canTraceOver));
  const redrawn = await redrawPicture(bytes);
  return withLockedDocument(context.database, documentId, async (tx) => {
    const guard = { actor: context.actor, database: tx };
    const stored = await guardedDocument(guard, key, canTraceOver);
    const rank = await assertRoom(tx, stored);
    const { map: table } = belleAllianceScenario(stored.document);
    const picture = laid(redrawn, { id: context.newId(), name, rank, table });
    const createdAt = context.now();
    await insertPicture(tx, { ...picture, documentId, createdAt, bytes: redrawn.bytes });
    return picture;
  });
}

/** The rank above all existing pictures. Error: `conflict` if one more would be too many for it, its owner or its club. */
async function assertRoom(database: Database, head: DocumentHead): Promise<number> {
  const { perDocument, bytesPerAccount } = PICTURE_LIMITS;
  const pictures = await listPictures(database, head.id);
  const bytes = await pictureBytesOf(database, keeperOf(head));
  if (pictures.length < perDocument && bytes < bytesPerAccount) {
    return (pictures.at(-1)?.rank ?? -1) + 1;
  }
  const megabytes = bytesPerAccount / 1_000_000;
  throw refusal(
    "too-many-pictures",
    `A scenario has at most ${perDocument} pictures, and an account or a club ${megabytes} MB of them; remove some first.`,
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

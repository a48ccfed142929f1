import type { Context } from "@/lib/auth/actor";
import { findRevision } from "@/lib/db/document/revisions";
import { creditedAuthor } from "@/lib/domain/belle-alliance/scenario/credited-author";
import {
  type Ground,
  type GroundNews,
  groundNews,
} from "@/lib/domain/belle-alliance/scenario/ground-news";
import { GrundlagError } from "@/lib/domain/document/error-code";
import { readDocument } from "@/lib/usecases/document/read-document";

interface Copied {
  readonly mapId: string;
  /** The version of the map from which the copy was made. */
  readonly since: number;
  /** The copy as it is now. */
  readonly ground: Ground;
}

interface GroundComparison {
  readonly version: number;
  readonly title: string;
  readonly author: string;
  readonly news: GroundNews;
}

/**
 * The changes that a map's present version would make to ground copied from an earlier version. The earlier version
 * itself is only for the map's owner and is not returned. Error: `not-found`, also for a map of the other game.
 */
export async function compareGround(
  context: Context,
  { mapId, since, ground }: Copied,
): Promise<GroundComparison> {
  const stored = await readDocument(context, { kind: "map", id: mapId });
  const { document, version, title, owner } = stored;
  if (document.system !== "belle-alliance") {
    throw new GrundlagError("not-found", `The map "${mapId}" is not for Belle Alliance.`);
  }
  const key = { kind: "map", documentId: mapId, version: since } as const;
  const base = since === version ? document : await findRevision(context.database, key);
  const theirs = withoutOrigin(document.map);
  // A version that never existed does not show what the copy changed, so every difference is reported as a change.
  const from =
    base?.system === "belle-alliance" ? withoutOrigin(base.map) : { ...theirs, features: [] };
  return { version, title, author: creditedAuthor(owner), news: groundNews(from, theirs, ground) };
}

function withoutOrigin({ widthCm, depthCm, note, features }: Ground): Ground {
  return { widthCm, depthCm, note, features };
}

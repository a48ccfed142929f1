import type { MemberContext } from "@/lib/auth/actor";
import type { Database } from "@/lib/db/client";
import type { StoredDocument } from "@/lib/db/document/documents";
import { findRevision, listReleases } from "@/lib/db/document/revisions";
import { GrundlagError } from "@/lib/domain/document/error-code";
import type { Documents } from "@/lib/domain/kinds/document";
import { canReadRevisions } from "@/lib/domain/people/permissions";

/**
 * A scenario that a game keeps, with its version: as it is now or, where a release is named, as it was released. Errors:
 * `not-found` for a release that does not exist; `forbidden` for an earlier state of somebody else's.
 */
export async function stateToPlay(
  { actor, database }: { readonly actor: MemberContext["actor"]; readonly database: Database },
  stored: StoredDocument<"scenario">,
  release: number | undefined,
): Promise<{ readonly version: number; readonly document: Documents["scenario"] }> {
  const { id, document } = stored;
  if (release === undefined) return { version: stored.version, document };
  const releases = await listReleases(database, id);
  const version = releases.find(({ number }) => number === release)?.version;
  if (version === stored.version) return { version, document };
  if (version !== undefined && !canReadRevisions({ reader: actor, document: stored })) {
    throw new GrundlagError("forbidden", "Only its author begins games of earlier releases.");
  }
  const key = { kind: "scenario", documentId: id } as const;
  const found = version === undefined ? null : await findRevision(database, { ...key, version });
  if (found && version !== undefined) return { version, document: found };
  throw new GrundlagError("not-found", `The scenario has no release ${release}.`);
}

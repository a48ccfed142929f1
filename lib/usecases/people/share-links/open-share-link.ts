import type { Context } from "@/lib/auth/actor";
import { countOrRefuse, linkMisses, refuseIfSpent } from "@/lib/auth/rate-limit";
import { findHead, openDocument } from "@/lib/db/document/documents";
import { findRevision } from "@/lib/db/document/revisions";
import { type FoundShareLink, findShareLink } from "@/lib/db/people/share-links";
import type { DocumentKind } from "@/lib/domain/document/document-kind";
import { GrundlagError } from "@/lib/domain/document/error-code";
import type { AnyDocument, Documents } from "@/lib/domain/kinds/document";
import { forOthers } from "@/lib/domain/kinds/document-for";
import { kindOfDocument } from "@/lib/domain/kinds/kinds";
import { canReadByLink } from "@/lib/domain/people/permissions";
import { slugSchema } from "@/lib/domain/people/share-link";

/** The link that was followed, and the network address it was followed from. */
export interface FollowedLink {
  readonly slug: string;
  readonly address: string;
}

/** A document as people other than its owner see it, by its kind. */
export type SharedDocument<Kind extends DocumentKind = DocumentKind> = Extract<
  { readonly [Each in DocumentKind]: Shared<Each> }[DocumentKind],
  { readonly kind: Kind }
>;

interface Shared<Kind extends DocumentKind> {
  readonly kind: Kind;
  readonly document: Documents[Kind];
  readonly version: number;
  readonly owner: { readonly name: string };
}

/**
 * The document a link opens, without what its owner keeps secret. Errors: `not-found`, which says whether the link
 * was revoked; `too-many-requests` for a network address that has tried too many links that never existed.
 */
export async function openShareLink(
  context: Context,
  { slug, address }: FollowedLink,
): Promise<SharedDocument> {
  const misses = linkMisses(context, address);
  await refuseIfSpent(context, misses);
  const link = slugSchema.safeParse(slug).success
    ? await findShareLink(context.database, slug)
    : null;
  if (link && !canReadByLink(link)) {
    throw new GrundlagError("not-found", "This link was taken back by its owner.");
  }
  const shared = link && (await sharedDocument(context, link));
  if (shared) return shared;
  await countOrRefuse(context, misses);
  throw new GrundlagError("not-found", "There is no such link; see that its address is whole.");
}

/** The same for a link that must open a document of this kind: `not-found` also where it opens another. */
export async function openShareLinkTo<Kind extends DocumentKind>(
  kind: Kind,
  context: Context,
  followed: FollowedLink,
): Promise<SharedDocument<Kind>> {
  const shared = await openShareLink(context, followed);
  if (isOfKind(shared, kind)) return shared;
  throw new GrundlagError(
    "not-found",
    `This link opens a document of kind ${shared.kind}; this address is for one of kind ${kind}.`,
  );
}

function isOfKind<Kind extends DocumentKind>(
  shared: SharedDocument,
  kind: Kind,
): shared is SharedDocument<Kind> {
  return shared.kind === kind;
}

/** Null if the document was deleted, or is of a kind that links cannot open. */
async function sharedDocument(
  { database }: Context,
  { kind, documentId, version }: FoundShareLink,
): Promise<SharedDocument | null> {
  const head = await findHead(database, { kind, id: documentId });
  const stored = head && (await openDocument(database, kind, head));
  if (!stored || !kindOfDocument(stored.document).isShareable) return null;
  const pinned =
    version === null ? null : await findRevision(database, { kind, documentId, version });
  // Safe cast: the state is of its document's kind.
  return {
    kind,
    document: forOthers(pinned ? withPresentMarks(pinned, stored.document) : stored.document),
    version: version ?? stored.version,
    owner: { name: stored.owner.name },
  } as SharedDocument;
}

/** Anything the owner has marked as secret since is left out of a pinned version. */
function withPresentMarks(pinned: AnyDocument, present: AnyDocument): AnyDocument {
  return kindOfDocument(present).withMarksOf?.(pinned, present) ?? pinned;
}

import type { Context } from "@/lib/auth/actor";
import type { Database } from "@/lib/db/client";
import { findHeads, openDocuments } from "@/lib/db/document/documents";
import { circularLinks } from "@/lib/domain/document/circular-links";
import type { DocumentKind } from "@/lib/domain/document/document-kind";
import { GrundlagError } from "@/lib/domain/document/error-code";
import type { DocumentLink } from "@/lib/domain/document/kind-of-document";
import type { AnyDocument } from "@/lib/domain/kinds/document";
import { kindOfDocument } from "@/lib/domain/kinds/kinds";
import { canReadWholeDocument } from "@/lib/domain/people/permissions";

/** The most documents searched for a circle; nobody would notice a circle behind a longer chain of links. */
const MAX_DOCUMENTS = 200;

interface Guard {
  readonly actor: Context["actor"];
  readonly database: Database;
}

interface Storing {
  readonly id: string;
  readonly document: AnyDocument;
  /** The document as it was stored before. */
  readonly before: AnyDocument;
}

/**
 * Refuses a document with a new link that leads back to it through documents its author may read: a book admits
 * entries of other books [13.2]. A circle closed by another user's change remains and is harmless, since a link only
 * admits what is the linked document's own. Error: `invalid-document`.
 */
export async function refuseCircularLinks(
  guard: Guard,
  { id, document, before }: Storing,
): Promise<void> {
  const known = new Set(idsOf(linksIn(before)));
  const links = linksIn(document);
  const ids = idsOf(links);
  if (ids.every((link) => known.has(link))) return;
  const linksOf = await linksBehind(guard, { kind: document.kind, ids });
  const circular = new Set(circularLinks({ id, links: ids }, linksOf));
  const issues = links
    .filter((link, i) => circular.has(i) && !known.has(link.id))
    .map(({ id: aim, path }) => ({ path, code: "circular-link", message: circularWords(aim) }));
  if (issues.length === 0) return;
  throw new GrundlagError("invalid-document", String(issues[0]?.message), issues);
}

/** The links of every readable document that can be reached from these. */
async function linksBehind(
  { actor, database }: Guard,
  { kind, ids }: { readonly kind: DocumentKind; readonly ids: readonly string[] },
): Promise<Map<string, readonly string[]>> {
  const found = new Map<string, readonly string[]>();
  let open = [...new Set(ids)];
  while (open.length > 0 && found.size < MAX_DOCUMENTS) {
    const heads = await findHeads(database, {
      kind,
      ids: open.slice(0, MAX_DOCUMENTS - found.size),
    });
    const readable = heads.filter((document) => canReadWholeDocument({ reader: actor, document }));
    const stored = await openDocuments(database, kind, readable);
    for (const id of open) found.set(id, []);
    for (const each of stored) found.set(each.id, idsOf(linksIn(each.document)));
    const next = stored.flatMap((each) => found.get(each.id) ?? []);
    open = [...new Set(next)].filter((aim) => !found.has(aim));
  }
  return found;
}

function linksIn(document: AnyDocument): readonly DocumentLink[] {
  return kindOfDocument(document).links?.(document) ?? [];
}

function idsOf(links: readonly DocumentLink[]): string[] {
  return links.map(({ id }) => id);
}

function circularWords(aim: string): string {
  return `The book "${aim}" leads back to this one by its links; take this link out, or the one there.`;
}

import type { Context } from "@/lib/auth/actor";
import type { Database } from "@/lib/db/client";
import { findHeads, openDocuments } from "@/lib/db/document/documents";
import type { ArmyBook, BookLink } from "@/lib/domain/bogowie-wojny/book/army-book";
import { aimOf, circularLinks } from "@/lib/domain/bogowie-wojny/book/linked";
import { GrundlagError } from "@/lib/domain/document/error-code";
import type { AnyDocument } from "@/lib/domain/kinds/document";
import { canReadWholeDocument } from "@/lib/domain/people/permissions";

/** The most books searched for a circle; nobody would notice a circle behind a longer chain of links. */
const MAX_BOOKS = 200;

interface Guard {
  readonly actor: Context["actor"];
  readonly database: Database;
}

interface Storing {
  readonly id: string;
  readonly document: AnyDocument;
  /** The document as it was stored before; null for a new one. */
  readonly before: AnyDocument | null;
}

/**
 * Refuses a book with a new link that leads back to it through books its author may read [13.2]. A circle closed by
 * another user's change remains and is harmless, since a link only admits the linked book's own entries. Error:
 * `invalid-document`.
 */
export async function refuseCircularLinks(
  guard: Guard,
  { id, document, before }: Storing,
): Promise<void> {
  if (document.kind !== "army-book" || document.links.length === 0) return;
  const known = new Set(before?.kind === "army-book" ? before.links.map(aimOf) : []);
  if (document.links.every((link) => known.has(aimOf(link)))) return;
  const linksOf = await linksBehind(guard, document);
  const issues = circularLinks({ id, links: document.links }, linksOf)
    .filter((i) => !known.has(aimOf(document.links[i] as BookLink)))
    .map((i) => circularAt(document, i));
  if (issues.length === 0) return;
  throw new GrundlagError("invalid-document", String(issues[0]?.message), issues);
}

/** The links of every readable book that can be reached from this one. */
async function linksBehind(
  { actor, database }: Guard,
  { links }: Pick<ArmyBook, "links">,
): Promise<Map<string, readonly BookLink[]>> {
  const found = new Map<string, readonly BookLink[]>();
  let open = [...new Set(links.map(aimOf))];
  while (open.length > 0 && found.size < MAX_BOOKS) {
    const heads = await findHeads(database, {
      kind: "army-book",
      ids: open.slice(0, MAX_BOOKS - found.size),
    });
    const readable = heads.filter((document) => canReadWholeDocument({ reader: actor, document }));
    const stored = await openDocuments(database, "army-book", readable);
    for (const id of open) found.set(id, []);
    for (const each of stored) found.set(each.id, each.document.links);
    const next = stored.flatMap((each) => (found.get(each.id) ?? []).map(aimOf));
    open = [...new Set(next)].filter((aim) => !found.has(aim));
  }
  return found;
}

function circularAt({ links }: ArmyBook, i: number) {
  const link = links[i] as BookLink;
  const aim = link.nation === null ? "bookId" : "nation";
  return {
    path: `/links/${i}/${aim}`,
    code: "circular-link",
    message: `The book "${aimOf(link)}" leads back to this one by its links; take this link out, or the one there.`,
  };
}

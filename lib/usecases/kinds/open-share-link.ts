import type { Context } from "@/lib/auth/actor";
import { countOrRefuse, linkMisses, refuseIfSpent } from "@/lib/auth/rate-limit";
import { findHead, openDocument } from "@/lib/db/document/documents";
import { findRevision } from "@/lib/db/document/revisions";
import { type FoundShareLink, findShareLink } from "@/lib/db/people/share-links";
import type { ArmyBook } from "@/lib/domain/bogowie-wojny/book/army-book";
import type { ArmyList } from "@/lib/domain/bogowie-wojny/list/army-list";
import { listForOthers, withMarksOf } from "@/lib/domain/bogowie-wojny/list/list-for-others";
import { type RosterView, rosterForOthers } from "@/lib/domain/bogowie-wojny/list/roster-view";
import type { DocumentKind } from "@/lib/domain/document/document-kind";
import { GrundlagError } from "@/lib/domain/document/error-code";
import type { Language } from "@/lib/domain/document/language";
import type { Documents } from "@/lib/domain/kinds/document";
import { localise } from "@/lib/domain/kinds/localise";
import { canReadByLink } from "@/lib/domain/people/permissions";
import { slugSchema } from "@/lib/domain/people/share-link";

/** The link that was followed, and the network address it was followed from. */
export interface FollowedLink {
  readonly slug: string;
  readonly address: string;
}

interface Shown {
  readonly version: number;
  readonly owner: { readonly name: string };
}

/** An army list as people other than its owner see it. */
export interface SharedRoster extends Shown {
  readonly kind: "army-list";
  readonly document: ArmyList;
  readonly roster: RosterView;
  readonly audience: "opponent";
}

/** A book or a map, which hide nothing from their readers. */
export interface SharedBook extends Shown {
  readonly kind: "army-book";
  readonly document: ArmyBook;
}
export interface SharedMap extends Shown {
  readonly kind: "map";
  readonly document: Documents["map"];
}

type SharedDocument = SharedRoster | SharedBook | SharedMap;

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

/** The same for a link that must open an army list, in a language: `not-found` also where it opens something else. */
export async function openSharedRoster(
  context: Context,
  { texts, ...followed }: FollowedLink & { readonly texts: Language | undefined },
): Promise<SharedRoster> {
  const shared = await openShareLink(context, followed);
  if (shared.kind === "army-list") return rosterInTexts(shared, texts);
  throw new GrundlagError(
    "not-found",
    `This link opens a document of kind ${shared.kind}, which has no roster.`,
  );
}

/** A shared army list in a language, as far as it is translated; undefined: in its author's own. */
export function rosterInTexts(shared: SharedRoster, texts: Language | undefined): SharedRoster {
  const document = localise(shared.document, texts ?? shared.document.language);
  return { ...shared, document, roster: rosterForOthers(document) };
}

/** The same for a link that must open a map. */
export async function openSharedMap(context: Context, followed: FollowedLink): Promise<SharedMap> {
  const shared = await openShareLink(context, followed);
  if (shared.kind === "map") return shared;
  throw new GrundlagError(
    "not-found",
    `This link opens a document of kind ${shared.kind}, which has no picture.`,
  );
}

function sharedDocument(context: Context, link: FoundShareLink): Promise<SharedDocument | null> {
  switch (link.kind) {
    case "army-list":
      return sharedList(context, link);
    case "army-book":
      return sharedWhole(context, link, link.kind);
    case "map":
      return sharedWhole(context, link, link.kind);
    default:
      return Promise.resolve(null);
  }
}

async function sharedList(context: Context, link: FoundShareLink): Promise<SharedRoster | null> {
  const states = await statesOf(context, link, "army-list");
  if (!states) return null;
  const { present, pinned, ...shown } = states;
  // Anything the owner has marked as secret since is left out of the pinned version.
  const list = listForOthers(pinned === null ? present : withMarksOf(pinned, present));
  return {
    kind: "army-list",
    document: list,
    roster: rosterForOthers(list),
    audience: "opponent",
    ...shown,
  };
}

/** A document that hides nothing from its readers. */
async function sharedWhole<Kind extends "army-book" | "map">(
  context: Context,
  link: FoundShareLink,
  kind: Kind,
) {
  const states = await statesOf(context, link, kind);
  if (!states) return null;
  const { present, pinned, ...shown } = states;
  return { kind, document: pinned ?? present, ...shown };
}

interface States<Kind extends DocumentKind> extends Shown {
  /** The document as it is now, and as it was when the link was pinned to it. */
  readonly present: Documents[Kind];
  readonly pinned: Documents[Kind] | null;
}

/** The states of the linked document; null if it was deleted. */
async function statesOf<Kind extends DocumentKind>(
  { database }: Context,
  { documentId, version }: FoundShareLink,
  kind: Kind,
): Promise<States<Kind> | null> {
  const head = await findHead(database, { kind, id: documentId });
  const stored = head && (await openDocument(database, kind, head));
  if (!stored) return null;
  return {
    present: stored.document,
    pinned: version === null ? null : await findRevision(database, { kind, documentId, version }),
    version: version ?? stored.version,
    owner: { name: stored.owner.name },
  };
}

import type { Context } from "@/lib/auth/actor";
import { isKeeper } from "@/lib/auth/keeper";
import { type CommentPosition, listComments as list } from "@/lib/db/document/comments";
import type { PointCm } from "@/lib/domain/document/primitives";
import { notAllowed } from "@/lib/domain/document/refusal-reason";
import {
  canComment,
  canEditDocument,
  canModerateComments,
  canReadDocument,
  canReadSecrets,
  canSetCommenting,
} from "@/lib/domain/people/permissions";
import { accessTo, type DocumentKey, guardedDocument } from "@/lib/usecases/guard";
import {
  type CommentPart,
  canReadWholeComments,
  placesShown,
  thingsShown,
} from "@/lib/usecases/kinds/comments/shown-things";

/** A comment as one reader sees it. */
export interface CommentView {
  readonly id: string;
  readonly author: { readonly name: string };
  readonly isMine: boolean;
  /** What it is about; null: the whole. Its name is empty where it has none or is gone. */
  readonly about: {
    readonly id: string;
    readonly name: string;
    /** Where it stands on the map, in cm; null where the reader sees it nowhere. */
    readonly at: PointCm | null;
  } | null;
  readonly isSecret: boolean;
  readonly text: string;
  readonly createdAt: Date;
  readonly resolvedAt: Date | null;
  readonly mayResolve: boolean;
  readonly mayRemove: boolean;
  /** How many people reported it, for those who may remove it for others. */
  readonly reports: number;
}

export interface CommentPage {
  /** False where its author takes no comments. */
  readonly isOn: boolean;
  readonly mayComment: boolean;
  /** Whether the reader may turn comments on and off. */
  readonly maySwitch: boolean;
  /** Whether the reader may comment for those alone who read the whole. */
  readonly mayBeSecret: boolean;
  readonly items: readonly CommentView[];
  readonly next: CommentPosition | null;
}

interface Wanted {
  /** Null: the whole for those invited to it, or else what is public. */
  readonly part: CommentPart | null;
  readonly after: CommentPosition | null;
  readonly limit: number;
}

/**
 * A page of the comments on a document, newest first. Those on what the reader does not see are neither shown nor
 * counted. Errors: `not-found`; `forbidden` for the whole.
 */
export async function listComments(
  context: Context,
  { part, after, limit, ...key }: DocumentKey & Wanted,
): Promise<CommentPage> {
  const { actor, database } = context;
  const stored = await guardedDocument(context, key, canReadDocument);
  const access = await accessTo(context, stored);
  const readsWhole = canReadWholeComments(key.kind, access);
  const shown = part ?? (canReadSecrets(access) ? "whole" : "public");
  if (shown === "whole" && !readsWhole) {
    throw notAllowed("whole-readers-only", "Only those who read the whole see these comments.");
  }
  const isOn = stored.comments === "on";
  const mayResolve = canEditDocument(access);
  const moderates = canModerateComments(access) || isKeeper(context);
  const rules = {
    isOn,
    mayComment: canComment(access),
    maySwitch: canSetCommenting(access),
    mayBeSecret: readsWhole,
  };
  if (!isOn && !mayResolve) return { ...rules, items: [], next: null };
  const things = thingsShown(stored, shown);
  const open = shown === "public" ? [...things.keys()] : null;
  const which = { documentId: key.id, open, after, limit: limit + 1 };
  const rows = await list(database, which);
  const page = rows.slice(0, limit);
  const last = rows.length > limit ? page.at(-1) : undefined;
  const isAboutThing = page.some(({ about }) => about !== null && !about.startsWith("text."));
  const places = isAboutThing ? placesShown(stored, shown) : new Map<string, PointCm>();
  const items = page.map(({ authorId, authorName, about, reports, ...rest }) => ({
    ...rest,
    author: { name: authorName },
    isMine: authorId === actor?.id,
    about:
      about === null
        ? null
        : { id: about, name: things.get(about) ?? "", at: places.get(about) ?? null },
    mayResolve,
    mayRemove: moderates || authorId === actor?.id,
    reports: moderates ? reports : 0,
  }));
  return { ...rules, items, next: last ? { at: last.createdAt.toISOString(), id: last.id } : null };
}

import type { Database } from "@/lib/db/client";
import { toKind } from "@/lib/db/document/documents";
import { Prisma } from "@/lib/db/generated/client";
import { refusingDeletedAccount } from "@/lib/db/people/account-gone";
import type { DocumentKind } from "@/lib/domain/document/document-kind";

/** A comment on a document. */
export interface CommentRow {
  readonly id: string;
  readonly authorId: string;
  readonly authorName: string;
  /** The id of the thing it is about, or a text's; null: about the whole. */
  readonly about: string | null;
  readonly isSecret: boolean;
  readonly text: string;
  readonly createdAt: Date;
  readonly resolvedAt: Date | null;
  /** How many people have reported it. */
  readonly reports: number;
}

/** Where a page of comments ends. */
export interface CommentPosition {
  readonly at: string;
  readonly id: string;
}

/**
 * The comments on a document from the newest, starting after a position. `open`: only those that are no secret and about
 * the whole or one of these things.
 */
export async function listComments(
  database: Database,
  {
    documentId,
    open,
    after,
    limit,
  }: {
    readonly documentId: string;
    readonly open: readonly string[] | null;
    readonly after: CommentPosition | null;
    readonly limit: number;
  },
): Promise<CommentRow[]> {
  const at = after && new Date(after.at);
  const isShown = open
    ? Prisma.sql`NOT c.is_secret AND (c.about IS NULL OR c.about = ANY(${[...open]}::text[]))`
    : Prisma.sql`TRUE`;
  const isAfter = after
    ? Prisma.sql`(c.created_at, c.id) < (${at}, ${after.id})`
    : Prisma.sql`TRUE`;
  return database.$queryRaw<CommentRow[]>`
    SELECT c.id, c.author_id AS "authorId", u.name AS "authorName", c.about, c.is_secret AS "isSecret", c.text,
      c.created_at AS "createdAt", c.resolved_at AS "resolvedAt",
      (SELECT count(*)::int FROM comment_reports r WHERE r.comment_id = c.id) AS reports
    FROM comments c JOIN users u ON u.id = c.author_id
    WHERE c.document_id = ${documentId} AND ${isShown} AND ${isAfter}
    ORDER BY c.created_at DESC, c.id DESC LIMIT ${limit}`;
}

/** A comment with the document it is on; null if there is none. */
export async function findComment(
  database: Database,
  id: string,
): Promise<{
  readonly authorId: string;
  readonly about: string | null;
  readonly isSecret: boolean;
  readonly documentId: string;
  readonly kind: DocumentKind;
} | null> {
  const row = await database.comment.findUnique({
    where: { id },
    select: {
      authorId: true,
      about: true,
      isSecret: true,
      documentId: true,
      document: { select: { kind: true } },
    },
  });
  if (!row) return null;
  const { document, ...rest } = row;
  return { ...rest, kind: toKind(document.kind) };
}

export function countComments(database: Database, documentId: string): Promise<number> {
  return database.comment.count({ where: { documentId } });
}

/** Stores a comment. Error: `unauthenticated` if the account was deleted in the meantime. */
export async function insertComment(
  database: Database,
  comment: Omit<CommentRow, "authorName" | "resolvedAt" | "reports"> & {
    readonly documentId: string;
  },
): Promise<void> {
  await refusingDeletedAccount(database.comment.create({ data: comment }));
}

/** Stores when a comment was resolved; null: it is open again. */
export async function storeResolved(
  database: Database,
  { id, resolvedAt }: { readonly id: string; readonly resolvedAt: Date | null },
): Promise<void> {
  await database.comment.updateMany({ where: { id }, data: { resolvedAt } });
}

export async function deleteComment(database: Database, id: string): Promise<void> {
  await database.comment.deleteMany({ where: { id } });
}

/** Keeps that a user reported a comment, once. */
export async function insertReport(
  database: Database,
  report: {
    readonly commentId: string;
    readonly userId: string;
    readonly reason: string;
    readonly createdAt: Date;
  },
): Promise<void> {
  await refusingDeletedAccount(
    database.commentReport.createMany({ data: report, skipDuplicates: true }),
  );
}

/** Deletes the reports of a comment. */
export async function deleteReports(database: Database, commentId: string): Promise<void> {
  await database.commentReport.deleteMany({ where: { commentId } });
}

/**
 * The comments that were reported, the newest first, with what their reporters say; null for `clubIds`: on all documents,
 * not those of clubs alone.
 */
export async function listReported(
  database: Database,
  { clubIds, limit }: { readonly clubIds: readonly string[] | null; readonly limit: number },
) {
  const rows = await database.comment.findMany({
    where: {
      reports: { some: {} },
      ...(clubIds && { document: { clubId: { in: [...clubIds] } } }),
    },
    select: {
      id: true,
      text: true,
      createdAt: true,
      author: { select: { name: true } },
      document: { select: { id: true, kind: true, title: true } },
      reports: { select: { reason: true, createdAt: true }, orderBy: { createdAt: "desc" } },
    },
    orderBy: [{ createdAt: "desc" }, { id: "asc" }],
    take: limit,
  });
  return rows.map(({ document, ...rest }) => ({
    ...rest,
    document: { ...document, kind: toKind(document.kind) },
  }));
}

/** What a user wrote and reported, oldest first. */
export async function commentsOf(database: Database, userId: string) {
  const written = await database.comment.findMany({
    where: { authorId: userId },
    omit: { authorId: true },
    orderBy: [{ createdAt: "asc" }, { id: "asc" }],
  });
  const reported = await database.commentReport.findMany({
    where: { userId },
    omit: { userId: true },
    orderBy: [{ createdAt: "asc" }, { commentId: "asc" }],
  });
  return { written, reported };
}

/** Stores whether a document takes comments. */
export async function storeCommenting(
  database: Database,
  { id, comments }: { readonly id: string; readonly comments: "on" | "off" },
): Promise<void> {
  await database.document.update({ where: { id }, data: { comments }, select: { id: true } });
}

import { z } from "zod";
import { aboutSchema, newCommentSchema, resolvedSchema } from "@/lib/domain/document/comment";
import {
  COLLECTION_OF,
  DOCUMENT_KINDS,
  type DocumentKind,
} from "@/lib/domain/document/document-kind";
import { idSchema, lineSchema, pointCmSchema } from "@/lib/domain/document/primitives";
import { emptyAnswer, jsonAnswer } from "@/lib/http/answer";
import { cursorOf, makeCursor } from "@/lib/http/cursor";
import { endpoint } from "@/lib/http/endpoint";
import {
  dismissReports,
  listReported,
  removeComment,
  reportComment,
  resolveComment,
} from "@/lib/usecases/kinds/comments/act-on-comment";
import { listComments } from "@/lib/usecases/kinds/comments/list-comments";
import { commentingSchema, setCommenting } from "@/lib/usecases/kinds/comments/set-commenting";
import { COMMENT_PARTS } from "@/lib/usecases/kinds/comments/shown-things";
import { writeComment } from "@/lib/usecases/kinds/comments/write-comment";
import { idParams, instantSchema } from "../answer-schemas";
import { nounOf } from "../document/kind-words";

const MAX_PAGE = 100;

export const commentSchema = z.object({
  id: z.string(),
  author: z.object({ name: z.string() }),
  isMine: z.boolean(),
  about: z
    .object({
      id: aboutSchema,
      name: z.string().describe("Empty where it has none, or is gone"),
      at: pointCmSchema.nullable().describe("Where it stands on a scenario’s map, as far as seen"),
    })
    .nullable()
    .describe("A thing in the document, or a text of it; null: the whole"),
  isSecret: z.boolean().describe("For those alone who read the whole"),
  text: z.string().describe("Markdown"),
  createdAt: instantSchema,
  resolvedAt: instantSchema.nullable(),
  mayResolve: z.boolean(),
  mayRemove: z.boolean(),
  reports: z.int().describe("By how many people, for those who may remove it for others"),
});

export const commentPageSchema = z.object({
  isOn: z.boolean().describe("False where its author takes no comments"),
  mayComment: z.boolean(),
  maySwitch: z.boolean(),
  mayBeSecret: z.boolean(),
  items: z.array(commentSchema),
  nextCursor: z.string().nullable(),
});

const listQuery = z.object({
  for: z
    .enum(COMMENT_PARTS)
    .optional()
    .describe("Default: `whole` for those invited to it and its owner, else `public`"),
  cursor: cursorOf(z.strictObject({ at: z.iso.datetime(), id: idSchema })).optional(),
  limit: z.coerce.number().int().min(1).max(MAX_PAGE).default(50),
});

/** The comments on one document. */
export function commentEndpoints<Kind extends DocumentKind>(kind: Kind) {
  return [getComments(kind), postComment(kind), putCommenting(kind)] as const;
}

function getComments<Kind extends DocumentKind>(kind: Kind) {
  return endpoint({
    method: "GET",
    path: `/${COLLECTION_OF[kind]}/{id}/comments`,
    summary: `Comments on the ${nounOf(kind)} and on things in what the caller sees of it`,
    access: "optional",
    params: idParams,
    query: listQuery,
    answers: { 200: { description: "One page, newest first", schema: commentPageSchema } },
    handle: async ({ context, params, query: { for: part, cursor, limit } }) => {
      const wanted = { part: part ?? null, after: cursor ?? null, limit };
      const { next, ...page } = await listComments(context, { kind, ...params, ...wanted });
      return jsonAnswer({ ...page, nextCursor: makeCursor(next) });
    },
  });
}

function postComment<Kind extends DocumentKind>(kind: Kind) {
  return endpoint({
    method: "POST",
    path: `/${COLLECTION_OF[kind]}/{id}/comments`,
    summary:
      "Comment on it, or on a thing in what one sees of it; on a hidden thing only those who read the whole see it",
    access: "write",
    params: idParams,
    body: newCommentSchema,
    example: { text: "The second brigade arrives too late." },
    answers: {
      201: { description: "Written", schema: z.object({ id: z.string() }) },
      conflict: "It has two thousand comments already",
      "too-many-requests": "Thirty comments in ten minutes",
    },
    handle: async ({ context, params, body }) => {
      const made = await writeComment(context, { kind, ...params, ...body });
      return jsonAnswer(made, { status: 201, location: `/api/v1/comments/${made.id}` });
    },
  });
}

function putCommenting<Kind extends DocumentKind>(kind: Kind) {
  return endpoint({
    method: "PUT",
    path: `/${COLLECTION_OF[kind]}/{id}/commenting`,
    summary: "Set whether it takes comments; for the owner only",
    access: "write",
    params: idParams,
    body: commentingSchema,
    example: { comments: "off" },
    answers: { 200: { description: "The current setting", schema: commentingSchema } },
    handle: async ({ context, params, body }) => {
      await setCommenting(context, { kind, ...params, ...body });
      return jsonAnswer(body);
    },
  });
}

const deleteOne = endpoint({
  method: "DELETE",
  path: "/comments/{id}",
  summary:
    "Remove a comment: its writer, the document’s owner, organisers of its club, and the service’s keeper may",
  access: "write",
  params: idParams,
  answers: { 204: { description: "Removed" } },
  handle: async ({ context, params }) => {
    await removeComment(context, params);
    return emptyAnswer();
  },
});

const putResolved = endpoint({
  method: "PUT",
  path: "/comments/{id}/resolved",
  summary: "Resolve a comment or open it again; for those who edit the document",
  access: "write",
  params: idParams,
  body: resolvedSchema,
  example: { resolved: true },
  answers: { 204: { description: "Kept" } },
  handle: async ({ context, params, body }) => {
    await resolveComment(context, { ...params, ...body });
    return emptyAnswer();
  },
});

const postReport = endpoint({
  method: "POST",
  path: "/comments/{id}/reports",
  summary: "Report a comment to those who may remove it",
  access: "write",
  params: idParams,
  body: z.strictObject({ reason: lineSchema.default("") }),
  example: { reason: "Insults the author" },
  answers: {
    204: { description: "Kept, once for each account" },
    "too-many-requests": "Twenty reports in an hour",
  },
  handle: async ({ context, params, body }) => {
    await reportComment(context, { ...params, ...body });
    return emptyAnswer();
  },
});

export const reportedCommentSchema = z.object({
  id: z.string(),
  text: z.string(),
  createdAt: instantSchema,
  author: z.object({ name: z.string() }),
  document: z.object({
    id: z.string(),
    kind: z.enum(DOCUMENT_KINDS),
    title: z.string(),
    mayRead: z.boolean().describe("Whether the caller may read it"),
  }),
  reports: z.array(z.object({ reason: z.string(), createdAt: instantSchema })),
});

const getReported = endpoint({
  method: "GET",
  path: "/comments/reported",
  summary:
    "Comments that were reported: all for the keepers of the service (`KEEPERS`), those on a club’s documents for its organisers",
  access: "read",
  answers: {
    200: {
      description: "At most two hundred, newest first",
      schema: z.object({ items: z.array(reportedCommentSchema) }),
    },
    forbidden: "The caller neither keeps this service nor organises a club",
  },
  handle: async ({ context }) => jsonAnswer({ items: await listReported(context) }),
});

const deleteReports = endpoint({
  method: "DELETE",
  path: "/comments/{id}/reports",
  summary:
    "Dismiss the reports of a comment, which stays: the service’s keepers and organisers of the document’s club may",
  access: "write",
  params: idParams,
  answers: { 204: { description: "Dismissed" } },
  handle: async ({ context, params }) => {
    await dismissReports(context, params);
    return emptyAnswer();
  },
});

/** Acts on single comments. */
export const singleCommentEndpoints = [
  deleteOne,
  putResolved,
  postReport,
  deleteReports,
  getReported,
] as const;

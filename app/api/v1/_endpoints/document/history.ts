import { z } from "zod";
import { COLLECTION_OF, type DocumentKind } from "@/lib/domain/document/document-kind";
import { LIMITS } from "@/lib/domain/document/limits";
import { idSchema } from "@/lib/domain/document/primitives";
import { schemaOf } from "@/lib/domain/kinds/parse-document";
import { jsonAnswer } from "@/lib/http/answer";
import { cursorOf, makeCursor } from "@/lib/http/cursor";
import { endpoint, inUsualWords } from "@/lib/http/endpoint";
import { expectedVersion } from "@/lib/http/etag";
import { listReleases } from "@/lib/usecases/document/list-releases";
import { listRevisions } from "@/lib/usecases/document/list-revisions";
import { readRevision } from "@/lib/usecases/document/read-revision";
import { releaseDocument, releaseSchema } from "@/lib/usecases/document/release-document";
import { restoreRevision } from "@/lib/usecases/document/restore-revision";
import { idParams, instantSchema, versionedSchema } from "../answer-schemas";
import { getEditSessions } from "./edit-sessions";

const version = z.coerce.number().int().min(1).max(LIMITS.version);
const revisionParams = z.object({ id: idSchema, version });
/** A stored version of a document. */
export const revisionSchema = z.object({
  version: z.int(),
  createdAt: instantSchema,
  note: z.string().nullable(),
  author: z.string().nullable(),
});
/** A page of kept states. */
export const revisionPageSchema = z.object({
  items: z.array(revisionSchema),
  nextCursor: z.string().nullable(),
});
/** A version its author stands by. */
export const releaseRowSchema = z.object({
  number: z.int(),
  version: z.int(),
  note: z.string(),
  createdAt: instantSchema,
});

/** A version just released. */
export const releasedSchema = releaseRowSchema.pick({ number: true, version: true });
/** All versions its author stands by. */
export const releaseListSchema = z.object({ items: z.array(releaseRowSchema) });

/** The endpoints of a document's history. */
export function historyEndpoints<Kind extends DocumentKind>(kind: Kind) {
  return [
    getRevisions(kind),
    getRevision(kind),
    getEditSessions(kind),
    postRestore(kind),
    getReleases(kind),
    postRelease(kind),
  ] as const;
}

function getRevisions<Kind extends DocumentKind>(kind: Kind) {
  return endpoint({
    method: "GET",
    path: `/${COLLECTION_OF[kind]}/{id}/revisions`,
    summary: "Its kept states, newest first; the owner alone may look",
    access: "read",
    params: idParams,
    query: z.object({
      cursor: cursorOf(version).optional(),
      limit: z.coerce.number().int().min(1).max(200).default(50),
    }),
    answers: {
      200: {
        description: "One page",
        schema: revisionPageSchema,
      },
    },
    handle: async ({ context, params, query }) => {
      const { limit, cursor } = query;
      const page = { before: cursor ?? null, limit: limit + 1 };
      const rows = await listRevisions(context, { kind, id: params.id, ...page });
      const items = rows.slice(0, limit);
      const next = rows.length > limit ? (items.at(-1)?.version ?? null) : null;
      return jsonAnswer({ items, nextCursor: makeCursor(next) });
    },
  });
}

function getRevision<Kind extends DocumentKind>(kind: Kind) {
  return endpoint({
    method: "GET",
    path: `/${COLLECTION_OF[kind]}/{id}/revisions/{version}`,
    summary: "The document as it was in one version",
    access: "read",
    params: revisionParams,
    answers: { 200: { description: "The bare document", schema: schemaOf(kind) } },
    handle: async ({ context, params }) => {
      const document = await readRevision(context, { kind, ...params });
      return jsonAnswer(document, { version: params.version });
    },
  });
}

function postRestore<Kind extends DocumentKind>(kind: Kind) {
  return endpoint({
    method: "POST",
    path: `/${COLLECTION_OF[kind]}/{id}/revisions/{version}/restore`,
    summary: "Make an earlier state the newest version",
    access: "write",
    params: revisionParams,
    needsIfMatch: true,
    answers: {
      200: { description: "Stored", schema: versionedSchema },
      ...inUsualWords("too-many-documents"),
    },
    handle: async ({ context, params, request }) => {
      const expected = expectedVersion(request);
      const key = { kind, id: params.id };
      const stored = await restoreRevision(context, {
        ...key,
        restored: params.version,
        expected,
      });
      return jsonAnswer(stored, { version: stored.version });
    },
  });
}

function getReleases<Kind extends DocumentKind>(kind: Kind) {
  return endpoint({
    method: "GET",
    path: `/${COLLECTION_OF[kind]}/{id}/releases`,
    summary: "The versions its author stands by, newest first",
    access: "optional",
    params: idParams,
    answers: {
      200: { description: "All of them", schema: releaseListSchema },
    },
    handle: async ({ context, params }) =>
      jsonAnswer({ items: await listReleases(context, { kind, id: params.id }) }),
  });
}

function postRelease<Kind extends DocumentKind>(kind: Kind) {
  return endpoint({
    method: "POST",
    path: `/${COLLECTION_OF[kind]}/{id}/releases`,
    summary: "Release the present version",
    access: "write",
    params: idParams,
    body: releaseSchema,
    example: { note: "As played at the club" },
    answers: {
      201: {
        description: "Released",
        schema: releasedSchema,
      },
    },
    handle: async ({ context, params, body }) => {
      const released = await releaseDocument(context, { kind, id: params.id, ...body });
      return jsonAnswer(released, { status: 201 });
    },
  });
}

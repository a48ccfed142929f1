import { z } from "zod";
import { COLLECTION_OF, type DocumentKind } from "@/lib/domain/document/document-kind";
import { patchSchema } from "@/lib/domain/document/patch";
import { copyableParts } from "@/lib/domain/kinds/copied-part";
import { kindsNamed } from "@/lib/domain/kinds/kinds";
import { schemaOf } from "@/lib/domain/kinds/parse-document";
import { emptyAnswer, isVersionHeld, jsonAnswer, versionAnswer } from "@/lib/http/answer";
import { endpoint, inUsualWords } from "@/lib/http/endpoint";
import { expectedVersion } from "@/lib/http/etag";
import { deleteDocument } from "@/lib/usecases/document/delete-document";
import { patchDocument } from "@/lib/usecases/document/patch-document";
import { readDocumentText } from "@/lib/usecases/document/read-document";
import { replaceDocument } from "@/lib/usecases/document/replace-document";
import { setVisibility, visibilitySchema } from "@/lib/usecases/document/set-visibility";
import { forkDocument } from "@/lib/usecases/kinds/fork-document";
import {
  addressParams,
  idParams,
  storedAnswer,
  storedSchema,
  versionedSchema,
} from "../answer-schemas";
import { nounOf, nounWithArticle } from "./kind-words";

/** The endpoints of a single document. */
export function documentEndpoints<Kind extends DocumentKind>(kind: Kind) {
  return [
    getDocument(kind),
    putDocument(kind),
    patchOne(kind),
    deleteOne(kind),
    putVisibility(kind),
    postFork(kind),
  ] as const;
}

/** A scenario's variants have addresses of their own. */
function paramsOf(kind: DocumentKind) {
  return kind === "scenario" ? addressParams : idParams;
}

function getDocument<Kind extends DocumentKind>(kind: Kind) {
  return endpoint({
    method: "GET",
    path: `/${COLLECTION_OF[kind]}/{id}`,
    summary: `The whole ${nounOf(kind)}, as it was stored; the ETag is its version`,
    access: "optional",
    params: paramsOf(kind),
    answers: {
      200: { description: "The bare document", schema: schemaOf(kind) },
      304: { description: "The reader already has this version" },
    },
    handle: async ({ context, params, request }) => {
      const key = { kind, id: params.id, isHeld: isVersionHeld(request) };
      return versionAnswer(request, await readDocumentText(context, key));
    },
  });
}

function putDocument<Kind extends DocumentKind>(kind: Kind) {
  return endpoint({
    method: "PUT",
    path: `/${COLLECTION_OF[kind]}/{id}`,
    summary: `Put a whole ${nounOf(kind)} in the place of the version it starts from`,
    access: "write",
    work: "heavy",
    params: paramsOf(kind),
    body: z.unknown(),
    example: kindsNamed(kind)[0].example,
    bodyDescription: schemaOf(kind),
    needsIfMatch: true,
    answers: {
      200: { description: "Saved", schema: storedSchema },
      ...inUsualWords("too-many-documents"),
    },
    handle: async ({ context, params, body, request }) => {
      const expected = expectedVersion(request);
      const key = { kind, id: params.id };
      const stored = await replaceDocument(context, { ...key, expected, json: body });
      return jsonAnswer(storedAnswer(stored), { version: stored.version });
    },
  });
}

function patchOne<Kind extends DocumentKind>(kind: Kind) {
  return endpoint({
    method: "PATCH",
    path: `/${COLLECTION_OF[kind]}/{id}`,
    summary: `Change parts of ${nounWithArticle(kind)} by JSON Patch; one from an older version is rebased if it can be`,
    access: "write",
    work: "heavy",
    params: paramsOf(kind),
    body: patchSchema,
    example: [{ op: "replace", path: "/title", value: "La Haye Sainte" }],
    mediaTypes: ["application/json-patch+json", "application/json"],
    needsIfMatch: true,
    answers: {
      200: {
        description: "Saved; `document` is present where it includes changes by others",
        schema: versionedSchema.extend({
          rebased: z.boolean(),
          document: schemaOf(kind).optional(),
        }),
      },
      conflict: "Someone else changed the same place: `base`, `theirs`, `yours`, `conflicts`",
      "stale-version": "The version it starts from never existed",
      ...inUsualWords("too-many-documents"),
    },
    handle: async ({ context, params, body, request }) => {
      const expected = expectedVersion(request);
      const key = { kind, id: params.id };
      const { id, version, rebased } = await patchDocument(context, {
        ...key,
        expected,
        patch: body,
      });
      const answer = rebased ? { rebased: true, document: rebased } : { rebased: false };
      return jsonAnswer({ id, version, ...answer }, { version });
    },
  });
}

function deleteOne<Kind extends DocumentKind>(kind: Kind) {
  return endpoint({
    method: "DELETE",
    path: `/${COLLECTION_OF[kind]}/{id}`,
    summary: `Delete ${nounWithArticle(kind)} with its history`,
    access: "write",
    params: idParams,
    answers: { 204: { description: "Deleted" } },
    handle: async ({ context, params }) => {
      await deleteDocument(context, { kind, id: params.id });
      return emptyAnswer();
    },
  });
}

function putVisibility<Kind extends DocumentKind>(kind: Kind) {
  return endpoint({
    method: "PUT",
    path: `/${COLLECTION_OF[kind]}/{id}/visibility`,
    summary: "Set who can see it; for the owner only",
    access: "write",
    params: idParams,
    body: visibilitySchema,
    example: { visibility: "public" },
    answers: {
      200: { description: "The current visibility", schema: visibilitySchema },
      conflict: "A club holds it and would no longer",
    },
    handle: async ({ context, params, body }) => {
      await setVisibility(context, { kind, id: params.id, ...body });
      return jsonAnswer(body);
    },
  });
}

/** A scenario's ground can be copied by itself, to start another battle on; any other document only as a whole. */
function partQuery(kind: DocumentKind) {
  const parts = copyableParts(kind);
  return z.object({ part: z.enum(parts).default("whole").describe("What the copy has") });
}

function postFork<Kind extends DocumentKind>(kind: Kind) {
  return endpoint({
    method: "POST",
    path: `/${COLLECTION_OF[kind]}/{id}/fork`,
    summary: "Copy it to a private document of yours, with credit",
    access: "write",
    params: paramsOf(kind),
    query: partQuery(kind),
    answers: {
      201: { description: "The copy", schema: versionedSchema },
      ...inUsualWords("too-many-documents"),
    },
    handle: async ({ context, params, query }) => {
      const copy = await forkDocument(context, { kind, id: params.id }, query.part);
      const location = `/api/v1/${COLLECTION_OF[kind]}/${copy.id}`;
      return jsonAnswer(copy, { status: 201, version: copy.version, location });
    },
  });
}

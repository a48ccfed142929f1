import { z } from "zod";
import { COLLECTION_OF, type DocumentKind } from "@/lib/domain/document/document-kind";
import { MANNERS } from "@/lib/domain/document/history/changes";
import { TOPICS } from "@/lib/domain/document/history/thing";
import { LIMITS } from "@/lib/domain/document/limits";
import { jsonAnswer } from "@/lib/http/answer";
import { cursorOf, makeCursor } from "@/lib/http/cursor";
import { endpoint } from "@/lib/http/endpoint";
import { listEditSessions } from "@/lib/usecases/document/list-edit-sessions";
import { idParams, instantSchema } from "../answer-schemas";

const versionSchema = z.coerce.number().int().min(2).max(LIMITS.version);

/** Changes by topic. */
export const changesSchema = z.array(
  z.object({
    topic: z.enum([...TOPICS, "document"]),
    manner: z.enum(MANNERS),
    count: z.int(),
    name: z.string().describe("What the first of them is called; empty where it has no name"),
  }),
);
const stateSchema = z.object({
  version: z.int(),
  createdAt: instantSchema,
  note: z.string().nullable(),
  author: z.string().nullable(),
  changes: changesSchema.describe("Against the version before"),
});
/** States stored soon after one another. */
export const editSessionSchema = z.object({
  changes: changesSchema.describe("Of all its states together"),
  states: z.array(stateSchema).min(1).describe("Newest first"),
});

/** A page of them. */
export const editSessionPageSchema = z.object({
  items: z.array(editSessionSchema),
  nextCursor: z.string().nullable(),
});

/** A document's history as people remember it: edit sessions, each with what was done in it. */
export function getEditSessions<Kind extends DocumentKind>(kind: Kind) {
  return endpoint({
    method: "GET",
    path: `/${COLLECTION_OF[kind]}/{id}/sittings`,
    summary:
      "Its kept states gathered into editSessions with what each changed; the owner alone may look",
    access: "read",
    params: idParams,
    query: z.object({
      cursor: cursorOf(versionSchema).optional(),
      limit: z.coerce.number().int().min(1).max(100).default(20),
    }),
    answers: {
      200: {
        description: "One page, newest first",
        schema: editSessionPageSchema,
      },
    },
    handle: async ({ context, params, query }) => {
      const page = { before: query.cursor ?? null, limit: query.limit };
      const { editSessions, next } = await listEditSessions(context, {
        kind,
        id: params.id,
        ...page,
      });
      return jsonAnswer({ items: editSessions, nextCursor: makeCursor(next) });
    },
  });
}

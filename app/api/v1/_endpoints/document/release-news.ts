import { z } from "zod";
import {
  COLLECTION_OF,
  DOCUMENT_KINDS,
  type DocumentKind,
} from "@/lib/domain/document/document-kind";
import { emptyAnswer, jsonAnswer } from "@/lib/http/answer";
import { endpoint } from "@/lib/http/endpoint";
import {
  dismissReleaseNews,
  listReleaseNews,
  releaseSeenSchema,
} from "@/lib/usecases/document/release-news";
import { idParams, instantSchema } from "../answer-schemas";

const titled = z.object({ id: z.string(), title: z.string() });

/** A newer release of what the caller copied. */
export const releaseNewsSchema = z.object({
  kind: z.enum(DOCUMENT_KINDS),
  copy: titled.nullable().describe("Null for who umpires or comments on the original"),
  original: titled,
  number: z.int(),
  note: z.string(),
  releasedAt: instantSchema,
});

/** Releases of the originals of the caller's copies. */
export const releaseNews = endpoint({
  method: "GET",
  path: "/users/me/release-news",
  summary: "Newer releases of what one copied, umpires or comments on, until dismissed",
  access: "read",
  answers: {
    200: {
      description: "The newest first, at most twenty",
      schema: z.object({ items: z.array(releaseNewsSchema) }),
    },
  },
  handle: async ({ context }) => jsonAnswer({ items: await listReleaseNews(context) }),
});

export function dismissNews<Kind extends DocumentKind>(kind: Kind) {
  return endpoint({
    method: "PUT",
    path: `/${COLLECTION_OF[kind]}/{id}/release-seen`,
    summary:
      "Dismiss the news of releases up to one: for a copy of one’s own those of its original, for what one umpires or comments on its own",
    access: "write",
    params: idParams,
    body: releaseSeenSchema,
    example: { number: 2 },
    answers: { 204: { description: "Dismissed" } },
    handle: async ({ context, params, body }) => {
      await dismissReleaseNews(context, { kind, ...params, ...body });
      return emptyAnswer();
    },
  });
}

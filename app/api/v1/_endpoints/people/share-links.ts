import { z } from "zod";
import { COLLECTION_OF, type DocumentKind } from "@/lib/domain/document/document-kind";
import { kindsNamed } from "@/lib/domain/kinds/kinds";
import { newShareLinkSchema, pathOfLink, slugSchema } from "@/lib/domain/people/share-link";
import { emptyAnswer, jsonAnswer } from "@/lib/http/answer";
import { endpoint } from "@/lib/http/endpoint";
import { publicAddress } from "@/lib/http/public-address";
import { createShareLink } from "@/lib/usecases/people/share-links/create-share-link";
import { listShareLinks, type ShareLink } from "@/lib/usecases/people/share-links/list-share-links";
import { revokeShareLink } from "@/lib/usecases/people/share-links/revoke-share-link";
import { idParams, instantSchema } from "../answer-schemas";
import { nounOf } from "../document/kind-words";

export const shareLinkSchema = z.object({
  slug: z.string(),
  name: z.string(),
  version: z.int().nullable().describe("The version it always shows; null: the current version"),
  createdAt: instantSchema,
});
/** A link with its full address. */
export const answeredLinkSchema = shareLinkSchema.extend({ url: z.url() });

/** All links of a document. */
export const linkListSchema = z.object({ items: z.array(answeredLinkSchema) });

/** The endpoints for a document's links, for its owner; empty for kinds that links cannot open. */
export function linkEndpoints<Kind extends DocumentKind>(kind: Kind) {
  const links = [getLinks(kind), postLink(kind), deleteLink(kind)] as const;
  return kindsNamed(kind)[0].isShareable ? links : [];
}

function getLinks<Kind extends DocumentKind>(kind: Kind) {
  return endpoint({
    method: "GET",
    path: `/${COLLECTION_OF[kind]}/{id}/share-links`,
    summary: `The living links that open the ${nounOf(kind)} to read; for its owner`,
    access: "read",
    params: idParams,
    answers: {
      200: {
        description: "All, newest first",
        schema: linkListSchema,
      },
    },
    handle: async ({ context, params, request }) => {
      const links = await listShareLinks(context, { kind, ...params });
      return jsonAnswer({ items: links.map((link) => answered(link, request)) });
    },
  });
}

function postLink<Kind extends DocumentKind>(kind: Kind) {
  return endpoint({
    method: "POST",
    path: `/${COLLECTION_OF[kind]}/{id}/share-links`,
    summary: `Create a link that opens the ${nounOf(kind)}, even a private one, without what is secret`,
    access: "write",
    params: idParams,
    body: newShareLinkSchema,
    example: { name: "For Bo", version: "newest" },
    answers: {
      201: { description: "The link", schema: answeredLinkSchema },
      "not-found": "No such document, or no such version of it",
      conflict: "It has a hundred links already",
    },
    handle: async ({ context, params, body, request }) => {
      const made = await createShareLink(context, { kind, ...params, ...body });
      const link = answered(made, request);
      return jsonAnswer(link, { status: 201, location: link.url });
    },
  });
}

function deleteLink<Kind extends DocumentKind>(kind: Kind) {
  return endpoint({
    method: "DELETE",
    path: `/${COLLECTION_OF[kind]}/{id}/share-links/{slug}`,
    summary: "Revoke a link; its page then says so",
    access: "write",
    params: idParams.extend({ slug: slugSchema }),
    answers: { 204: { description: "Revoked" } },
    handle: async ({ context, params }) => {
      await revokeShareLink(context, { kind, ...params });
      return emptyAnswer();
    },
  });
}

function answered(link: ShareLink, request: Request) {
  return { ...link, url: `${publicAddress(request)}${pathOfLink(link.slug)}` };
}

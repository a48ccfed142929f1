import { z } from "zod";
import { newShareLinkSchema, pathOfLink, slugSchema } from "@/lib/domain/share-link";
import { emptyAnswer, jsonAnswer } from "@/lib/http/answer";
import { endpoint } from "@/lib/http/endpoint";
import { publicAddress } from "@/lib/http/public-address";
import { createShareLink } from "@/lib/usecases/create-share-link";
import { listShareLinks, type ShareLink } from "@/lib/usecases/list-share-links";
import { revokeShareLink } from "@/lib/usecases/revoke-share-link";
import { idParams, instantSchema, problem } from "./answer-schemas";

export const shareLinkSchema = z.object({
  slug: z.string(),
  name: z.string(),
  version: z.int().nullable().describe("The version it shows for good; null: the list as it is"),
  createdAt: instantSchema,
});
const answeredSchema = shareLinkSchema.extend({ url: z.url() });

const getLinks = endpoint({
  method: "GET",
  path: "/army-lists/{id}/share-links",
  summary: "The living links that open an army list to read; for its owner",
  access: "read",
  params: idParams,
  answers: {
    200: { description: "All, newest first", schema: z.object({ items: z.array(answeredSchema) }) },
    403: problem("The list belongs to somebody else"),
  },
  handle: async ({ context, params, request }) => {
    const links = await listShareLinks(context, params.id);
    return jsonAnswer({ items: links.map((link) => answered(link, request)) });
  },
});

const postLink = endpoint({
  method: "POST",
  path: "/army-lists/{id}/share-links",
  summary: "Make a link that opens an army list, even a private one, without what is secret",
  access: "write",
  params: idParams,
  body: newShareLinkSchema,
  answers: {
    201: { description: "The link", schema: answeredSchema },
    403: problem("The list belongs to somebody else"),
    404: problem("No such army list, or no such version of it"),
    409: problem("It has a hundred links already"),
  },
  handle: async ({ context, params, body, request }) => {
    const link = answered(await createShareLink(context, { ...params, ...body }), request);
    return jsonAnswer(link, { status: 201, location: link.url });
  },
});

const deleteLink = endpoint({
  method: "DELETE",
  path: "/army-lists/{id}/share-links/{slug}",
  summary: "Take a link back; whoever follows it is told so",
  access: "write",
  params: idParams.extend({ slug: slugSchema }),
  answers: { 204: { description: "Taken back" }, 404: problem("No such link") },
  handle: async ({ context, params }) => {
    await revokeShareLink(context, params);
    return emptyAnswer();
  },
});

function answered(link: ShareLink, request: Request) {
  return { ...link, url: `${publicAddress(request)}${pathOfLink(link.slug)}` };
}

/** What an owner does with links, by path. */
export const shareLinkEndpoints = { links: [getLinks, postLink], link: [deleteLink] };

import { z } from "zod";
import type { Context } from "@/lib/auth/actor";
import { clientAddress } from "@/lib/auth/client-address";
import { armyBookSchema } from "@/lib/domain/army-book/army-book";
import { armyListSchema } from "@/lib/domain/army-list/army-list";
import { fileNameOf } from "@/lib/domain/file-name";
import { fileAnswer, jsonAnswer } from "@/lib/http/answer";
import { endpoint } from "@/lib/http/endpoint";
import { publicAddress } from "@/lib/http/public-address";
import { linkToSharedRoster } from "@/lib/usecases/army-lists/link-to-roster";
import { printSharedRoster } from "@/lib/usecases/army-lists/print-shared-roster";
import { printSharedMap } from "@/lib/usecases/battlefields/print-shared-map";
import {
  openSharedMap,
  openSharedRoster,
  openShareLink,
} from "@/lib/usecases/share-links/open-share-link";
import { alteredRowsOf } from "./altered-rows";
import { paperQuery } from "./answer-schemas";
import { documentSchemas } from "./document-schemas";
import { mapAsFile } from "./map-exports";
import { formsOf } from "./roster-exports";
import { printOf } from "./roster-print";

const PATH = "/share-links/{slug}";
/** Whatever text was copied: what is no link counts as a guess. */
const slugParams = z.object({ slug: z.string().max(100) });

const answers = {
  "not-found": "No such link, or it was taken back",
  "too-many-requests": "Too many links from this address that lead nowhere",
};

interface Followed {
  readonly context: Context;
  readonly params: z.infer<typeof slugParams>;
  readonly request: Request;
}

function linkOf({ context, params, request }: Followed) {
  return { ...params, address: clientAddress(request, context.trustedProxies) };
}

/** What a link opens. */
const sharedDocument = endpoint({
  method: "GET",
  path: PATH,
  summary: "The army list, army book or map a link opens, as others than its owner see it",
  access: "optional",
  params: slugParams,
  answers: {
    200: {
      description: "The bare document",
      schema: z.union([armyListSchema, armyBookSchema, documentSchemas.map]),
    },
    ...answers,
  },
  handle: async (call) => jsonAnswer((await openShareLink(call.context, linkOf(call))).document),
});

const sharedPdf = printOf({
  path: PATH,
  params: slugParams,
  summary: "The roster a link opens, as PDF",
  answers,
  print: (call, order) => printSharedRoster(call.context, { ...linkOf(call), ...order }),
});

const forms = formsOf({
  path: PATH,
  params: slugParams,
  query: z.object({}),
  missing: "No such link, or it was taken back",
  rosterOf: async (call) => {
    const shared = await openSharedRoster(call.context, linkOf(call));
    const which = { ...call.params, version: shared.version };
    return { ...shared, link: linkToSharedRoster(which, { service: publicAddress(call.request) }) };
  },
});

const alteredRows = alteredRowsOf({
  path: PATH,
  params: slugParams,
  query: z.object({}),
  answers,
  listOf: async (call) => (await openSharedRoster(call.context, linkOf(call))).document,
});

const sharedSheet = endpoint({
  method: "GET",
  path: `${PATH}/battlefield.pdf`,
  summary: "The map a link opens, to print",
  access: "optional",
  work: "heavy",
  params: slugParams,
  query: paperQuery,
  answers: { 200: { description: "The sheet", mediaType: "application/pdf" }, ...answers },
  handle: async ({ query: { paper }, language, ...call }) => {
    const order = { ...linkOf(call), language, paper };
    const { printed, title } = await printSharedMap(call.context, order);
    return fileAnswer({
      bytes: printed.bytes,
      mediaType: "application/pdf",
      fileName: fileNameOf({ title, part: "", ending: "pdf" }),
      language,
    });
  },
});

const sharedSvg = endpoint({
  method: "GET",
  path: `${PATH}/map.svg`,
  summary: "The map a link opens, as a picture at true proportions",
  access: "optional",
  params: slugParams,
  answers: { 200: { description: "The picture", mediaType: "image/svg+xml" }, ...answers },
  handle: async ({ language, ...call }) => {
    const { document } = await openSharedMap(call.context, linkOf(call));
    return fileAnswer({
      bytes: mapAsFile(document, language),
      mediaType: "image/svg+xml",
      fileName: fileNameOf({ title: document.title, part: "", ending: "svg" }),
      language,
    });
  },
});

/** All that can be had by a link. */
export const sharedEndpoints = [
  sharedDocument,
  alteredRows,
  sharedSheet,
  sharedSvg,
  sharedPdf,
  ...forms,
];

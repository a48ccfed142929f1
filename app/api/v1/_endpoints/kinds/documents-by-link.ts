import { z } from "zod";
import type { Context } from "@/lib/auth/actor";
import { clientAddress } from "@/lib/auth/client-address";
import { armyBookSchema } from "@/lib/domain/bogowie-wojny/book/army-book";
import { armyListSchema } from "@/lib/domain/bogowie-wojny/list/army-list";
import { fileNameOf } from "@/lib/domain/document/file-name";
import { localise } from "@/lib/domain/kinds/localise";
import { schemaOf } from "@/lib/domain/kinds/parse-document";
import { fileAnswer, jsonAnswer } from "@/lib/http/answer";
import { endpoint } from "@/lib/http/endpoint";
import { nothingAtAddress } from "@/lib/http/problem";
import { publicAddress } from "@/lib/http/public-address";
import { linkToSharedRoster } from "@/lib/usecases/bogowie-wojny/list/link-to-roster";
import { openSharedRoster } from "@/lib/usecases/bogowie-wojny/list/open-shared-roster";
import { printSharedRoster } from "@/lib/usecases/bogowie-wojny/list/print-shared-roster";
import { printSharedMap } from "@/lib/usecases/kinds/print-shared-map";
import { inTexts } from "@/lib/usecases/kinds/read-map";
import { openShareLink, openShareLinkTo } from "@/lib/usecases/people/share-links/open-share-link";
import { paperQuery } from "../answer-schemas";
import { alteredRowsOf } from "../bogowie-wojny/altered-rows";
import { formsOf } from "../bogowie-wojny/roster-exports";
import { rosterAnswer, rosterPrintQuery } from "../bogowie-wojny/roster-print";
import { textLanguage, textsQuery } from "../document/texts-query";
import { mapSheetsOf, mapSheetsQuery } from "../table/table-query";
import { cardAnswer } from "./card-pictures";
import { mapAsFile } from "./map-exports";

const PATH = "/share-links/{slug}";
/** Any copied text is accepted; if it is not a link, it counts as a guess. */
const slugParams = z.object({ slug: z.string().max(100) });

const answers = {
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

/** The document a link opens. */
const sharedDocument = endpoint({
  method: "GET",
  path: PATH,
  summary: "The army list, army book or map a link opens, as others than its owner see it",
  access: "optional",
  params: slugParams,
  answers: {
    200: {
      description: "The bare document",
      schema: z.union([armyListSchema, armyBookSchema, schemaOf("map")]),
    },
    ...answers,
  },
  handle: async (call) => jsonAnswer((await openShareLink(call.context, linkOf(call))).document),
});

const sharedPdf = endpoint({
  method: "GET",
  path: `${PATH}/roster.pdf`,
  summary: "The roster a link opens, as PDF",
  access: "optional",
  work: "heavy",
  params: slugParams,
  query: rosterPrintQuery.extend(textsQuery.shape),
  answers: { 200: { description: "The roster", mediaType: "application/pdf" }, ...answers },
  handle: async ({ query, language, ...call }) => {
    const { paper, layout, parts } = query;
    const texts = textLanguage(query, language);
    const service = publicAddress(call.request);
    const order = { ...linkOf(call), texts, language, paper, layout, parts, service };
    return rosterAnswer(await printSharedRoster(call.context, order), language);
  },
});

const forms = formsOf({
  path: PATH,
  params: slugParams,
  query: textsQuery,
  answers,
  rosterOf: async (call) => {
    const texts = textLanguage(call.query, call.language);
    const shared = await openSharedRoster(call.context, { ...linkOf(call), texts });
    const which = { ...call.params, version: shared.version };
    return { ...shared, link: linkToSharedRoster(which, { service: publicAddress(call.request) }) };
  },
});

const alteredRows = alteredRowsOf({
  path: PATH,
  params: slugParams,
  query: z.object({}),
  answers,
  listOf: async (call) =>
    (await openSharedRoster(call.context, { ...linkOf(call), texts: undefined })).document,
});

const sharedSheet = endpoint({
  method: "GET",
  path: `${PATH}/battlefield.pdf`,
  summary: "The map a link opens, to print",
  access: "optional",
  work: "heavy",
  params: slugParams,
  query: paperQuery.extend(textsQuery.shape).extend(mapSheetsQuery.shape),
  answers: {
    200: { description: "The sheet, or its sheets", mediaType: "application/pdf" },
    ...answers,
  },
  handle: async ({ query, language, ...call }) => {
    const texts = textLanguage(query, language);
    const table = mapSheetsOf(query);
    const order = { ...linkOf(call), texts, language, paper: query.paper, table };
    const { printed, title } = await printSharedMap(call.context, order);
    return fileAnswer({
      bytes: printed.bytes,
      pages: printed.pages,
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
  query: textsQuery,
  answers: { 200: { description: "The picture", mediaType: "image/svg+xml" }, ...answers },
  handle: async ({ query, language, ...call }) => {
    const opened = await openShareLinkTo("map", call.context, linkOf(call));
    const document = inTexts(opened.document, textLanguage(query, language));
    return fileAnswer({
      bytes: mapAsFile(document, language),
      mediaType: "image/svg+xml",
      fileName: fileNameOf({ title: document.title, part: "", ending: "svg" }),
      language,
    });
  },
});

const sharedPicture = endpoint({
  method: "GET",
  path: `${PATH}/picture.png`,
  summary: "What a link opens as a picture, for chats to show: a map, or a box for each base",
  access: "optional",
  work: "heavy",
  params: slugParams,
  query: textsQuery,
  answers: { 200: { description: "The picture", mediaType: "image/png" }, ...answers },
  handle: async ({ query, language, ...call }) => {
    const { document } = await openShareLink(call.context, linkOf(call));
    if (document.kind === "scenario") throw nothingAtAddress(call.request);
    const shown = localise(document, textLanguage(query, language) ?? document.language);
    return cardAnswer(shown, language);
  },
});

/** Everything that can be read through a share link. */
export const sharedEndpoints = [
  sharedDocument,
  alteredRows,
  sharedSheet,
  sharedSvg,
  sharedPicture,
  sharedPdf,
  ...forms,
];

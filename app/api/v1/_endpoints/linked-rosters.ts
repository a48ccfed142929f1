import { z } from "zod";
import type { Context } from "@/lib/auth/actor";
import { clientAddress } from "@/lib/auth/client-address";
import { armyListSchema } from "@/lib/domain/army-list/army-list";
import { ROSTER_LAYOUTS } from "@/lib/domain/army-list/roster-layout";
import { fileNameOf } from "@/lib/domain/file-name";
import { fileAnswer, jsonAnswer } from "@/lib/http/answer";
import { type Endpoint, endpoint } from "@/lib/http/endpoint";
import { publicAddress } from "@/lib/http/public-address";
import { openShareLink } from "@/lib/usecases/open-share-link";
import { printSharedRoster } from "@/lib/usecases/print-shared-roster";
import { paperQuery, problem } from "./answer-schemas";
import { formsOf } from "./roster-exports";

const PATH = "/share-links/{slug}";
/** Whatever somebody copied: what is no link counts as a guess. */
const slugParams = z.object({ slug: z.string().max(100) });

const answers = {
  404: problem("No such link, or it was taken back"),
  429: problem("Too many links from this address that lead nowhere"),
};

interface Followed {
  readonly context: Context;
  readonly params: z.infer<typeof slugParams>;
  readonly request: Request;
}

function linkOf({ context, params, request }: Followed) {
  return { ...params, address: clientAddress(request, context.trustedProxies) };
}

/** The list that a link opens. */
const sharedList = endpoint({
  method: "GET",
  path: PATH,
  summary: "The army list a link opens, as others than its owner see it",
  access: "optional",
  params: slugParams,
  answers: { 200: { description: "The bare document", schema: armyListSchema }, ...answers },
  handle: async (call) => jsonAnswer((await openShareLink(call.context, linkOf(call))).list),
});

const sharedPdf = endpoint({
  method: "GET",
  path: `${PATH}/roster.pdf`,
  summary: "The roster a link opens, as PDF",
  access: "optional",
  params: slugParams,
  query: paperQuery.extend({ layout: z.enum(ROSTER_LAYOUTS).default("one") }),
  answers: { 200: { description: "The roster", mediaType: "application/pdf" }, ...answers },
  handle: async ({ query, language, ...call }) => {
    const { printed, title } = await printSharedRoster(call.context, {
      ...linkOf(call),
      language,
      paper: query.paper,
      layout: query.layout,
      service: publicAddress(call.request),
    });
    return fileAnswer({
      bytes: printed.bytes,
      mediaType: "application/pdf",
      fileName: fileNameOf({ title, part: "roster", ending: "pdf" }),
      language,
    });
  },
});

const forms = formsOf({
  path: PATH,
  params: slugParams,
  query: z.object({}),
  missing: "No such link, or it was taken back",
  rosterOf: (call) => openShareLink(call.context, linkOf(call)),
});

/** All that can be had by a link, by the last part of the path; the list itself by the empty one. */
export const sharedRosterEndpoints: Readonly<Record<string, Endpoint>> = {
  "": sharedList,
  "roster.pdf": sharedPdf,
  ...Object.fromEntries(Object.values(forms).map((form) => [form.path.split("/").at(-1), form])),
};

/** The endpoints at one last part of the path; none where there is no such file. */
export function sharedEndpointsAt(file: string): readonly Endpoint[] {
  return Object.hasOwn(sharedRosterEndpoints, file)
    ? [sharedRosterEndpoints[file] as Endpoint]
    : [];
}

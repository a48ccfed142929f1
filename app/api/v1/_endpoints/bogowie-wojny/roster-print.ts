import { z } from "zod";
import type { Context } from "@/lib/auth/actor";
import {
  DEFAULT_ROSTER_PARTS,
  ROSTER_LAYOUTS,
  ROSTER_PARTS,
} from "@/lib/domain/bogowie-wojny/list/roster-print";
import { fileNameOf } from "@/lib/domain/document/file-name";
import type { Language } from "@/lib/domain/document/language";
import { fileAnswer } from "@/lib/http/answer";
import { commaList, type Endpoint, endpoint, type Refusals } from "@/lib/http/endpoint";
import { publicAddress } from "@/lib/http/public-address";
import { paperQuery } from "../answer-schemas";

/** The print options of a roster. */
export const rosterPrintQuery = paperQuery.extend({
  layout: z.enum(ROSTER_LAYOUTS).default("one").describe("How the roster itself is laid out"),
  parts: commaList(z.enum(ROSTER_PARTS))
    .transform((parts) => parts ?? DEFAULT_ROSTER_PARTS)
    .describe("What is wanted; missing: the roster alone"),
});

interface PrintedRoster {
  readonly printed: { readonly bytes: Uint8Array };
  readonly title: string;
}

/** The answer with a printed roster. */
export function rosterAnswer({ printed, title }: PrintedRoster, language: Language): Response {
  return fileAnswer({
    bytes: printed.bytes,
    mediaType: "application/pdf",
    fileName: fileNameOf({ title, part: "roster", ending: "pdf" }),
    language,
  });
}

type RosterOrder = z.infer<typeof rosterPrintQuery> & {
  readonly language: Language;
  /** The service's own address, which the print links to. */
  readonly service: string;
};

interface PrintSource<Params extends z.ZodObject> {
  /** Path below `/api/v1`: `/share-links/{slug}`. */
  readonly path: string;
  readonly params: Params;
  readonly summary: string;
  /** What is answered beside the roster. */
  readonly answers?: Refusals;
  readonly print: (
    call: { context: Context; params: z.infer<Params>; request: Request },
    order: RosterOrder,
  ) => Promise<PrintedRoster>;
}

/** The endpoint that prints a roster as people other than its owner get it. */
export function printOf<Params extends z.ZodObject>(source: PrintSource<Params>): Endpoint {
  const { path, params, summary, answers = {}, print } = source;
  return endpoint({
    method: "GET",
    path: `${path}/roster.pdf`,
    summary,
    access: "optional",
    work: "heavy",
    params,
    query: rosterPrintQuery,
    answers: { 200: { description: "The roster", mediaType: "application/pdf" }, ...answers },
    handle: async ({ query, language, ...call }) => {
      const order = { ...query, language, service: publicAddress(call.request) };
      return rosterAnswer(await print(call, order), language);
    },
  });
}

import { strToU8, zipSync } from "fflate";
import type { z } from "zod";
import { rosterXml } from "@/lib/domain/bogowie-wojny/list/exports/ros/roster-xml";
import { rosterBbcode } from "@/lib/domain/bogowie-wojny/list/exports/roster-bbcode";
import { rosterCsv } from "@/lib/domain/bogowie-wojny/list/exports/roster-csv";
import { rosterMarkdown } from "@/lib/domain/bogowie-wojny/list/exports/roster-markdown";
import { rosterText } from "@/lib/domain/bogowie-wojny/list/exports/roster-plain";
import type { RosterCopy, RosterWords } from "@/lib/domain/bogowie-wojny/list/exports/roster-words";
import type { RosterAudience } from "@/lib/domain/bogowie-wojny/list/roster-print";
import type { RosterView } from "@/lib/domain/bogowie-wojny/list/roster-view";
import { fileNameOf, plainFileName } from "@/lib/domain/document/file-name";
import type { Language } from "@/lib/domain/document/language";
import { fileAnswer } from "@/lib/http/answer";
import { type Call, type Endpoint, endpoint, type Refusals } from "@/lib/http/endpoint";
import { publicAddress } from "@/lib/http/public-address";
import { wordsFor } from "@/lib/http/words";
import { linkToRoster } from "@/lib/usecases/bogowie-wojny/list/link-to-roster";
import { viewRoster } from "@/lib/usecases/bogowie-wojny/list/view-roster";
import { idParams } from "../answer-schemas";
import { textLanguage, textsQuery } from "../document/texts-query";
import { rosterAudienceQuery } from "./roster-view";

interface RosterForm {
  /** The extension of the file name, and the last part of the path. */
  readonly ending: string;
  readonly mediaType: string;
  readonly summary: string;
  readonly make: (copy: RosterCopy, words: RosterWords) => string | Uint8Array;
}

/** The earliest date a ZIP can store, in local time, so that the same roster always gives the same bytes. */
const EARLIEST = new Date(1980, 0, 1);

/** The roster's export formats, for mails, forums, spreadsheets and other list builders. */
export const ROSTER_FORMS = {
  asText: {
    ending: "txt",
    mediaType: "text/plain; charset=utf-8",
    summary: "The roster as plain text",
    make: rosterText,
  },
  asMarkdown: {
    ending: "md",
    mediaType: "text/markdown; charset=utf-8",
    summary: "The roster as Markdown",
    make: rosterMarkdown,
  },
  asBbcode: {
    ending: "bbcode",
    mediaType: "text/plain; charset=utf-8",
    summary: "The roster as BBCode, for forums",
    make: rosterBbcode,
  },
  asCsv: {
    ending: "csv",
    mediaType: "text/csv; charset=utf-8",
    summary: "The roster as a table, a row a regiment",
    make: rosterCsv,
  },
  asXml: {
    ending: "ros",
    mediaType: "application/xml; charset=utf-8",
    summary: "The roster in the format of BattleScribe and its kin, schema 2.03",
    make: rosterXml,
  },
  asPackedXml: {
    ending: "rosz",
    mediaType: "application/zip",
    summary: "The same, packed",
    make: (copy, words) => {
      const { title } = copy.view;
      const name = plainFileName(fileNameOf({ title, part: "", ending: "ros" }));
      return zipSync({ [name]: strToU8(rosterXml(copy, words)) }, { mtime: EARLIEST });
    },
  },
} satisfies Record<string, RosterForm>;

interface RosterToTell {
  readonly roster: RosterView;
  readonly audience: RosterAudience;
  /** The address where this version of it can be read. */
  readonly link: string;
}

/** A kind of address under which a roster is found, and how to read that roster. */
interface RosterSource<Params extends z.ZodObject, Query extends z.ZodObject> {
  /** Path below `/api/v1`: `/army-lists/{id}`. */
  readonly path: string;
  readonly params: Params;
  readonly query: Query;
  /** What is answered beside the roster. */
  readonly answers?: Refusals;
  readonly rosterOf: (
    call: Pick<
      Call<"optional", z.infer<Params>, z.infer<Query>, unknown>,
      "context" | "params" | "query" | "request" | "language"
    >,
  ) => Promise<RosterToTell>;
}

/** The endpoints of all export formats for such a roster. */
export function formsOf<Params extends z.ZodObject, Query extends z.ZodObject>(
  source: RosterSource<Params, Query>,
): Endpoint[] {
  return Object.values(ROSTER_FORMS).map((form) => formEndpoint(form, source));
}

/** Exports of a stored army list's roster. */
export const rosterExports = formsOf({
  path: "/army-lists/{id}",
  params: idParams,
  query: rosterAudienceQuery.extend(textsQuery.shape),
  rosterOf: async ({ context, params: { id }, query, request, language }) => {
    const texts = textLanguage(query, language);
    const viewed = await viewRoster(context, { id, audience: query.for ?? null, texts });
    const service = publicAddress(request);
    return { ...viewed, link: await linkToRoster(context, { ...viewed, id }, { service }) };
  },
});

/** The answer with a roster in one of the export formats. */
export function rosterFormAnswer(
  { ending, mediaType, make }: RosterForm,
  { roster, audience, link }: RosterToTell,
  language: Language,
): Response {
  const words = {
    terms: wordsFor(language, "bogowieWojny"),
    book: wordsFor(language, "armyBook"),
    roster: wordsFor(language, "bwRoster"),
  };
  return fileAnswer({
    bytes: make({ view: roster, audience, link }, words),
    mediaType,
    fileName: fileNameOf({ title: roster.title, part: "roster", ending }),
    language,
  });
}

function formEndpoint<Params extends z.ZodObject, Query extends z.ZodObject>(
  form: RosterForm,
  { path, params, query, answers = {}, rosterOf }: RosterSource<Params, Query>,
): Endpoint {
  const { ending, mediaType, summary } = form;
  return endpoint({
    method: "GET",
    path: `${path}/roster.${ending}`,
    summary,
    access: "optional",
    params,
    query,
    answers: {
      200: { description: "The roster", mediaType: mediaType.split(";")[0] ?? mediaType },
      ...answers,
    },
    handle: async (call) => rosterFormAnswer(form, await rosterOf(call), call.language),
  });
}

import { rosterBbcode } from "@/lib/domain/army-list/exports/roster-bbcode";
import { type RosterTableWords, rosterCsv } from "@/lib/domain/army-list/exports/roster-csv";
import { rosterMarkdown } from "@/lib/domain/army-list/exports/roster-markdown";
import { rosterXml } from "@/lib/domain/army-list/exports/roster-xml";
import { rosterText } from "@/lib/domain/army-list/roster-text";
import type { RosterView } from "@/lib/domain/army-list/roster-view";
import { fileNameOf, plainFileName } from "@/lib/domain/file-name";
import { fileAnswer } from "@/lib/http/answer";
import { type Endpoint, endpoint } from "@/lib/http/endpoint";
import { wordsFor } from "@/lib/http/words";
import { zipOf } from "@/lib/http/zip-file";
import { viewRoster } from "@/lib/usecases/view-roster";
import { idParams, problem } from "./answer-schemas";
import { rosterAudienceQuery } from "./roster-view";

interface Export {
  /** What the file's name ends in, and the last part of the path. */
  readonly ending: string;
  readonly mediaType: string;
  readonly summary: string;
  readonly make: (view: RosterView, words: RosterTableWords) => string | Uint8Array;
}

/** The roster's forms for mails, forums, spreadsheets and other list builders. */
export const rosterExports = {
  asText: exportEndpoint({
    ending: "txt",
    mediaType: "text/plain; charset=utf-8",
    summary: "The roster as plain text",
    make: (view, { terms }) => rosterText(view, terms),
  }),
  asMarkdown: exportEndpoint({
    ending: "md",
    mediaType: "text/markdown; charset=utf-8",
    summary: "The roster as Markdown",
    make: (view, { terms }) => rosterMarkdown(view, terms),
  }),
  asBbcode: exportEndpoint({
    ending: "bbcode",
    mediaType: "text/plain; charset=utf-8",
    summary: "The roster as BBCode, for forums",
    make: (view, { terms }) => rosterBbcode(view, terms),
  }),
  asCsv: exportEndpoint({
    ending: "csv",
    mediaType: "text/csv; charset=utf-8",
    summary: "The roster as a table, a row a regiment",
    make: rosterCsv,
  }),
  asXml: exportEndpoint({
    ending: "ros",
    mediaType: "application/xml; charset=utf-8",
    summary: "The roster in the format of BattleScribe and its kin, schema 2.03",
    make: rosterXml,
  }),
  asPackedXml: exportEndpoint({
    ending: "rosz",
    mediaType: "application/zip",
    summary: "The same, packed",
    make: (view, words) => {
      const name = plainFileName(fileNameOf({ title: view.title, part: "", ending: "ros" }));
      return zipOf({ name, text: rosterXml(view, words) });
    },
  }),
};

function exportEndpoint({ ending, mediaType, summary, make }: Export): Endpoint {
  return endpoint({
    method: "GET",
    path: `/army-lists/{id}/roster.${ending}`,
    summary,
    access: "optional",
    params: idParams,
    query: rosterAudienceQuery,
    answers: {
      200: { description: "The roster", mediaType: mediaType.split(";")[0] ?? mediaType },
      404: problem("No such army list, or it is not shared with the reader"),
    },
    handle: async ({ context, params, query, language }) => {
      const wish = { id: params.id, audience: query.for ?? null };
      const { roster } = await viewRoster(context, wish);
      const words = {
        terms: wordsFor(language, "bogowieWojny"),
        roster: wordsFor(language, "bwRoster"),
      };
      return fileAnswer({
        bytes: make(roster, words),
        mediaType,
        fileName: fileNameOf({ title: roster.title, part: "roster", ending }),
        language,
      });
    },
  });
}

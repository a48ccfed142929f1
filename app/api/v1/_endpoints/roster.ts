import { rosterText } from "@/lib/domain/army-list/roster-text";
import { fileNameOf } from "@/lib/domain/file-name";
import { fileAnswer } from "@/lib/http/answer";
import { endpoint } from "@/lib/http/endpoint";
import { wordsFor } from "@/lib/http/words";
import { printArmyListRoster } from "@/lib/usecases/print-army-list-roster";
import { viewRoster } from "@/lib/usecases/view-roster";
import { idParams, paperQuery, problem } from "./answer-schemas";

/** An army list's roster to play from. */
export const rosterAsPdf = endpoint({
  method: "GET",
  path: "/army-lists/{id}/roster.pdf",
  summary: "The roster as PDF",
  access: "optional",
  params: idParams,
  query: paperQuery,
  answers: {
    200: { description: "The roster", mediaType: "application/pdf" },
    404: problem("No such army list, or it is not shared with the reader"),
    429: problem("The press is busy"),
  },
  handle: async ({ context, params, query, language }) => {
    const options = { language, paper: query.paper };
    const { printed, title } = await printArmyListRoster(context, { id: params.id, ...options });
    return fileAnswer({
      bytes: printed.bytes,
      mediaType: "application/pdf",
      fileName: fileNameOf({ title, part: "roster", ending: "pdf" }),
      language,
    });
  },
});

/** An army list's roster for mails and forums. */
export const rosterAsText = endpoint({
  method: "GET",
  path: "/army-lists/{id}/roster.txt",
  summary: "The roster as plain text",
  access: "optional",
  params: idParams,
  answers: {
    200: { description: "The roster", mediaType: "text/plain" },
    404: problem("No such army list, or it is not shared with the reader"),
  },
  handle: async ({ context, params, language }) => {
    const { roster, title } = await viewRoster(context, params.id);
    return fileAnswer({
      bytes: rosterText(roster, wordsFor(language, "bogowieWojny")),
      mediaType: "text/plain; charset=utf-8",
      fileName: fileNameOf({ title, part: "roster", ending: "txt" }),
      language,
    });
  },
});

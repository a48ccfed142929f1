import { rosterText } from "@/lib/domain/army-list/roster-text";
import { fileAnswer } from "@/lib/http/answer";
import { endpoint } from "@/lib/http/endpoint";
import { fileNameOf } from "@/lib/http/file-name";
import { wordsFor } from "@/lib/http/words";
import { viewRoster } from "@/lib/usecases/view-roster";
import { idParams, problem } from "./answer-schemas";

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
      fileName: `${fileNameOf(title, "roster")}.txt`,
      language,
    });
  },
});

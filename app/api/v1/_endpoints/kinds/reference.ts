import { z } from "zod";
import { fileNameOf } from "@/lib/domain/document/file-name";
import { fileAnswer } from "@/lib/http/answer";
import { endpoint, listOf } from "@/lib/http/endpoint";
import { wordsFor } from "@/lib/http/words";
import { BOGOWIE_WOJNY_TABLE_IDS } from "@/lib/usecases/bogowie-wojny/rules/tables";
import {
  printBogowieWojnyTables,
  printScenarioReference,
  printTables,
} from "@/lib/usecases/kinds/print-reference-sheets";
import { addressParams, paperQuery } from "../answer-schemas";
import { belleAllianceWords } from "../belle-alliance/words";
import { bogowieWojnyWords } from "../bogowie-wojny/words";

const tablesQuery = paperQuery.extend({
  tables: listOf(z.coerce.number().int().min(1).max(21)),
});

/** Quick-reference sheets of the chosen tables of Belle Alliance. */
export const referenceSheets = endpoint({
  method: "GET",
  path: "/rules/belle-alliance/reference.pdf",
  summary: "Tables of Belle Alliance as quick-reference sheets, all without a choice",
  access: "optional",
  work: "heavy",
  query: tablesQuery,
  answers: {
    200: { description: "The sheets", mediaType: "application/pdf" },
  },
  handle: async ({ query: { tables, paper }, language }) => {
    const printed = await printTables(tables, {
      language,
      paper,
      words: belleAllianceWords(language),
    });
    return sheetsAnswer({ bytes: printed.bytes, title: "Belle Alliance", language });
  },
});

/** Quick-reference sheets of the chosen tables of Bogowie Wojny. */
export const bogowieWojnySheets = endpoint({
  method: "GET",
  path: "/rules/bogowie-wojny/reference.pdf",
  summary: "Tables of Bogowie Wojny as quick-reference sheets, all without a choice",
  access: "optional",
  work: "heavy",
  query: paperQuery.extend({ tables: listOf(z.enum(BOGOWIE_WOJNY_TABLE_IDS)) }),
  answers: {
    200: { description: "The sheets", mediaType: "application/pdf" },
  },
  handle: async ({ query: { tables, paper }, language }) => {
    const words = bogowieWojnyWords(language);
    const printed = await printBogowieWojnyTables(tables, { language, paper, words });
    return sheetsAnswer({ bytes: printed.bytes, title: "Bogowie Wojny", language });
  },
});

/** Quick-reference sheets of the tables a scenario's troops and terrain need. */
export const scenarioReference = endpoint({
  method: "GET",
  path: "/scenarios/{id}/reference.pdf",
  summary: "The tables this scenario's troops and terrain need, as quick-reference sheets",
  access: "optional",
  work: "heavy",
  params: addressParams,
  query: paperQuery,
  answers: {
    200: { description: "The sheets", mediaType: "application/pdf" },
  },
  handle: async ({ context, params, query, language }) => {
    const options = { language, paper: query.paper, words: belleAllianceWords(language) };
    const { printed, title } = await printScenarioReference(context, { id: params.id, ...options });
    return sheetsAnswer({ bytes: printed.bytes, title, language });
  },
});

/** The answer with the sheets' PDF. */
export function sheetsAnswer({
  bytes,
  title,
  language,
}: Pick<Parameters<typeof fileAnswer>[0], "bytes" | "language"> & { readonly title: string }) {
  const part = wordsFor(language, "print")("reference.title");
  return fileAnswer({
    bytes,
    mediaType: "application/pdf",
    fileName: fileNameOf({ title, part, ending: "pdf" }),
    language,
  });
}

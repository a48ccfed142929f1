import { z } from "zod";
import { findingSchema } from "@/lib/domain/document/check-report";
import { COLLECTION_OF, type DocumentKind } from "@/lib/domain/document/document-kind";
import { schemaOf } from "@/lib/domain/kinds/document";
import { jsonAnswer } from "@/lib/http/answer";
import { endpoint } from "@/lib/http/endpoint";
import { checkSentDocument } from "@/lib/usecases/document/check-sent-document";
import { documentExamples } from "./document-examples";
import { nounWithArticle } from "./kind-words";

/** The result of a check. */
export const reportSchema = z.object({
  summary: z.looseObject({}),
  findings: z.array(findingSchema),
});

/** What the check leaves to another endpoint, added to its summary. */
const CHECKS_ELSEWHERE: Readonly<Partial<Record<DocumentKind, string>>> = {
  "army-list":
    ": whether its rows are those of the army book it names is told by its altered-rows once it is stored",
};

/** Endpoints that check a document sent in the request, which need not be stored. */
export function checkEndpoints<Kind extends DocumentKind>(kind: Kind) {
  return [
    endpoint({
      method: "POST",
      path: `/${COLLECTION_OF[kind]}/check`,
      summary: `Check ${nounWithArticle(kind)} against the rules; nothing is saved, no sign-in is needed, and no other document is read${CHECKS_ELSEWHERE[kind] ?? ""}`,
      access: "optional",
      work: "heavy",
      bodyAs: "bytes",
      body: z.instanceof(Uint8Array<ArrayBuffer>),
      example: documentExamples[kind],
      bodyDescription: schemaOf(kind),
      answers: {
        200: { description: "What it comes to and what is wrong with it", schema: reportSchema },
      },
      handle: async ({ body, caller }) => jsonAnswer(await checkSentDocument(kind, body, caller)),
    }),
  ] as const;
}

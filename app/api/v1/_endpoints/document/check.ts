import { z } from "zod";
import { findingSchema } from "@/lib/domain/document/check-report";
import { COLLECTION_OF, type DocumentKind } from "@/lib/domain/document/document-kind";
import { kindsNamed } from "@/lib/domain/kinds/kinds";
import { schemaOf } from "@/lib/domain/kinds/parse-document";
import { jsonAnswer } from "@/lib/http/answer";
import { endpoint } from "@/lib/http/endpoint";
import { checkSentDocument } from "@/lib/usecases/document/check-sent-document";
import { nounWithArticle } from "./kind-words";

/** The result of a check. */
export const reportSchema = z.object({
  summary: z.looseObject({}),
  findings: z.array(findingSchema),
});

/** Endpoints that check a document sent in the request, which need not be stored. */
export function checkEndpoints<Kind extends DocumentKind>(kind: Kind) {
  const [{ example, checkedElsewhere = "" }] = kindsNamed(kind);
  return [
    endpoint({
      method: "POST",
      path: `/${COLLECTION_OF[kind]}/check`,
      summary: `Check ${nounWithArticle(kind)} against the rules; nothing is saved, no sign-in is needed, and no other document is read${checkedElsewhere}`,
      access: "optional",
      work: "heavy",
      bodyAs: "bytes",
      body: z.instanceof(Uint8Array<ArrayBuffer>),
      example,
      bodyDescription: schemaOf(kind),
      answers: {
        200: { description: "What it comes to and what is wrong with it", schema: reportSchema },
      },
      handle: async ({ body, caller }) => jsonAnswer(await checkSentDocument(kind, body, caller)),
    }),
  ] as const;
}

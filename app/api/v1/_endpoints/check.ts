import { z } from "zod";
import { findingSchema } from "@/lib/domain/check-report";
import { jsonAnswer } from "@/lib/http/answer";
import { COLLECTIONS, type Collection } from "@/lib/http/collections";
import { type Endpoint, endpoint } from "@/lib/http/endpoint";
import { checkDocument } from "@/lib/usecases/check-document";
import { problem } from "./answer-schemas";
import { documentSchemas } from "./document-schemas";

const reportSchema = z.object({
  summary: z.looseObject({}),
  findings: z.array(findingSchema),
});

/** The check of a document that need not be stored. */
export function checkEndpoints(collection: Collection): Endpoint[] {
  const kind = COLLECTIONS[collection];
  return [
    endpoint({
      method: "POST",
      path: `/${collection}/check`,
      summary: `Hold a ${kind} against the rules; nothing is stored, nobody need be signed in`,
      access: "open",
      body: z.unknown(),
      bodyDescription: documentSchemas[kind],
      answers: {
        200: { description: "What it comes to and what is wrong with it", schema: reportSchema },
        422: problem("The document is not well-formed"),
      },
      handle: async ({ body }) => jsonAnswer(checkDocument(kind, body)),
    }),
  ];
}

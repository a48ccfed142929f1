import { z } from "zod";
import { getOrMakeText } from "@/lib/cache/process-cache";
import { DOCUMENT_KINDS } from "@/lib/domain/document/document-kind";
import { schemaOf } from "@/lib/domain/kinds/parse-document";
import { sharedAnswer } from "@/lib/http/answer";
import { endpoint } from "@/lib/http/endpoint";
import { jsonSchemaOf } from "@/lib/http/openapi-schemas";
import { notModified } from "../answer-schemas";

const SCHEMA_FILES = DOCUMENT_KINDS.map((kind) => `${kind}.v1.json`);

/** The JSON Schema of each kind of document. */
export const schemaFile = endpoint({
  method: "GET",
  path: "/schemas/{file}",
  summary: "The JSON Schema (2020-12) of a kind of document",
  access: "open",
  params: z.object({ file: z.enum(SCHEMA_FILES) }),
  answers: {
    ...notModified,
    200: { description: "The schema", schema: z.looseObject({}) },
  },
  handle: async ({ params, request }) => {
    const kind = DOCUMENT_KINDS.find((known) => params.file === `${known}.v1.json`) ?? "scenario";
    const written = getOrMakeText(`schema ${kind}`, () =>
      JSON.stringify({
        $schema: "https://json-schema.org/draft/2020-12/schema",
        $id: `/api/v1/schemas/${params.file}`,
        title: kind,
        ...jsonSchemaOf(schemaOf(kind), "input"),
      }),
    );
    return sharedAnswer(request, written);
  },
});

import { z } from "zod";
import type { DocumentKind } from "@/lib/domain/document-kind";
import { sharedAnswer } from "@/lib/http/answer";
import { endpoint } from "@/lib/http/endpoint";
import { jsonSchemaOf } from "@/lib/http/openapi";
import { problem } from "./answer-schemas";
import { documentSchemas } from "./document-schemas";

const KINDS = Object.keys(documentSchemas) as DocumentKind[];
const SCHEMA_FILES = KINDS.map((kind) => `${kind}.v1.json`);

/** The JSON Schema of each kind of document. */
export const schemaFile = endpoint({
  method: "GET",
  path: "/schemas/{file}",
  summary: "The JSON Schema (2020-12) of a kind of document",
  access: "open",
  params: z.object({ file: z.enum(SCHEMA_FILES) }),
  answers: {
    200: { description: "The schema", schema: z.looseObject({}) },
    404: problem("No such schema"),
  },
  handle: async ({ params }) => {
    const kind = KINDS.find((known) => params.file === `${known}.v1.json`) ?? "scenario";
    return sharedAnswer({
      $schema: "https://json-schema.org/draft/2020-12/schema",
      $id: `/api/v1/schemas/${params.file}`,
      title: kind,
      ...jsonSchemaOf(documentSchemas[kind], "input"),
    });
  },
});

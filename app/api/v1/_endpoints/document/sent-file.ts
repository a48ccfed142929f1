import { z } from "zod";
import { COLLECTION_OF, type DocumentKind } from "@/lib/domain/document/document-kind";
import type { Language } from "@/lib/domain/document/language";
import { kindsNamed } from "@/lib/domain/kinds/kinds";
import { schemaOf } from "@/lib/domain/kinds/parse-document";
import { type Endpoint, endpoint } from "@/lib/http/endpoint";
import { nounWithArticle } from "./kind-words";

interface SentCall<Params, Query> {
  readonly json: unknown;
  readonly params: Params;
  readonly query: Query;
  readonly language: Language;
  readonly request: Request;
}

interface SentFile<Params extends z.ZodObject, Query extends z.ZodObject> {
  readonly kind: DocumentKind;
  /** The file name in the path below the collection: `roster.pdf`. */
  readonly file: string;
  readonly mediaType: string;
  /** The schema of its content, if it is JSON. */
  readonly schema?: z.ZodType;
  readonly summary: string;
  readonly params?: Params;
  readonly query?: Query;
  readonly make: (call: SentCall<z.infer<Params>, z.infer<Query>>) => Promise<Response>;
}

/** An endpoint that makes a file from a document in the request's body, which is not stored. */
export function sentFile<Params extends z.ZodObject, Query extends z.ZodObject>({
  kind,
  file,
  mediaType: told,
  schema,
  summary,
  params,
  query,
  make,
}: SentFile<Params, Query>): Endpoint {
  const mediaType = told.split(";")[0] ?? told;
  return endpoint({
    method: "POST",
    path: `/${COLLECTION_OF[kind]}/${file}`,
    summary: `${summary}, of ${nounWithArticle(kind)} that is sent along; nothing is saved`,
    access: "optional",
    ...(params ? { params } : {}),
    ...(query ? { query } : {}),
    body: z.unknown(),
    example: kindsNamed(kind)[0].example,
    bodyDescription: schemaOf(kind),
    work: "heavy",
    answers: {
      200: schema ? { description: "Its pages", schema } : { description: "The file", mediaType },
    },
    handle: ({ body: json, ...call }) => make({ json, ...call }),
  });
}

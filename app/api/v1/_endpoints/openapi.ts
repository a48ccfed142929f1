import { z } from "zod";
import { formationSchema } from "@/lib/domain/scenario/formation";
import { sharedAnswer } from "@/lib/http/answer";
import { type Endpoint, endpoint } from "@/lib/http/endpoint";
import { describeApi } from "@/lib/http/openapi";
import { documentSchemas } from "./document-schemas";

const API_VERSION = "1.0.0";
const named = { ...documentSchemas, formation: formationSchema };

/** The description of the API, worked out at the first request. */
export function openApi(endpoints: readonly Endpoint[]): Endpoint {
  let described: unknown;
  const self = endpoint({
    method: "GET",
    path: "/openapi.json",
    summary: "This description",
    access: "open",
    answers: { 200: { description: "OpenAPI 3.1", schema: z.looseObject({}) } },
    handle: async () => {
      described ??= describeApi([...endpoints, self], { version: API_VERSION, named });
      return sharedAnswer(described);
    },
  });
  return self;
}

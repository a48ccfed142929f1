import type { IncomingMessage, ServerResponse } from "node:http";
import { createHeaders } from "@remix-run/node-fetch-server";
import type { Language } from "@/lib/domain/document/language";
import { languageOf } from "@/lib/http/language";
import { openToOtherSites } from "@/lib/http/other-sites";
import { type Problem, problemResponse } from "@/lib/http/problem";

export type Refusal = Pick<Problem, "code" | "detail" | "headers">;

/**
 * Answers with a problem before Next.js gets the request, and closes the connection: the body is not read. Pages of
 * other sites may read it where they may read the API's own answers.
 */
export async function sendProblem(
  request: IncomingMessage,
  response: ServerResponse,
  refusal: Refusal,
): Promise<void> {
  const problem = problemResponse({ ...refusal, language: languageOfMessage(request) });
  const { method = "", url = "" } = request;
  if (url.startsWith("/api/v1/")) {
    openToOtherSites({ method, headers: createHeaders(request) }, problem);
  }
  response.writeHead(problem.status, {
    ...Object.fromEntries(problem.headers),
    connection: "close",
  });
  response.end(await problem.text());
}

/** The reader's language, by the same rule as for requests that reach a route. */
export function languageOfMessage({ headers, url = "/" }: IncomingMessage): Language {
  const address = `http://localhost${url}`;
  const options = { "accept-language": headers["accept-language"] ?? "" };
  return languageOf(
    new Request(URL.canParse(address) ? address : "http://localhost/", { headers: options }),
  );
}

import type { IncomingMessage, ServerResponse } from "node:http";
import { METHODS } from "@/lib/http/endpoint";
import { languageOf } from "@/lib/http/language";
import { onRequest } from "@/lib/http/on-request";
import { type Problem, problemResponse } from "@/lib/http/problem";

/** A path that leads to the page for what does not exist. */
const NOWHERE = "/_nowhere";
const KNOWN_METHODS: readonly string[] = [...METHODS, "HEAD", "OPTIONS"];

/**
 * From now on requests that Next.js itself fails on with a 500 are answered before they reach it: a
 * method nothing here has ("TRACE"), and a path that cannot be decoded ("/%", "/%ff"), which is a problem
 * below `/api/v1` and leads nowhere elsewhere.
 */
export function refuseUnservable(): void {
  onRequest("refuse the unservable", (request, response) => {
    const refusal = refusalOf(request);
    if (!refusal) return "goes-on";
    void refuse(request, response, refusal);
    return "is-answered";
  });
}

type Refusal = Pick<Problem, "code" | "detail" | "headers">;

function refusalOf(request: IncomingMessage): Refusal | null {
  const { method = "", url = "" } = request;
  if (!KNOWN_METHODS.includes(method)) {
    const allow = KNOWN_METHODS.join(", ");
    const detail = `${method} is not possible here; possible are ${allow}.`;
    return { code: "method-not-allowed", detail, headers: { allow } };
  }
  const path = url.split("?")[0] ?? "";
  if (isDecodable(path)) return null;
  if (path.startsWith("/api/v1/")) {
    const detail = "The path is not percent-encoded UTF-8; write a percent sign as %25.";
    return { code: "bad-request", detail };
  }
  request.url = NOWHERE;
  return null;
}

function isDecodable(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}

async function refuse(
  { headers }: IncomingMessage,
  response: ServerResponse,
  refusal: Refusal,
): Promise<void> {
  const wish = { "accept-language": headers["accept-language"] ?? "" };
  const language = languageOf(new Request("http://localhost/", { headers: wish }));
  const problem = problemResponse({ ...refusal, language });
  response.writeHead(problem.status, {
    ...Object.fromEntries(problem.headers),
    connection: "close",
  });
  response.end(await problem.text());
}

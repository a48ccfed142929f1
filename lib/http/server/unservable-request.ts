import type { IncomingMessage, ServerResponse } from "node:http";
import { METHODS } from "@/lib/http/endpoint";
import { type Refusal, sendProblem } from "@/lib/http/server/send-problem";

/** A path for which the not-found page is shown. */
const UNKNOWN_PATH = "/_nowhere";
const KNOWN_METHODS: readonly string[] = [...METHODS, "HEAD", "OPTIONS"];

/**
 * Answers a request for which Next.js itself would fail with a 500, and returns whether it did: an unknown method
 * ("TRACE"), or a path below `/api/v1` that cannot be decoded ("/%", "/%ff"). For such a path elsewhere, the request
 * is changed to lead to the not-found page.
 */
export function refuseUnservable(request: IncomingMessage, response: ServerResponse): boolean {
  const refusal = refusalOf(request);
  if (refusal) void sendProblem(request, response, refusal);
  return refusal !== null;
}

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
  request.url = UNKNOWN_PATH;
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

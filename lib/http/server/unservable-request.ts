import type { IncomingMessage, ServerResponse } from "node:http";
import { METHODS } from "@/lib/http/endpoint";
import { type Refusal, sendProblem } from "@/lib/http/server/send-problem";

/** A path that leads to the page for what does not exist. */
const UNKNOWN_PATH = "/_nowhere";
const KNOWN_METHODS: readonly string[] = [...METHODS, "HEAD", "OPTIONS"];

/**
 * Answers a request that Next.js itself fails on with a 500, and says whether it was one: a method nothing here has
 * ("TRACE"), and a path that cannot be decoded ("/%", "/%ff"), which is a problem below `/api/v1` and leads nowhere
 * elsewhere.
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

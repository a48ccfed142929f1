import { type IncomingMessage, Server, type ServerResponse } from "node:http";
import { METHODS } from "@/lib/http/endpoint";
import { languageOf } from "@/lib/http/language";
import { type Problem, problemResponse } from "@/lib/http/problem";

type Emit = (this: Server, event: string | symbol, ...given: unknown[]) => boolean;

/** A path that leads to the page for what does not exist. */
const NOWHERE = "/_nowhere";
const KNOWN_METHODS: readonly string[] = [...METHODS, "HEAD", "OPTIONS"];

let refusing = false;

/**
 * From now on requests that Next.js itself fails on with a 500 are answered before they reach it: a
 * method nothing here has ("TRACE"), and a path that cannot be decoded ("/%", "/%ff"), which is a problem
 * below `/api/v1` and leads nowhere elsewhere. Once a process.
 */
export function refuseUnservable(): void {
  if (refusing) return;
  refusing = true;
  const emit = Server.prototype.emit as Emit;
  Server.prototype.emit = function (this: Server, event, ...given: unknown[]) {
    if (event !== "request") return emit.call(this, event, ...given);
    const [request, response] = given as [IncomingMessage, ServerResponse];
    const refusal = refusalOf(request);
    if (!refusal) return emit.call(this, event, ...given);
    void refuse(request, response, refusal);
    return true;
  } satisfies Emit;
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

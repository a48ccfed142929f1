import { type IncomingMessage, Server, type ServerResponse } from "node:http";
import { languageOf } from "@/lib/http/language";
import { problemResponse } from "@/lib/http/problem";

type Emit = (this: Server, event: string | symbol, ...given: unknown[]) => boolean;

/** A path that leads to the page for what does not exist. */
const NOWHERE = "/_nowhere";

let refusing = false;

/**
 * From now on a path that cannot be decoded ("/%", "/%ff") is answered as a faulty request below
 * `/api/v1` and leads nowhere elsewhere: Next.js itself fails on it with a 500. Once a process.
 */
export function refuseMalformedPaths(): void {
  if (refusing) return;
  refusing = true;
  const emit = Server.prototype.emit as Emit;
  Server.prototype.emit = function (this: Server, event, ...given: unknown[]) {
    if (event !== "request") return emit.call(this, event, ...given);
    const [request, response] = given as [IncomingMessage, ServerResponse];
    const path = request.url?.split("?")[0] ?? "";
    if (isDecodable(path)) return emit.call(this, event, ...given);
    if (path.startsWith("/api/v1/")) {
      void refuse(request, response);
      return true;
    }
    request.url = NOWHERE;
    return emit.call(this, event, ...given);
  } satisfies Emit;
}

function isDecodable(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}

async function refuse({ headers }: IncomingMessage, response: ServerResponse): Promise<void> {
  const wish = { "accept-language": headers["accept-language"] ?? "" };
  const problem = problemResponse({
    code: "bad-request",
    detail: "The path is not percent-encoded UTF-8; write a percent sign as %25.",
    language: languageOf(new Request("http://localhost/", { headers: wish })),
  });
  response.writeHead(problem.status, {
    ...Object.fromEntries(problem.headers),
    connection: "close",
  });
  response.end(await problem.text());
}

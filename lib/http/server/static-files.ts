import type { IncomingMessage, ServerResponse } from "node:http";
import sirv from "sirv";

const ADDRESS = "/_next/static/";
const ONE_YEAR_S = 31_536_000;

/** Sends the file that was requested; false if the request is not for a file. */
export type ServeFile = (request: IncomingMessage, response: ServerResponse) => boolean;

/**
 * Serves the build's scripts, style sheets and fonts, with Brotli if accepted: the build compressed them once, far
 * better than there is time for during a request. Their names change with their content, so browsers may cache them
 * permanently.
 */
export function staticFiles(folder = ".next/static"): ServeFile {
  const send = sirv(folder, {
    brotli: true,
    immutable: true,
    maxAge: ONE_YEAR_S,
    setHeaders: (response) => response.setHeader("x-content-type-options", "nosniff"),
  });
  return (request, response) => {
    const { url = "" } = request;
    if (!url.startsWith(ADDRESS)) return false;
    request.url = url.slice(ADDRESS.length - 1);
    let isFile = true;
    send(request, response, () => {
      isFile = false;
    });
    request.url = url;
    return isFile;
  };
}

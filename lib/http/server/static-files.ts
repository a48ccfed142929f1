import type { IncomingMessage, ServerResponse } from "node:http";
import sirv from "sirv";

const ADDRESS = "/_next/static/";
const ONE_YEAR_S = 31_536_000;

/** Sends the file a request is for; false where it is for none. */
export type ServeFile = (request: IncomingMessage, response: ServerResponse) => boolean;

/**
 * Serves the build's scripts, style sheets and faces, with Brotli to those who take it: the build compressed them
 * once, and far better than there is time for at a request. Their names change with what they hold, so that browsers
 * keep them for good.
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

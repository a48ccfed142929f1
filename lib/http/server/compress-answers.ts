import type { IncomingMessage, ServerResponse } from "node:http";
import { constants } from "node:zlib";
import compression from "compression";

const COMPRESSIBLE =
  /^(?:text\/|application\/(?:[\w.+-]*\+)?json|application\/javascript|image\/svg\+xml)/;
/** A page contains its text twice, as HTML and as data; from this quality on Brotli detects the repetition. */
const BROTLI_QUALITY = 5;

const compress = compression({
  filter: (_, response) => isCompressible(response),
  brotli: { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } },
});

/**
 * Compresses an answer, with Brotli if accepted: Next.js itself only supports gzip, and does not compress the API's
 * answers. An answer that is already compressed is sent unchanged.
 */
export function compressAnswer(request: IncomingMessage, response: ServerResponse): void {
  compress(request, response, () => undefined);
}

// Next.js sets some types as a list of one.
function isCompressible(response: ServerResponse): boolean {
  const [type] = [response.getHeader("content-type")].flat();
  return COMPRESSIBLE.test(String(type ?? ""));
}

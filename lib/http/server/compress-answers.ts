import type { IncomingMessage, ServerResponse } from "node:http";
import { constants } from "node:zlib";
import compression from "compression";

const COMPRESSIBLE =
  /^(?:text\/|application\/(?:[\w.+-]*\+)?json|application\/javascript|image\/svg\+xml)/;
/** A page's words stand in it twice, as HTML and as data: from this quality on Brotli sees the second time. */
const BROTLI_QUALITY = 5;

const compress = compression({
  filter: (_, response) => isCompressible(response),
  brotli: { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } },
});

/**
 * Has the answer go out compressed, with Brotli to those who take it: Next.js itself knows gzip alone, and leaves the
 * API's answers as they are. What says already that it is compressed goes out as it is.
 */
export function compressAnswer(request: IncomingMessage, response: ServerResponse): void {
  compress(request, response, () => undefined);
}

// Next.js sets some types as a list of one.
function isCompressible(response: ServerResponse): boolean {
  const [type] = [response.getHeader("content-type")].flat();
  return COMPRESSIBLE.test(String(type ?? ""));
}

import type { ServerResponse } from "node:http";
import { constants } from "node:zlib";
import compression from "compression";
import { onRequest } from "@/lib/http/on-request";
import { type PackedFiles, servePacked } from "@/lib/http/packed-files";

const COMPRESSIBLE =
  /^(?:text\/|application\/(?:[\w.+-]*\+)?json|application\/javascript|image\/svg\+xml)/;
/** A page's words stand in it twice, as HTML and as data: from this quality on Brotli sees the second time. */
const BROTLI_QUALITY = 5;

/**
 * From now on answers go out compressed, with Brotli to those who take it: Next.js itself knows gzip
 * alone, and leaves the API's answers as they are. Files of the build that lie compressed beside
 * themselves (`packed`) are sent from there.
 */
export function compressAnswers(packed: PackedFiles): void {
  const compress = compression({
    filter: (_, response) => isCompressible(response),
    brotli: { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } },
  });
  onRequest("compress the answer", (request, response) => {
    servePacked(packed, request, response);
    compress(request, response, () => undefined);
    return "goes-on";
  });
}

// Next.js sets some types as a list of one.
function isCompressible(response: ServerResponse): boolean {
  const [type] = [response.getHeader("content-type")].flat();
  return COMPRESSIBLE.test(String(type ?? ""));
}

import { type IncomingMessage, Server, type ServerResponse } from "node:http";
import { constants } from "node:zlib";
import compression from "compression";
import { type PackedFiles, servePacked } from "@/lib/http/packed-files";

type Emit = (this: Server, event: string | symbol, ...given: unknown[]) => boolean;

const COMPRESSIBLE =
  /^(?:text\/|application\/(?:[\w.+-]*\+)?json|application\/javascript|image\/svg\+xml)/;
/** A page's words stand in it twice, as HTML and as data: from this quality on Brotli sees the second time. */
const BROTLI_QUALITY = 5;

let compressing = false;

/**
 * From now on answers go out compressed, with Brotli to those who take it: Next.js itself knows gzip
 * alone, and leaves the API's answers as they are. Files of the build that lie compressed beside
 * themselves (`packed`) are sent from there. Once a process.
 */
export function compressAnswers(packed: PackedFiles): void {
  if (compressing) return;
  compressing = true;
  const compress = compression({
    filter: (_, response) => isCompressible(response),
    brotli: { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } },
  });
  const emit = Server.prototype.emit as Emit;
  Server.prototype.emit = function (this: Server, event, ...given: unknown[]) {
    if (event === "request") {
      const [request, response] = given as [IncomingMessage, ServerResponse];
      servePacked(packed, request, response);
      compress(request, response, () => undefined);
    }
    return emit.call(this, event, ...given);
  } satisfies Emit;
}

// Next.js sets some types as a list of one.
function isCompressible(response: ServerResponse): boolean {
  const [type] = [response.getHeader("content-type")].flat();
  return COMPRESSIBLE.test(String(type ?? ""));
}

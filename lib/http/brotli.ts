import { promisify } from "node:util";
import { brotliCompress, constants } from "node:zlib";

const BROTLI = /(?:^|,)\s*br\s*(?:;\s*q=([\d.]+)\s*)?(?:,|$)/i;

/** Whether a reader's `Accept-Encoding` takes Brotli; a quality of nought refuses it. */
export function takesBrotli(acceptEncoding: string | undefined | null): boolean {
  const found = BROTLI.exec(acceptEncoding ?? "");
  return found !== null && Number(found[1] ?? 1) > 0;
}

/** A text with Brotli, `quality` from 0 to 11: the higher, the smaller and the longer it takes. */
export async function withBrotli(
  text: string | Uint8Array,
  quality: number,
): Promise<Uint8Array<ArrayBuffer>> {
  const params = { [constants.BROTLI_PARAM_QUALITY]: quality };
  return new Uint8Array(await promisify(brotliCompress)(text, { params }));
}

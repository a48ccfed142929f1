import { promisify } from "node:util";
import { brotliCompress, constants } from "node:zlib";

const BROTLI = /(?:^|,)\s*br\s*(?:;\s*q=([\d.]+)\s*)?(?:,|$)/i;

/** Whether an `Accept-Encoding` header accepts Brotli; a quality of 0 refuses it. */
export function takesBrotli(acceptEncoding: string | undefined | null): boolean {
  const found = BROTLI.exec(acceptEncoding ?? "");
  return found !== null && Number(found[1] ?? 1) > 0;
}

/** Compresses a text with Brotli. `quality` is from 0 to 11: higher is smaller but slower. */
export async function withBrotli(
  text: string | Uint8Array,
  quality: number,
): Promise<Uint8Array<ArrayBuffer>> {
  const params = { [constants.BROTLI_PARAM_QUALITY]: quality };
  return new Uint8Array(await promisify(brotliCompress)(text, { params }));
}

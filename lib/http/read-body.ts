import { GrundlagError } from "@/lib/domain/error-code";
import { assertPlainJson } from "@/lib/http/validate";

/** The longest body read, in bytes. */
export const MAX_BODY_BYTES = 4 * 1024 * 1024;

/**
 * The JSON of a request. Errors: `unsupported-media-type` unless its type is one of `mediaTypes`,
 * `too-large` past 4 MiB (counted, whatever the header says), `malformed-json`, `invalid-document`.
 */
export async function readJson(request: Request, mediaTypes: readonly string[]): Promise<unknown> {
  const type = request.headers.get("content-type")?.split(";")[0]?.trim().toLowerCase() ?? "";
  if (!mediaTypes.includes(type)) {
    throw new GrundlagError(
      "unsupported-media-type",
      `The content type is ${type ? `"${type}"` : "missing"}; send ${mediaTypes.join(" or ")}.`,
    );
  }
  const value = parseJson(await readText(request));
  assertPlainJson(value);
  return value;
}

/** The body as text. Errors: `too-large`, `malformed-json` where it is not UTF-8. */
export async function readText(request: Request): Promise<string> {
  if (Number(request.headers.get("content-length") ?? 0) > MAX_BODY_BYTES) throw tooLarge();
  const bytes = await readBytes(request);
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    throw new GrundlagError("malformed-json", "The body is not UTF-8.");
  }
}

async function readBytes(request: Request): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  const reader = request.body?.getReader();
  for (let part = await reader?.read(); part?.value; part = await reader?.read()) {
    size += part.value.byteLength;
    if (size > MAX_BODY_BYTES) {
      await reader?.cancel();
      throw tooLarge();
    }
    chunks.push(part.value);
  }
  return Buffer.concat(chunks);
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    const reason = error instanceof Error ? error.message : "";
    throw new GrundlagError("malformed-json", `The body is not JSON: ${reason.slice(0, 200)}.`);
  }
}

function tooLarge(): GrundlagError {
  return new GrundlagError(
    "too-large",
    `The body is longer than ${MAX_BODY_BYTES} bytes; send less at a time.`,
  );
}

import { GrundlagError } from "@/lib/domain/document/error-code";
import { readTextBytes } from "@/lib/domain/document/json-limits";

/** The longest body accepted from anybody, in bytes, unless an endpoint says otherwise. */
export const MAX_BODY_BYTES = 4 * 1024 * 1024;

/** The kind of body accepted from a caller. */
interface TakenBody {
  /** The wildcard for all types accepts a body of any type, or a request without one. */
  readonly mediaTypes: readonly string[];
  readonly mostBytes: number;
  /** Whether signed-in callers may send up to `MAX_BODY_BYTES`. */
  readonly isMoreForMembers: boolean;
}

/**
 * Reads a request's body as bytes. Errors: `unsupported-media-type` unless its type is one of `mediaTypes`,
 * `too-large` above the limit (counted, whatever the header says).
 */
export async function readBytes(
  request: Request,
  taken: TakenBody,
): Promise<Uint8Array<ArrayBuffer>> {
  const { mediaTypes } = taken;
  const type = mediaTypeOf(request);
  if (!mediaTypes.includes(type) && !mediaTypes.includes("*/*")) {
    throw new GrundlagError(
      "unsupported-media-type",
      `The content type is ${type ? `"${type}"` : "missing"}; send ${mediaTypes.join(" or ")}.`,
    );
  }
  return readAll(request, taken);
}

/** The content type of a request without its parameters, in lower case; empty if missing. */
export function mediaTypeOf(request: Request): string {
  return request.headers.get("content-type")?.split(";")[0]?.trim().toLowerCase() ?? "";
}

/** Reads the body as text, whatever its type. Errors: `too-large`, `malformed-json` if it is not UTF-8. */
export async function readText(request: Request): Promise<string> {
  return readTextBytes(
    await readAll(request, { mostBytes: MAX_BODY_BYTES, isMoreForMembers: false }),
  );
}

type Limit = Omit<TakenBody, "mediaTypes">;

async function readAll(request: Request, limit: Limit): Promise<Uint8Array<ArrayBuffer>> {
  if (Number(request.headers.get("content-length") ?? 0) > limit.mostBytes) throw tooLarge(limit);
  const chunks: Uint8Array[] = [];
  let size = 0;
  const reader = request.body?.getReader();
  for (let part = await reader?.read(); part?.value; part = await reader?.read()) {
    size += part.value.byteLength;
    if (size > limit.mostBytes) {
      await reader?.cancel();
      throw tooLarge(limit);
    }
    chunks.push(part.value);
  }
  return joined(chunks, size);
}

/** Joins the chunks into a buffer of their own, which can be transferred to another thread. */
function joined(chunks: readonly Uint8Array[], size: number): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(size);
  let at = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, at);
    at += chunk.byteLength;
  }
  return bytes;
}

function tooLarge({ mostBytes, isMoreForMembers }: Limit): GrundlagError {
  const remedy = isMoreForMembers
    ? `sign in or send a bearer token to send up to ${MAX_BODY_BYTES}, or send less`
    : "send less";
  return new GrundlagError(
    "too-large",
    `The body is longer than ${mostBytes} bytes; ${remedy} at a time.`,
    [],
    { megabytes: Math.floor(mostBytes / 100_000) / 10 },
  );
}

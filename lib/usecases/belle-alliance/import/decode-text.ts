import { GrundlagError } from "@/lib/domain/document/error-code";
import type { RefusalReason } from "@/lib/domain/document/refusal-reason";

const BYTE_ORDER_MARKS = [
  ["utf-16le", [0xff, 0xfe]],
  ["utf-16be", [0xfe, 0xff]],
] as const;

/**
 * Decodes bytes as text: UTF-8, or UTF-16 with a byte order mark. Error: `invalid-document` with the line that is not
 * text.
 */
export function decodeText(bytes: Uint8Array): string {
  const text = decoded(bytes).replace(/^\ufeff/, "");
  const at = text.indexOf("\0");
  if (at < 0) return text;
  const line = text.slice(0, at).split(/\r\n|\r|\n/).length;
  throw notText(`Line ${line} holds a NUL character; send text, or name the format of the file.`);
}

function decoded(bytes: Uint8Array): string {
  const mark = BYTE_ORDER_MARKS.find(([, signs]) => signs.every((sign, i) => bytes[i] === sign));
  try {
    return new TextDecoder(mark?.[0] ?? "utf-8", { fatal: true }).decode(bytes);
  } catch {
    throw notText("The text is neither UTF-8 nor UTF-16 with a byte order mark; save it as UTF-8.");
  }
}

function notText(message: string): GrundlagError {
  return new GrundlagError(
    "invalid-document",
    message,
    [{ path: "", code: "bad-character", message }],
    { reason: "file-not-text" satisfies RefusalReason },
  );
}

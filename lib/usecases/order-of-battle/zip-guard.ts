import { GrundlagError } from "@/lib/domain/error-code";
import type { RefusalReason } from "@/lib/domain/refusal-reason";

/** What an archive may claim to hold; a workbook of a whole army has some 30 entries and 2 MB. */
const ZIP_LIMITS = { entries: 500, bytes: 32 * 1024 * 1024 } as const;
/** Deflate cannot pack more tightly than this. */
const MOST_RATIO = 1_032;

const TOO_LARGE = { reason: "file-unpacks-large" satisfies RefusalReason };

const END_OF_DIRECTORY = 0x06054b50;
const DIRECTORY_ENTRY = 0x02014b50;
const END_BYTES = 22;
const ENTRY_BYTES = 46;
const LONGEST_COMMENT = 65_535;
const DEFLATED = 8;
/** Stands for a size of ZIP64, which no file of a few megabytes needs. */
const ZIP64 = 0xffffffff;

interface ZipEntry {
  readonly name: string;
  readonly method: number;
  readonly packed: number;
  readonly unpacked: number;
}

/** Whether bytes begin like a ZIP archive. */
export function isZip(bytes: Uint8Array): boolean {
  return bytes[0] === 0x50 && bytes[1] === 0x4b && bytes[2] === 3 && bytes[3] === 4;
}

/** Which workbook an archive is, by its entries; null where it is none. Error: `invalid-document` where it is broken. */
export function workbookFormat(bytes: Uint8Array): "xlsx" | "ods" | null {
  const names = entriesOf(bytes).map(({ name }) => name);
  if (names.some((name) => name.toLowerCase() === "xl/workbook.xml")) return "xlsx";
  return names.includes("content.xml") ? "ods" : null;
}

/**
 * Refuses an archive before anything of it is unpacked: broken, of too many entries, or claiming to hold too much. The
 * reader of workbooks stops an entry at its claim, so that a false claim unpacks no more. Errors: `invalid-document`,
 * `too-large`.
 */
export function assertSafeZip(bytes: Uint8Array): void {
  const entries = entriesOf(bytes);
  const claimed = entries.reduce((sum, entry) => sum + mostBytes(entry), 0);
  if (claimed > ZIP_LIMITS.bytes) {
    const most = ZIP_LIMITS.bytes / 1024 / 1024;
    throw new GrundlagError(
      "too-large",
      `The workbook unpacks to more than ${most} MB; send a smaller one.`,
      [],
      TOO_LARGE,
    );
  }
}

/** An entry without a claim may be as large as can be packed into it. */
function mostBytes({ method, packed, unpacked }: ZipEntry): number {
  if (method !== DEFLATED) return Math.max(packed, unpacked);
  return unpacked > 0 ? unpacked : packed > 2 ? packed * MOST_RATIO : 0;
}

/** The entries of the directory at the end of an archive. */
function entriesOf(bytes: Uint8Array): ZipEntry[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const end = endOfDirectory(view);
  const count = view.getUint16(end + 10, true);
  if (count > ZIP_LIMITS.entries) {
    throw new GrundlagError(
      "too-large",
      `The workbook has more than ${ZIP_LIMITS.entries} entries.`,
      [],
      TOO_LARGE,
    );
  }
  const entries: ZipEntry[] = [];
  for (let at = view.getUint32(end + 16, true); entries.length < count; ) {
    if (at + ENTRY_BYTES > bytes.length || view.getUint32(at, true) !== DIRECTORY_ENTRY)
      throw broken("its directory is damaged");
    const [nameBytes, extraBytes, commentBytes] = [28, 30, 32].map((from) =>
      view.getUint16(at + from, true),
    ) as [number, number, number];
    const name = new TextDecoder().decode(
      bytes.subarray(at + ENTRY_BYTES, at + ENTRY_BYTES + nameBytes),
    );
    const [packed, unpacked] = [view.getUint32(at + 20, true), view.getUint32(at + 24, true)];
    const isEmpty = view.getUint16(at + 10, true) === DEFLATED && packed === 0;
    if (packed === ZIP64 || unpacked === ZIP64 || isEmpty)
      throw broken(`its entry "${name}" has no size`);
    entries.push({ name, method: view.getUint16(at + 10, true), packed, unpacked });
    at += ENTRY_BYTES + nameBytes + extraBytes + commentBytes;
  }
  return entries;
}

function endOfDirectory(view: DataView): number {
  const last = view.byteLength - END_BYTES;
  for (let at = last; at >= Math.max(0, last - LONGEST_COMMENT); at -= 1) {
    if (view.getUint32(at, true) === END_OF_DIRECTORY) return at;
  }
  throw broken("it has no directory, so it is no ZIP archive or was cut off");
}

function broken(why: string): GrundlagError {
  const message = `The workbook cannot be opened: ${why}.`;
  return new GrundlagError("invalid-document", message, [{ path: "", code: "bad-zip", message }], {
    reason: "file-damaged" satisfies RefusalReason,
  });
}

import { GrundlagError } from "@/lib/domain/document/error-code";
import type { RefusalReason } from "@/lib/domain/document/refusal-reason";

/** The most an archive may claim to contain; a workbook of a whole army has some 30 entries and 2 MB. */
const ZIP_LIMITS = { entries: 500, bytes: 32 * 1024 * 1024 } as const;
/** Deflate's highest possible compression ratio. */
const MAX_RATIO = 1_032;

const TOO_LARGE = { reason: "file-unpacks-large" satisfies RefusalReason };

const END_OF_DIRECTORY = 0x06054b50;
const DIRECTORY_ENTRY = 0x02014b50;
const END_BYTES = 22;
const ENTRY_BYTES = 46;
const LONGEST_COMMENT = 65_535;
const DEFLATED = 8;
/** Marks a ZIP64 size, which no file of a few megabytes needs. */
const ZIP64 = 0xffffffff;

interface ZipEntry {
  readonly name: string;
  readonly method: number;
  readonly packed: number;
  readonly unpacked: number;
}

/** Whether bytes start like a ZIP archive. */
export function isZip(bytes: Uint8Array): boolean {
  return bytes[0] === 0x50 && bytes[1] === 0x4b && bytes[2] === 3 && bytes[3] === 4;
}

/**
 * The type of office file that an archive is, by its entries; null if it is none. Error: `invalid-document` if the
 * archive is damaged.
 */
export function officeFormat(bytes: Uint8Array): "xlsx" | "ods" | "docx" | null {
  const names = entriesOf(bytes).map(({ name }) => name);
  if (names.some((name) => name.toLowerCase() === "xl/workbook.xml")) return "xlsx";
  if (names.includes("word/document.xml")) return "docx";
  return names.includes("content.xml") ? "ods" : null;
}

/**
 * Refuses an archive before any of it is unpacked, if it is damaged, has too many entries, or claims to contain too
 * much. The workbook reader stops an entry at its claimed size, so a false claim unpacks no more. Errors:
 * `invalid-document`, `too-large`.
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

/** The most bytes an entry can unpack to. Without a claimed size, it is as much as its packed bytes can contain. */
function mostBytes({ method, packed, unpacked }: ZipEntry): number {
  if (method !== DEFLATED) return Math.max(packed, unpacked);
  return unpacked > 0 ? unpacked : packed > 2 ? packed * MAX_RATIO : 0;
}

/** The entries listed in the directory at the end of an archive. */
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

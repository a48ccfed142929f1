import { TEXT_FORMATS } from "@/lib/domain/scenario/paste/lines-of-text";
import { formatOfText } from "@/lib/domain/scenario/paste/source-format";
import type { Source } from "./use-source";

/** Extensions of the files that are offered first. */
export const FILE_ENDINGS = [
  ".xlsx",
  ".ods",
  ".csv",
  ".tsv",
  ".txt",
  ".html",
  ".htm",
  ".json",
] as const;

/** A longer text is too large for an editable field. */
const LONGEST_TEXT = 1_000_000;

/** Reads a file: plain text goes into the field, where its lines can be corrected; anything else is kept as a file. */
export async function takeFile(file: File, source: Pick<Source, "setText" | "setFile">) {
  const isPage = /\.html?$/i.test(file.name);
  const text = isPage || file.size > LONGEST_TEXT ? null : await plainTextOf(file);
  if (text === null) {
    source.setFile({ name: file.name, body: file, format: isPage ? "html" : null });
  } else {
    source.setFile(null);
    source.setText(text);
  }
}

/** The content of a plain text file without markup; null for any other file. */
async function plainTextOf(file: File): Promise<string | null> {
  try {
    const text = new TextDecoder("utf-8", { fatal: true }).decode(await file.arrayBuffer());
    const isPlain = TEXT_FORMATS.some((format) => format === formatOfText(text));
    return isPlain && !text.includes("\0") ? text.replace(/^\ufeff/, "") : null;
  } catch {
    return null;
  }
}

/** The table that a web page or a spreadsheet has put on the clipboard, or null. */
export function tableOnClipboard(clipboard: DataTransfer | null): string | null {
  const html = clipboard?.getData("text/html") ?? "";
  return /<table[\s>]/i.test(html) ? html : null;
}

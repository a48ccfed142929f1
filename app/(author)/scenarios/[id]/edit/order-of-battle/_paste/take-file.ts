import { TEXT_FORMATS } from "@/lib/domain/scenario/paste/lines-of-text";
import { formatOfText } from "@/lib/domain/scenario/paste/source-format";
import type { Source } from "./use-source";

/** Endings of the files that are offered first. */
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

/** More than this is not for a field that somebody edits. */
const LONGEST_TEXT = 1_000_000;

/** Takes a file: plain text into the field, where its lines can be corrected; anything else as it is. */
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

/** The text of a file that is nothing but text without marks; null of any other. */
async function plainTextOf(file: File): Promise<string | null> {
  try {
    const text = new TextDecoder("utf-8", { fatal: true }).decode(await file.arrayBuffer());
    const isPlain = TEXT_FORMATS.some((format) => format === formatOfText(text));
    return isPlain && !text.includes("\0") ? text.replace(/^\ufeff/, "") : null;
  } catch {
    return null;
  }
}

/** The table that a web page or a spreadsheet put on the clipboard, or null. */
export function tableOnClipboard(clipboard: DataTransfer | null): string | null {
  const html = clipboard?.getData("text/html") ?? "";
  return /<table[\s>]/i.test(html) ? html : null;
}

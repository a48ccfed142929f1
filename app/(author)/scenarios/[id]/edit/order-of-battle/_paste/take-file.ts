import { TEXT_FORMATS } from "@/lib/domain/belle-alliance/import/lines/lines-of-text";
import { foreignText, formatOfText } from "@/lib/domain/belle-alliance/import/source-format";
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

/** Content types that a browser takes from a name such as `scan.png`, whatever the file holds. */
const NO_TEXT = /^(?:image|audio|video|font)\/|script|python|x-sh/;

/**
 * Reads a file: plain text goes into the field, where its lines can be corrected; anything else is kept as a file, which
 * the service reads or refuses.
 */
export async function takeFile(file: File, source: Pick<Source, "setText" | "setFile">) {
  const isNoText = NO_TEXT.test(file.type);
  const isPage = /\.html?$/i.test(file.name);
  const isText = !isNoText && !isPage && file.size <= LONGEST_TEXT;
  const text = isText ? await plainTextOf(file) : null;
  if (text === null) {
    const format = isPage ? "html" : null;
    source.setFile({ name: file.name, body: file, format, type: isNoText ? file.type : null });
  } else {
    source.setFile(null);
    source.setText(text);
  }
}

/** The content of a plain text file without markup; null for any other file. */
async function plainTextOf(file: File): Promise<string | null> {
  try {
    const text = new TextDecoder("utf-8", { fatal: true }).decode(await file.arrayBuffer());
    const isPlain =
      foreignText(text) === null && TEXT_FORMATS.some((format) => format === formatOfText(text));
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

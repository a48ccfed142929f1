import {
  foreignText,
  formatOfText,
  type SourceFormat,
} from "@/lib/domain/belle-alliance/import/source-format";
import { GrundlagError } from "@/lib/domain/document/error-code";
import type { RefusalReason } from "@/lib/domain/document/refusal-reason";
import { decodeText } from "./decode-text";
import type { SentSource } from "./sent-source";
import { isZip, officeFormat } from "./zip-guard";

/** The format for each content type; null if the content decides. */
const FORMAT_OF_TYPE: Readonly<Record<string, SourceFormat | null>> = {
  "text/plain": null,
  "text/markdown": null,
  "application/json": null,
  "application/octet-stream": null,
  "application/x-www-form-urlencoded": null,
  "": null,
  "text/csv": "csv",
  "text/tab-separated-values": "tsv",
  "text/html": "html",
  "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": "xlsx",
  "application/vnd.oasis.opendocument.spreadsheet": "ods",
};

/** The content types accepted for an order of battle. */
export const SOURCE_TYPES: readonly string[] = Object.keys(FORMAT_OF_TYPE).filter(
  (type) => type !== "",
);

/**
 * The format of a file: the one the caller names, otherwise by its content type, otherwise by its bytes. Error:
 * `unsupported-media-type`.
 */
export function formatOfSource({ bytes, contentType, format }: SentSource): SourceFormat {
  if (format !== null) return format;
  const told = FORMAT_OF_TYPE[contentType];
  if (told) return told;
  if (isZip(bytes)) return formatOfZip(bytes);
  const foreign = SIGNATURES.find(([, signs]) => signs.every((sign, i) => bytes[i] === sign));
  if (foreign) return refuse(`The file is ${foreign[0]}`, foreign[2]);
  if (told === undefined) return refuse(`The content type is "${contentType}"`, "file-misnamed");
  const text = decodeText(bytes);
  const reason = foreignText(text);
  return reason === null ? formatOfText(text) : refuse("The text is no order of battle", reason);
}

function formatOfZip(bytes: Uint8Array): SourceFormat {
  const kind = officeFormat(bytes);
  if (kind === "docx") return refuse("The file is a Word document", "file-other-data");
  return kind ?? refuse("The file is a ZIP archive, but no workbook", "file-other-zip");
}

/** The first bytes of file types that people often send by mistake. */
const SIGNATURES = [
  ["a PNG picture", [0x89, 0x50, 0x4e, 0x47], "file-picture"],
  ["a JPEG picture", [0xff, 0xd8, 0xff], "file-picture"],
  ["a GIF picture", [0x47, 0x49, 0x46, 0x38], "file-picture"],
  ["a WebP picture, or sound or film", [0x52, 0x49, 0x46, 0x46], "file-picture"],
  ["a TIFF picture", [0x49, 0x49, 0x2a, 0x00], "file-picture"],
  ["a TIFF picture", [0x4d, 0x4d, 0x00, 0x2a], "file-picture"],
  ["a script", [0x23, 0x21], "file-script"],
  ["a PDF", [0x25, 0x50, 0x44, 0x46], "file-pdf"],
  [
    "an old or encrypted Office file: save it as .xlsx or .ods without a password",
    [0xd0, 0xcf, 0x11, 0xe0],
    "file-old-office",
  ],
  ["compressed with gzip", [0x1f, 0x8b], "file-gzip"],
] as const satisfies readonly (readonly [string, readonly number[], RefusalReason])[];

function refuse(what: string, reason: RefusalReason | null): never {
  const taken =
    "text, CSV, TSV, HTML, .xlsx, .ods, an ORBAT Mapper scenario or JSON of this service";
  const extra = reason === null ? {} : { reason };
  throw new GrundlagError("unsupported-media-type", `${what}; send ${taken}.`, [], extra);
}

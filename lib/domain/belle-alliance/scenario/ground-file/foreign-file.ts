import { GroundFileError } from "./ground-file";

/** The first bytes of a KMZ or another ZIP, and of gzip. */
const PACKED = [
  [0x50, 0x4b, 0x03, 0x04],
  [0x1f, 0x8b],
];
/** Of UTF-16, whose letters hold zeros. */
const BYTE_ORDER_MARKS = [
  [0xff, 0xfe],
  [0xfe, 0xff],
];
const LOOKED_AT = 1_000;

/**
 * Throws a GroundFileError for bytes that are no text: packed files, and those of programs that write no text, such as
 * shapefiles and pictures.
 */
export function refuseForeign(bytes: Uint8Array): void {
  const begins = (signs: readonly number[]) => signs.every((sign, i) => bytes[i] === sign);
  if (PACKED.some(begins)) throw new GroundFileError("packed");
  const isWide = BYTE_ORDER_MARKS.some(begins);
  if (!isWide && bytes.subarray(0, LOOKED_AT).includes(0)) throw new GroundFileError("not-text");
}

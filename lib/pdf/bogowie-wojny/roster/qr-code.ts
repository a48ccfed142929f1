import encodeQR from "qr";

/** A QR code as a picture: black on white, with its quiet zone. */
export interface QrCode {
  /** The code as an SVG file, one unit per module. */
  readonly svg: string;
  /** Side length including the quiet zone, in mm. */
  readonly sideMm: number;
}

/** The white border that scanners need, in modules [ISO/IEC 18004, 9.1]. */
const QUIET_MODULES = 4;

/**
 * Minimum size of a code without its quiet zone, and of a module, so that a phone can scan it from paper at arm's
 * length.
 */
const LEAST_SIDE_MM = 20;
const LEAST_MODULE_MM = 0.5;

/** The QR code of an address, with error correction of up to 15 %; `null` if there is no address. */
export function qrCode(address: string): QrCode | null {
  if (address === "") return null;
  const rows = encodeQR(address, "raw", { ecc: "medium", border: QUIET_MODULES });
  const modules = rows.length - 2 * QUIET_MODULES;
  const moduleMm = Math.max(LEAST_MODULE_MM, LEAST_SIDE_MM / modules);
  return { svg: svgOf(rows), sideMm: rows.length * moduleMm };
}

function svgOf(rows: readonly (readonly boolean[])[]): string {
  const side = rows.length;
  const path = rows.map((row, y) => stripes(row, y)).join("");
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${side} ${side}"><path d="${path}" fill="#000"/></svg>`;
}

/** Joins adjacent dark modules of a row into one stripe, so that no seams show. */
function stripes(row: readonly boolean[], y: number): string {
  const starts = row.flatMap((dark, x) => (dark && !row[x - 1] ? [x] : []));
  return starts
    .map((x) => {
      const end = row.indexOf(false, x);
      return `M${x} ${y}h${(end < 0 ? row.length : end) - x}v1H${x}z`;
    })
    .join("");
}

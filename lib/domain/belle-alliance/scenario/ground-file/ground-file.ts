import type { Point } from "@/lib/terrain/point";

/** The most points in one file: more are not needed for a table, and would block the page. */
export const MAX_PLACES = 300_000;

export const FOOT_METRES = 0.3048;

/** The unit of a file's coordinates: degrees of longitude and latitude, or metres. */
export type FileUnit = "degrees" | "metres";

/** The form of a shape: an area (without its first corner repeated), a line or a point. */
export type FileForm = "area" | "line" | "point";

/** One shape of a file, before it is put on the table. */
export interface FileShape {
  readonly form: FileForm;
  /** In the file's own unit, x east and y north. */
  readonly points: readonly Point[];
  /** The properties the file gives for it. */
  readonly tags: Readonly<Record<string, string>>;
  /** Of a contour: its height above sea level in metres; null for other shapes. */
  readonly heightMetres: number | null;
}

/** Something in a file that could not be used, or was changed when it was read. */
export interface GroundFinding {
  readonly code: GroundFindingCode;
  /** The place in the file: a JSON Pointer or a line number; empty for the file as a whole. */
  readonly at: string;
  readonly count: number;
}

export const GROUND_FINDINGS = [
  "crs-unlike",
  "read-as-metres",
  "columns-by-place",
  "geometry-unread",
  "shape-unread",
  "hole-left-out",
  "troops-left-out",
  "heights-missing",
  "below-first-layer",
  "above-last-layer",
  "outside-table",
  "too-small",
  "too-many-shapes",
  "points-taken-out",
] as const;
export type GroundFindingCode = (typeof GROUND_FINDINGS)[number];

/** Findings of one code that are listed one by one. */
const MOST_ALIKE = 20;

/** The findings, with all of one code beyond the first few added up to one about the file as a whole. */
export function fewFindings(findings: readonly GroundFinding[]): readonly GroundFinding[] {
  return GROUND_FINDINGS.flatMap((code) => {
    const alike = findings.filter((each) => each.code === code);
    const count = alike.slice(MOST_ALIKE).reduce((sum, each) => sum + each.count, 0);
    return [...alike.slice(0, MOST_ALIKE), ...(count > 0 ? [{ code, at: "", count }] : [])];
  });
}

/** A file as read, before anything in it is chosen or placed. */
export interface GroundFile {
  readonly unit: FileUnit;
  /** Converts metres of a map projection to longitude and latitude; null for others, and for degrees. */
  readonly toDegrees: ((point: Point) => Point) | null;
  readonly shapes: readonly FileShape[];
  readonly findings: readonly GroundFinding[];
}

/** Why a file cannot be read at all. */
export type GroundFileFault =
  | "packed"
  | "not-text"
  | "not-json"
  | "not-geojson"
  | "crs-unknown"
  | "xml-unknown"
  | "xml-unread"
  | "not-heights"
  | "columns-unknown"
  | "not-degrees"
  | "not-geotiff"
  | "geotiff-too-large"
  | "too-many-places"
  | "no-heights"
  | "nothing-in-it";

/**
 * Thrown for a file that cannot be read; `at` is the line or JSON Pointer of the fault, empty if there is none, and
 * `named` what the file calls the thing that is not known.
 */
export class GroundFileError extends Error {
  constructor(
    readonly fault: GroundFileFault,
    readonly at = "",
    readonly named = "",
  ) {
    super(at ? `${fault} at ${at}` : fault);
    this.name = "GroundFileError";
  }
}

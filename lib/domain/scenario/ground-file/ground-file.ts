import type { Point } from "@/lib/terrain/point";

/** The most places of one file: more are no ground for a table, and would stall the page. */
export const MOST_PLACES = 300_000;

/** What the numbers of a file count: degrees of longitude and latitude, or metres. */
export type FileUnit = "degrees" | "metres";

/** What a shape of a file is: an area without its last corner twice, a line, or a place. */
export type FileForm = "area" | "line" | "point";

/** One shape of a file, before it lies on the table. */
export interface FileShape {
  readonly form: FileForm;
  /** In the file's own unit, x east and y north. */
  readonly points: readonly Point[];
  /** What the file says of it. */
  readonly tags: Readonly<Record<string, string>>;
  /** Its height above the sea in metres, of a contour. */
  readonly heightMetres: number | null;
}

/** What of a file has no place here, or was read otherwise than it stands. */
export interface GroundFinding {
  readonly code: GroundFindingCode;
  /** Where in the file: a JSON Pointer, or a line; empty for the file as a whole. */
  readonly at: string;
  readonly count: number;
}

export const GROUND_FINDINGS = [
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

/** A file read, before anything of it is chosen or placed. */
export interface GroundFile {
  readonly unit: FileUnit;
  readonly shapes: readonly FileShape[];
  readonly findings: readonly GroundFinding[];
}

/** Why a file cannot be read at all. */
export type GroundFileFault =
  | "not-json"
  | "not-geojson"
  | "not-heights"
  | "not-geotiff"
  | "geotiff-too-large"
  | "too-many-places"
  | "no-heights"
  | "nothing-in-it";

/** Thrown for a file that cannot be read; `at` is the line or the JSON Pointer where that showed, else empty. */
export class GroundFileError extends Error {
  constructor(
    readonly fault: GroundFileFault,
    readonly at = "",
  ) {
    super(at ? `${fault} at ${at}` : fault);
    this.name = "GroundFileError";
  }
}

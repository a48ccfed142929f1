import type { Point } from "@/lib/terrain/point";
import { GroundFileError, MAX_PLACES } from "./ground-file";
import { type HeightGrid, heightUnit } from "./height-grid";
import { readHeightPoints } from "./height-points";

/** Heights from an ESRI ASCII grid, or from lines with x, y and height. Throws a GroundFileError for anything else. */
export function readHeights(text: string): HeightGrid {
  const grid = HEAD.test(text) ? readAsciiGrid(text) : readHeightPoints(text);
  if (grid.heightsMetres.every(Number.isNaN)) throw new GroundFileError("no-heights");
  return grid;
}

const HEAD =
  /^\s*(ncols|nrows|xllcorner|xllcenter|yllcorner|yllcenter|cellsize|dx|dy|nodata_value)\s+(\S+)/i;

/** Reads an ESRI ASCII grid. Throws a GroundFileError that names the line or the header word at fault. */
function readAsciiGrid(text: string): HeightGrid {
  const lines = text.split(/\r?\n/);
  const head = new Map<string, number>();
  let from = 0;
  for (; /^\s*$/.test(lines[from] ?? "-") || HEAD.test(lines[from] ?? ""); from++) {
    const [, name, value = ""] = HEAD.exec(lines[from] ?? "") ?? [];
    if (name) head.set(name.toLowerCase(), gridNumber(value));
  }
  const columns = wanted(head, "ncols");
  const rows = wanted(head, "nrows");
  const cell = head.has("dx") ? wanted(head, "dx") : wanted(head, "cellsize");
  const cellDepth = head.has("dx") ? wanted(head, "dy") : cell;
  if (columns * rows > MAX_PLACES) throw new GroundFileError("too-many-places");
  const heightsMetres = new Float64Array(columns * rows).fill(Number.NaN);
  const noData = head.get("nodata_value") ?? -9999;
  let at = 0;
  for (let line = from; line < lines.length; line++) {
    for (const word of (lines[line] ?? "").split(/\s+/).filter(Boolean)) {
      const isMissing = MISSING.test(word);
      const value = gridNumber(word);
      if (!(isMissing || Number.isFinite(value)) || at >= heightsMetres.length)
        throw new GroundFileError("not-heights", String(line + 1));
      heightsMetres[at] = isMissing || value === noData ? Number.NaN : value;
      at += 1;
    }
  }
  if (at < heightsMetres.length) throw new GroundFileError("not-heights", String(lines.length));
  const southWest: Point = [
    head.has("xllcenter") ? wanted(head, "xllcenter") : wanted(head, "xllcorner") + cell / 2,
    head.has("yllcenter") ? wanted(head, "yllcenter") : wanted(head, "yllcorner") + cellDepth / 2,
  ];
  const unit = heightUnit(southWest, cell);
  return { columns, rows, heightsMetres, southWest, cell, cellDepth, unit, findings: [] };
}

const MISSING = /^[+-]?(?:nan|1\.#\w+)$/i;

/** Some programs write decimal commas here too; NaN for words. */
function gridNumber(word: string): number {
  return Number(word.replace(",", "."));
}

/** A value of the header. Throws a GroundFileError unless it is positive, or any number for a place. */
function wanted(head: ReadonlyMap<string, number>, name: string): number {
  const value = head.get(name) ?? Number.NaN;
  const isSize = name === "ncols" || name === "nrows";
  const isGiven = Number.isFinite(value) && (/^[xy]ll/.test(name) || value > 0);
  if (!isGiven || (isSize && !Number.isInteger(value)))
    throw new GroundFileError("not-heights", name);
  return value;
}

import type { Point } from "@/lib/terrain/point";
import { GroundFileError, MOST_PLACES } from "./ground-file";
import { type HeightGrid, heightUnit } from "./height-grid";

const HEAD =
  /^\s*(ncols|nrows|xllcorner|xllcenter|yllcorner|yllcenter|cellsize|nodata_value)\s+(\S+)/i;

/** An ESRI ASCII grid. Throws a GroundFileError that names the line or the word of the head at fault. */
export function readAsciiGrid(text: string): HeightGrid {
  const lines = text.split(/\r?\n/);
  const head = new Map<string, number>();
  let from = 0;
  for (; HEAD.test(lines[from] ?? ""); from++) {
    const [, name = "", value = ""] = HEAD.exec(lines[from] ?? "") ?? [];
    head.set(name.toLowerCase(), Number(value));
  }
  const columns = wanted(head, "ncols");
  const rows = wanted(head, "nrows");
  const cell = wanted(head, "cellsize");
  if (columns * rows > MOST_PLACES) throw new GroundFileError("too-many-places");
  const heightsMetres = new Float64Array(columns * rows).fill(Number.NaN);
  const noData = head.get("nodata_value") ?? -9999;
  let at = 0;
  for (let line = from; line < lines.length; line++) {
    for (const word of (lines[line] ?? "").split(/\s+/).filter(Boolean)) {
      const value = Number(word);
      if (!Number.isFinite(value) || at >= heightsMetres.length)
        throw new GroundFileError("not-heights", String(line + 1));
      heightsMetres[at] = value === noData ? Number.NaN : value;
      at += 1;
    }
  }
  if (at < heightsMetres.length) throw new GroundFileError("not-heights", String(lines.length));
  const southWest: Point = [
    head.get("xllcenter") ?? wanted(head, "xllcorner") + cell / 2,
    head.get("yllcenter") ?? wanted(head, "yllcorner") + cell / 2,
  ];
  const unit = heightUnit(southWest, cell);
  return { columns, rows, heightsMetres, southWest, cell, unit };
}

/** Throws a GroundFileError where the head of a grid does not give a positive number, or any for a corner. */
function wanted(head: ReadonlyMap<string, number>, name: string): number {
  const value = head.get(name) ?? Number.NaN;
  const isSize = name === "ncols" || name === "nrows";
  const isGiven =
    Number.isFinite(value) && (name.startsWith("x") || name.startsWith("y") || value > 0);
  if (!isGiven || (isSize && !Number.isInteger(value)))
    throw new GroundFileError("not-heights", name);
  return value;
}

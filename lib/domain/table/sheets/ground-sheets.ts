import { segmentsOf } from "@/lib/terrain/polyline";
import { edgesOf } from "@/lib/terrain/ring";
import type { Shape } from "../looks/look";
import { drawnLine, lookOf, reachCm } from "../looks/looks";
import type { Scene } from "../scene";
import { SheetsTouched } from "./sheets-touched";
import {
  type GroundAsItLies,
  type SheetGrid,
  type SheetPaper,
  sheetGrid,
  sheetsOf,
  type TableSheet,
  type TableUnits,
} from "./table-sheets";

/** Ground to print: the table, and what decides whether a sheet has anything on it, its own shapes where left out. */
export interface GroundToPrint {
  readonly scene: Scene;
  readonly extent?: readonly Shape[];
}

/** How the table is cut into sheets, all of them, and those that are printed. */
export interface GroundSheets {
  readonly grid: SheetGrid;
  readonly sheets: readonly TableSheet[];
  readonly printed: readonly TableSheet[];
}

/** The sheets of the table as it lies, without those that would be empty. */
export function groundSheets(
  { scene, extent }: GroundToPrint,
  options: { readonly ground: GroundAsItLies; readonly units: TableUnits },
  on: SheetPaper,
): GroundSheets {
  const grid = sheetGrid(scene, on);
  const sheets = sheetsOf(scene, grid);
  if (options.ground === "all") return { grid, sheets, printed: sheets };
  const touched = new SheetsTouched(grid, sheets);
  for (const shape of extent ?? scene.shapes) touch(touched, shape, options.ground);
  if (options.units === "shown") {
    for (const { xCm, yCm } of scene.pieces) touched.point([xCm, yCm]);
  }
  return { grid, sheets, printed: touched.all };
}

function touch(touched: SheetsTouched, shape: Shape, ground: GroundAsItLies): void {
  const line = drawnLine(shape);
  if (lookOf(shape).shape === "line") {
    touched.line(segmentsOf(line), (reachCm(shape) ?? 0) / 2);
  } else if (ground === "outlines") touched.line(edgesOf(line), 0);
  else touched.area(line);
}

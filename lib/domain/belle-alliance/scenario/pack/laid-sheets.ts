import { segmentsOf } from "@/lib/terrain/polyline";
import { edgesOf } from "@/lib/terrain/ring";
import {
  type LaidGround,
  type SheetGrid,
  type SheetPaper,
  sheetGrid,
  sheetsOf,
  type TableSheet,
  type TableUnits,
} from "../../../table/sheets/table-sheets";
import { reachCm } from "../../drawing/table-patch";
import { drawnLine } from "../../ground/drawn-line";
import { terrainKindOf } from "../../ground/kinds";
import type { Feature } from "../feature";
import type { MapView } from "../scenario-view";
import { SheetsTouched } from "./sheets-touched";

/** Ground to print: the map, and what decides whether a sheet has anything on it, its own features where left out. */
export interface GroundToPrint {
  readonly map: MapView;
  readonly extent?: readonly Feature[];
}

/** How the table is cut into sheets, all of them, and those that are printed. */
export interface LaidSheets {
  readonly grid: SheetGrid;
  readonly sheets: readonly TableSheet[];
  readonly printed: readonly TableSheet[];
}

/** The sheets of the table as it lies, without those that would be empty. */
export function laidSheets(
  { map, extent }: GroundToPrint,
  options: { readonly ground: LaidGround; readonly units: TableUnits },
  on: SheetPaper,
): LaidSheets {
  const grid = sheetGrid(map, on);
  const sheets = sheetsOf(map, grid);
  if (options.ground === "all") return { grid, sheets, printed: sheets };
  const touched = new SheetsTouched(grid, sheets);
  for (const feature of extent ?? map.features) touch(touched, feature, options.ground);
  if (options.units === "shown") {
    for (const { xCm, yCm } of [...map.units, ...map.commanders, ...map.entries]) {
      touched.point([xCm, yCm]);
    }
  }
  return { grid, sheets, printed: touched.all };
}

function touch(touched: SheetsTouched, feature: Feature, ground: LaidGround): void {
  if (feature.kind === "place") return;
  if (terrainKindOf(feature).shape === "line") {
    touched.line(segmentsOf(drawnLine(feature)), (reachCm(feature) ?? 0) / 2);
    return;
  }
  const ring = drawnLine(feature);
  if (ground === "outlines") touched.line(edgesOf(ring), 0);
  else touched.area(ring);
}

import { ALL_LAYERS, type MapDrawing } from "@/lib/domain/belle-alliance/drawing/draw-map";
import { tablePatches } from "@/lib/domain/belle-alliance/drawing/table-drawing";
import { cutToBox } from "@/lib/domain/belle-alliance/drawing/table-patch";
import { type LaidSheets, laidSheets } from "@/lib/domain/belle-alliance/scenario/pack/laid-sheets";
import type { MapView, ScenarioView } from "@/lib/domain/belle-alliance/scenario/scenario-view";
import { PAPER_NAMES, PAPER_SIZE_MM } from "@/lib/domain/document/paper";
import {
  type LaidGround,
  OVERLAP_MM,
  SHEET_MARGIN_MM,
  sheetName,
  type TableSheet,
  type TableSheetOptions,
} from "@/lib/domain/table/sheets/table-sheets";
import { withPrintedNames } from "../../belle-alliance/map/printed-map";
import type { TextCleaner } from "../../document/text/clean-text";
import type { Words } from "../../document/text/words";
import { assemblyPlan, marksEmpty } from "./assembly-plan";
import { edgeTicks } from "./edge-ticks";
import { hillTemplateSection } from "./hill-template-part";
import type { PrintedTable, TablePress } from "./printed-table";
import { sheetPage } from "./sheet-page";
import { sheetPicture } from "./sheet-picture";
import { stripSection } from "./strip-part";
import { tablePen } from "./table-pen";
import type { SheetPage, TableSection } from "./table-section";

/** The table of a scenario or of ground, as far as the reader may know it. */
export function tableOf(
  { map }: Pick<ScenarioView, "map">,
  title: string,
  clean: TextCleaner,
): PrintedTable {
  return { map: withPrintedNames(map, clean), title, signs: () => [] };
}

/** The table on sheets, as it lies or in pieces to cut, with the plan of them. */
export function tableSection(table: PrintedTable, press: TablePress): TableSection {
  const { ground } = press.options;
  if (ground === "layers") return hillTemplateSection(table, press);
  if (ground === "strips") return stripSection(table, press);
  return laidSection(table, { ...press, ground });
}

interface LaidPress extends TablePress {
  readonly ground: LaidGround;
}

/** Sheets that overlap, each at true size. */
function laidSection(table: PrintedTable, press: LaidPress): TableSection {
  const { words, paper, options, ground } = press;
  const paperMm = PAPER_SIZE_MM[paper];
  const map = shownOn(table.map, options);
  const laid = laidSheets(
    { ...table, map },
    { ...options, ground },
    { paperMm, scale: options.scale },
  );
  const scale = `1:${options.scale}`;
  return {
    section: "table-sheets",
    title: words.tableSheets(`title.${ground}`, { scale }),
    summary: summary(press, laid),
    steps: steps(map, laid.printed, words),
    plan: assemblyPlan(map, laid, { paperMm, words }),
    list: null,
    paperMm,
    marginMm: SHEET_MARGIN_MM,
    ruler: words.tableSheets("ruler"),
    north: words.print("map.north"),
    foot: words.tableSheets("foot", { title: table.title, scale }),
    pages: pagesOf({ ...table, map }, press, laid),
  };
}

/** The map, without troops if they are not requested. */
function shownOn(map: MapView, { units }: TableSheetOptions): MapView {
  return units === "shown" ? map : { ...map, units: [], commanders: [], entries: [] };
}

function summary({ words, paper }: TablePress, { grid, printed }: LaidSheets): string {
  const { tableSheets } = words;
  const left = grid.count - printed.length;
  const counted = tableSheets("summary", {
    count: printed.length,
    paper: PAPER_NAMES[paper],
    lie: grid.landscape ? "across" : "upright",
    firstRow: "A",
    lastRow: sheetName(grid.rows - 1, 0).replace(/\d+$/, ""),
    columns: grid.columns,
  });
  if (printed.length === 0) return tableSheets("nothing");
  if (left === 0) return counted;
  const remark = marksEmpty(grid) ? "leftOut" : "leftOutUnmarked";
  return `${counted} ${tableSheets(remark, { count: left })}`;
}

function steps(map: MapView, printed: readonly TableSheet[], { tableSheets }: Words): string[] {
  const [first] = printed;
  if (first === undefined) return [];
  return [
    tableSheets("steps.actualSize"),
    tableSheets("steps.cut"),
    tableSheets("steps.lay", { first: first.name, overlap: OVERLAP_MM }),
    ...(map.grid ? [tableSheets("steps.grid")] : []),
  ];
}

const DRAWING: MapDrawing = {
  palette: "light",
  size: "sheet",
  idPrefix: "t",
  layers: ALL_LAYERS,
  naming: "names",
};

function pagesOf(
  { map, signs }: PrintedTable,
  { words, options: { scale }, ground }: LaidPress,
  { grid, printed }: LaidSheets,
): SheetPage[] {
  const pen = tablePen(map.depthCm, scale);
  const look = ground === "outlines" ? "outlined" : "coloured";
  const patches = [...tablePatches(map, DRAWING, { pen, look }), ...signs(pen)];
  const names = new Set(printed.map(({ name }) => name));
  const named = (row: number, column: number) => {
    const name = row < 0 || column < 0 ? "" : sheetName(row, column);
    return names.has(name) ? name : "";
  };
  const back = ground === "all" ? pen.palette.table : null;
  return printed.map((sheet) => {
    const { name, row, column, box } = sheet;
    const at = { name, row: row + 1, rows: grid.rows, column: column + 1, columns: grid.columns };
    return sheetPage(sheet, {
      grid,
      scale,
      named,
      turnedDeg: 0,
      ticks: map.grid ? edgeTicks(box, { words, scale }) : { columns: [], rows: [] },
      place: words.tableSheets("sheetPlace", at),
      alt: words.tableSheets("sheetAlt", at),
      svg: sheetPicture(box, { pen, back, draw: (near) => cutToBox(patches, near) }),
    });
  });
}

import { PAPER_NAMES, PAPER_SIZE_MM } from "@/lib/domain/document/paper";
import { ALL_LAYERS, type SceneDrawing } from "@/lib/domain/table/drawing/draw-scene";
import type { Scene } from "@/lib/domain/table/scene";
import { type GroundSheets, groundSheets } from "@/lib/domain/table/sheets/ground-sheets";
import { cutToBox, tablePatches } from "@/lib/domain/table/sheets/table-patches";
import {
  type GroundAsItLies,
  OVERLAP_MM,
  SHEET_MARGIN_MM,
  sheetName,
  type TableSheet,
} from "@/lib/domain/table/sheets/table-sheets";
import type { Words } from "../../document/text/words";
import { assemblyPlan, marksEmpty } from "./assembly-plan";
import { edgeTicks } from "./edge-ticks";
import { hillTemplateSection } from "./hill-template-part";
import { sheetPage } from "./sheet-page";
import { sheetPicture } from "./sheet-picture";
import { stripSection } from "./strip-part";
import { tablePen } from "./table-pen";
import type { PrintedTable, SheetPage, TablePress, TableSection } from "./table-section";

/** The table on sheets, as it lies or in pieces to cut, with the plan of them. */
export function tableSection(table: PrintedTable, press: TablePress): TableSection {
  const { ground } = press.options;
  if (ground === "layers") return hillTemplateSection(table, press);
  if (ground === "strips") return stripSection(table, press);
  return groundSection(table, { ...press, ground });
}

interface GroundPress extends TablePress {
  readonly ground: GroundAsItLies;
}

/** Sheets that overlap, each at true size. */
function groundSection(table: PrintedTable, press: GroundPress): TableSection {
  const { words, paper, options, ground } = press;
  const paperMm = PAPER_SIZE_MM[paper];
  const pieces = options.units === "shown" ? table.scene.pieces : [];
  const scene = { ...table.scene, pieces };
  const cut = groundSheets(
    { ...table, scene },
    { ...options, ground },
    { paperMm, scale: options.scale },
  );
  const scale = `1:${options.scale}`;
  return {
    section: "table-sheets",
    title: words.tableSheets(`title.${ground}`, { scale }),
    summary: summary(press, cut),
    steps: steps(scene, cut.printed, words),
    plan: assemblyPlan(scene, cut, { paperMm, words }),
    list: null,
    paperMm,
    marginMm: SHEET_MARGIN_MM,
    ruler: words.tableSheets("ruler"),
    north: words.print("map.north"),
    foot: words.tableSheets("foot", { title: table.title, scale }),
    pages: pagesOf(scene, press, cut),
  };
}

function summary({ words, paper }: TablePress, { grid, printed }: GroundSheets): string {
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

function steps({ grid }: Scene, printed: readonly TableSheet[], { tableSheets }: Words): string[] {
  const [first] = printed;
  if (first === undefined) return [];
  return [
    tableSheets("steps.actualSize"),
    tableSheets("steps.cut"),
    tableSheets("steps.lay", { first: first.name, overlap: OVERLAP_MM }),
    ...(grid ? [tableSheets("steps.grid")] : []),
  ];
}

const DRAWING: SceneDrawing = {
  palette: "light",
  size: "sheet",
  idPrefix: "t",
  layers: ALL_LAYERS,
  naming: "names",
};

function pagesOf(
  scene: Scene,
  { words, options: { scale }, ground }: GroundPress,
  { grid, printed }: GroundSheets,
): SheetPage[] {
  const pen = tablePen(scene.depthCm, scale);
  const look = ground === "outlines" ? "outlined" : "coloured";
  const patches = tablePatches(scene, DRAWING, { pen, look });
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
      ticks: scene.grid ? edgeTicks(box, { words, scale }) : { columns: [], rows: [] },
      place: words.tableSheets("sheetPlace", at),
      alt: words.tableSheets("sheetAlt", at),
      svg: sheetPicture(box, { pen, back, draw: (near) => cutToBox(patches, near) }),
    });
  });
}

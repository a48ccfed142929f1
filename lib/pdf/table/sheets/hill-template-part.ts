import { PAPER_NAMES, PAPER_SIZE_MM } from "@/lib/domain/document/paper";
import { onPaper, type Pen, sized, straightPath } from "@/lib/domain/table/drawing/pen";
import { dashed, stroke } from "@/lib/domain/table/drawing/strokes";
import { type SvgNode, svg } from "@/lib/domain/table/drawing/svg-node";
import type { Scene } from "@/lib/domain/table/scene";
import { type HillTemplate, hillTemplates } from "@/lib/domain/table/sheets/hill-templates";
import {
  OVERLAP_MM,
  SHEET_MARGIN_MM,
  type TableScale,
  type TableSheet,
} from "@/lib/domain/table/sheets/table-sheets";
import { type Box, widened } from "@/lib/terrain/box";
import { areaWithin, lineWithin } from "@/lib/terrain/clip";
import type { Point } from "@/lib/terrain/point";
import type { Polyline } from "@/lib/terrain/polyline";
import { closedLine } from "@/lib/terrain/ring";
import { roomiestPlace } from "@/lib/terrain/roomiest";
import type { Words } from "../../document/text/words";
import { piecePlan } from "./assembly-plan";
import { edgeTicks } from "./edge-ticks";
import { letters } from "./letters";
import { sheetPage } from "./sheet-page";
import { sheetPicture } from "./sheet-picture";
import { tablePen } from "./table-pen";
import type { PrintedTable, SheetPage, TablePress, TableSection } from "./table-section";

/** A template for each hill layer on sheets of its own, and where each belongs. */
export function hillTemplateSection(table: PrintedTable, press: TablePress): TableSection {
  const { words, paper, options } = press;
  const { tableSheets } = words;
  const paperMm = PAPER_SIZE_MM[paper];
  const templates = hillTemplates(table.scene, { paperMm, scale: options.scale });
  const pages = templates.flatMap((template) => pagesOf(template, table.scene, press));
  const scale = `1:${options.scale}`;
  return {
    section: "table-sheets",
    title: tableSheets("title.layers", { scale }),
    summary:
      pages.length === 0
        ? tableSheets("noHills")
        : tableSheets("templates", {
            templates: templates.length,
            count: pages.length,
            paper: PAPER_NAMES[paper],
          }),
    steps: pages.length === 0 ? [] : steps(table.scene, words),
    plan: piecePlan(hillsOf(table.scene), templates.map(planned), {
      paperMm,
      alt: tableSheets("templatesAlt"),
    }),
    list: pages.length === 0 ? null : listOf(templates, words),
    paperMm,
    marginMm: SHEET_MARGIN_MM,
    ruler: tableSheets("ruler"),
    north: words.print("map.north"),
    foot: tableSheets("foot", { title: table.title, scale }),
    pages,
  };
}

function hillsOf(scene: Scene): Scene {
  return { ...scene, shapes: scene.shapes.filter(({ kind }) => kind === "hill") };
}

/** A layer's name stands on its own contour, which no other layer shares. */
function planned({ code, onTable: { parts, contour } }: HillTemplate) {
  const places = contour.length > 0 ? contour.flat() : parts.flat();
  return { code, places: places.filter((_, i) => i % 4 === 0) };
}

function steps({ grid }: Scene, { tableSheets }: Words): string[] {
  return [
    tableSheets("steps.actualSize"),
    tableSheets("templateSteps.join", { overlap: OVERLAP_MM }),
    tableSheets("templateSteps.cut"),
    tableSheets("templateSteps.glue"),
    ...(grid ? [tableSheets("steps.grid")] : []),
  ];
}

function listOf(
  templates: readonly HillTemplate[],
  { tableSheets, number }: Words,
): TableSection["list"] {
  const column = (key: string, align: "left" | "right") => ({
    label: tableSheets(`templateColumns.${key}`),
    widthMm: null,
    align,
  });
  return {
    columns: [
      column("code", "left"),
      column("layer", "right"),
      column("name", "left"),
      column("size", "right"),
      column("above", "left"),
      column("sheets", "right"),
    ],
    rows: templates.map(({ code, level, name, onTable: { box }, above, sheets }) => [
      code,
      number(level),
      name,
      tableSheets("size", {
        width: number(Math.ceil(box.maxX - box.minX)),
        depth: number(Math.ceil(box.maxY - box.minY)),
      }),
      above.map((each) => each.code).join(", "),
      number(sheets.length),
    ]),
    totals: [],
  };
}

function pagesOf(
  template: HillTemplate,
  scene: Scene,
  { words, options: { scale } }: TablePress,
): SheetPage[] {
  const { code, level, name, turnedDeg, grid, sheets } = template;
  const hasGrid = scene.grid && turnedDeg === 0;
  const pen = tablePen(scene.depthCm, scale);
  const names = new Map(
    sheets.map((sheet, i) => [keyOf(sheet.row, sheet.column), nameOf(i, template)]),
  );
  const isNamed = name !== words.clean.name("");
  const labels = labelsOf(isNamed ? template : { ...template, name: "" }, { pen, scale });
  return sheets.map((sheet, i) => {
    const at = {
      level,
      name,
      hasName: isNamed ? "yes" : "no",
      number: i + 1,
      count: sheets.length,
      many: sheets.length > 1 ? "yes" : "no",
    };
    return sheetPage(
      { ...sheet, name: nameOf(i, template) },
      {
        grid,
        scale,
        named: (row, column) => names.get(keyOf(row, column)) ?? "",
        turnedDeg,
        ticks: hasGrid ? edgeTicks(sheet.box, { words, scale }) : { columns: [], rows: [] },
        place: words.tableSheets("templatePlace", at),
        alt: words.tableSheets("templateAlt", { ...at, code }),
        svg: sheetPicture(sheet.box, {
          pen,
          back: null,
          draw: () => [...drawLayer(template, sheet.box, pen), ...labels],
        }),
      },
    );
  });
}

function keyOf(row: TableSheet["row"], column: TableSheet["column"]): string {
  return `${row} ${column}`;
}

function nameOf(index: number, { code, sheets }: HillTemplate): string {
  return sheets.length === 1 ? code : `${code}/${index + 1}`;
}

/** Beyond a sheet's edge lines go on so far, lest their ends show on it. */
const BEYOND_CM = 1;

const EDGE = 0.22;

function drawLayer({ level, parts, above }: HillTemplate, box: Box, pen: Pen): SvgNode[] {
  const near = widened(box, BEYOND_CM);
  const { ink, hill } = pen.palette;
  const ground = parts.flatMap((part) => areaWithin(part, near));
  const edge = linesPath(parts.map(closedLine), near, pen);
  return [
    svg("path", {
      d: ground.map((ring) => straightPath(pen, ring, "Z")).join(""),
      fill: hill(level),
    }),
    stroke(edge, ink, sized(pen, EDGE)),
    ...above.map(({ contour }) =>
      stroke(linesPath(contour, near, pen), ink, sized(pen, EDGE), dashed(pen, 1, 0.8)),
    ),
  ].filter(({ attributes: { d } }) => d !== "");
}

function linesPath(lines: readonly Polyline[], near: Box, pen: Pen): string {
  return lines
    .flatMap((line) => lineWithin(line, near))
    .map((line) => straightPath(pen, line))
    .join("");
}

/** Letters on paper, in cm: a layer's own code, its name, and the code of what is glued onto it. */
const OWN_CM = 0.8;
const NAME_CM = 0.4;
const UPPER_CM = 0.5;

function labelsOf(
  { code, name, parts, above }: HillTemplate,
  { pen, scale }: { readonly pen: Pen; readonly scale: TableScale },
): SvgNode[] {
  const onIt = above.flatMap((upper) => upper.parts);
  const look = { size: OWN_CM * scale, colour: pen.palette.ink };
  const own = parts.flatMap((part) => {
    const [x, y] = onPaper(pen, roomiestPlace(part, onIt));
    const below: Point = [x, y + (OWN_CM + NAME_CM) * 0.65 * scale];
    return [letters(code, [x, y], look), letters(name, below, { ...look, size: NAME_CM * scale })];
  });
  const upper = above.flatMap((each) =>
    each.parts.map((part) =>
      letters(each.code, onPaper(pen, roomiestPlace(part, [])), {
        ...look,
        size: UPPER_CM * scale,
      }),
    ),
  );
  return [...own, ...upper];
}

import { PAPER_NAMES, PAPER_SIZE_MM } from "@/lib/domain/document/paper";
import { rounded } from "@/lib/domain/table/drawing/pen";
import { stroke } from "@/lib/domain/table/drawing/strokes";
import { type SvgNode, svg, svgText } from "@/lib/domain/table/drawing/svg-node";
import {
  type StripOnSheet,
  type StripSheet,
  stripSheets,
} from "@/lib/domain/table/sheets/strip-sheets";
import { type StripWay, stripRoom, stripWays } from "@/lib/domain/table/sheets/strips";
import { OVERLAP_MM, SHEET_MARGIN_MM } from "@/lib/domain/table/sheets/table-sheets";
import { laneAlong } from "@/lib/terrain/clip";
import { direction, moved, type Point } from "@/lib/terrain/point";
import { cutAt, lengthCm, type Polyline, stationsAlong } from "@/lib/terrain/polyline";
import type { Words } from "../../document/text/words";
import { piecePlan } from "./assembly-plan";
import { letters } from "./letters";
import { tablePen } from "./table-pen";
import type { PrintedTable, SheetPage, TablePress, TableSection } from "./table-section";

/** Roads and streams in strips of their true course and breadth, laid closely on sheets, and where each belongs. */
export function stripSection({ scene, title }: PrintedTable, press: TablePress): TableSection {
  const { words, paper, options } = press;
  const { tableSheets } = words;
  const paperMm = PAPER_SIZE_MM[paper];
  const on = { paperMm, scale: options.scale };
  const ways = stripWays(scene, on);
  const strips = ways.flatMap((each) => each.strips);
  const sheets = stripSheets(strips, on);
  const scale = `1:${options.scale}`;
  const hasNone = ways.length === 0;
  return {
    section: "table-sheets",
    title: tableSheets("title.strips", { scale }),
    summary: hasNone
      ? tableSheets("noWays")
      : tableSheets("strips", {
          strips: strips.length,
          count: sheets.length,
          paper: PAPER_NAMES[paper],
        }),
    steps: hasNone ? [] : steps(words),
    plan: piecePlan({ ...scene, pieces: [] }, strips.map(planned), {
      paperMm,
      alt: tableSheets("stripsAlt"),
    }),
    list: hasNone ? null : listOf(ways, sheets, words),
    paperMm,
    marginMm: SHEET_MARGIN_MM,
    ruler: tableSheets("ruler"),
    north: "",
    foot: tableSheets("foot", { title, scale }),
    pages: sheets.map((sheet, i) => pageOf(sheet, { number: i + 1, count: sheets.length }, press)),
  };
}

/** Where on its course a strip's number may stand on the plan. */
const PLACES = 5;

function planned({ code, onTable }: StripWay["strips"][number]) {
  const every = Math.max(lengthCm(onTable), 1e-6) / PLACES;
  const [middle, ...others] = stationsAlong(onTable, every)
    .map(({ point }) => point)
    .toSorted(byDistanceFrom(cutAt(onTable, lengthCm(onTable) / 2).at(-1) ?? [0, 0]));
  return { code, places: middle ? [middle, ...others] : onTable };
}

function byDistanceFrom([x, y]: Point) {
  const far = (at: Point) => (at[0] - x) ** 2 + (at[1] - y) ** 2;
  return (a: Point, b: Point) => far(a) - far(b);
}

function steps({ tableSheets }: Words): string[] {
  return [
    tableSheets("steps.actualSize"),
    tableSheets("stripSteps.cut"),
    tableSheets("stripSteps.join", { overlap: OVERLAP_MM }),
    tableSheets("stripSteps.lay"),
  ];
}

function listOf(
  ways: readonly StripWay[],
  sheets: readonly StripSheet[],
  { tableSheets, legend, number }: Words,
): TableSection["list"] {
  const column = (key: string, align: "left" | "right") => ({
    label: tableSheets(`stripColumns.${key}`),
    widthMm: null,
    align,
  });
  const cm = (value: number, decimals: number) =>
    tableSheets("cm", { value: number(value, decimals) });
  return {
    columns: [
      column("code", "left"),
      column("kind", "left"),
      column("name", "left"),
      column("width", "right"),
      column("length", "right"),
      column("sheets", "left"),
    ],
    rows: ways.map(({ code, way, widthCm, lengthCm: length, strips }) => [
      strips.length < 2 ? code : `${strips[0]?.code}–${strips.at(-1)?.code}`,
      legend(legendKeyOf(way)),
      way.name,
      cm(widthCm, 1),
      cm(Math.round(length), 0),
      strips.length === 0 ? tableSheets("tooBroad") : sheetsWith(strips, sheets),
    ]),
    totals: [],
  };
}

/** The key of a way's word in the legend. */
function legendKeyOf(way: StripWay["way"]): string {
  if (way.kind === "road") return `road-${way.surface}`;
  return way.widthCm === null ? "stream-open" : "stream";
}

function sheetsWith(strips: StripWay["strips"], sheets: readonly StripSheet[]): string {
  const own = new Set(strips);
  return sheets
    .flatMap(({ laid }, i) => (laid.some(({ strip }) => own.has(strip)) ? [String(i + 1)] : []))
    .join(", ");
}

function pageOf(
  { kind, laid }: StripSheet,
  place: { readonly number: number; readonly count: number },
  { words, paper }: TablePress,
): SheetPage {
  const [widthMm, heightMm] = stripRoom(PAPER_SIZE_MM[paper]);
  const at = { ...place, kind };
  return {
    landscape: true,
    turnedDeg: 0,
    cropped: false,
    name: String(place.number),
    place: words.tableSheets("stripPlace", at),
    alt: words.tableSheets("stripAlt", {
      ...at,
      strips: laid.map(({ strip }) => strip.code).join(", "),
    }),
    widthMm,
    heightMm,
    neighbours: { alongMm: 0, downMm: 0, north: "", east: "", south: "", west: "" },
    seams: { eastMm: null, southMm: null },
    ticks: { columns: [], rows: [] },
    svg: svgText(
      svg(
        "svg",
        { xmlns: "http://www.w3.org/2000/svg", viewBox: `0 0 ${widthMm} ${heightMm}` },
        laid.flatMap(drawStrip),
      ),
    ),
  };
}

const { ink, quiet, road, water } = tablePen(0, 1).palette;
const FILL = { road, stream: water } as const;

/** In mm: a strip's edge, and the broken line where the next one begins. */
const EDGE_MM = 0.3;
const SEAM = { "stroke-dasharray": "1.2 0.9" };

/** Letters within a strip are as high as this share of its width, and no higher than `MAX_MM`; a narrower strip has them beside it. */
const SHARE = 0.55;
const MAX_MM = 4;
const LEAST_MM = 2.2;

function drawStrip({ strip, by }: StripOnSheet): SvgNode[] {
  const { code, kind, widthMm, next } = strip;
  const line = strip.line.map((at) => moved(at, by));
  const d = laneAlong(line, widthMm).map(pathOf).join("");
  const lettered = { line, widthMm };
  return [
    svg("path", {
      d,
      fill: FILL[kind],
      "fill-rule": "evenodd",
      stroke: ink,
      "stroke-width": EDGE_MM,
      "stroke-linejoin": "round",
    }),
    ...onStrip(code, lengthCm(line) / 2 - (next ? OVERLAP_MM / 2 : 0), {
      ...lettered,
      colour: ink,
    }),
    ...(next
      ? [
          seamAt(next.atMm, lettered),
          ...onStrip(next.code, next.atMm + OVERLAP_MM / 2, { ...lettered, colour: quiet }),
        ]
      : []),
  ];
}

interface Lettered {
  readonly line: Polyline;
  readonly widthMm: number;
}

/** A code along a strip, so far from its beginning: in it, or above it where it is too narrow. */
function onStrip(
  code: string,
  atMm: number,
  { line, widthMm, colour }: Lettered & { readonly colour: string },
): SvgNode[] {
  const { point, along } = stationAt(line, atMm);
  const size = Math.min(MAX_MM, Math.max(LEAST_MM, widthMm * SHARE));
  const hasRoom = widthMm * SHARE >= LEAST_MM;
  const aside = hasRoom ? 0 : widthMm / 2 + size * 0.6;
  const at = moved(point, [along[1], -along[0]], aside);
  const turnDeg = (Math.atan2(along[1], along[0]) * 180) / Math.PI;
  return [letters(code, at, { size, colour, turnDeg })];
}

function seamAt(atMm: number, { line, widthMm }: Lettered): SvgNode {
  const { point, along } = stationAt(line, atMm);
  const across: Point = [along[1], -along[0]];
  const ends = [moved(point, across, widthMm / 2), moved(point, across, -widthMm / 2)];
  return stroke(`M${ends.map(pair).join("L")}`, ink, EDGE_MM, SEAM);
}

/** The place so far along a line, and which way the line runs there. */
function stationAt(line: Polyline, atMm: number) {
  const before = cutAt(line, Math.max(0, atMm));
  const point = before.at(-1) ?? [0, 0];
  const behind = before.at(-2) ?? line[0] ?? point;
  return { point, along: direction(behind, point) };
}

function pathOf(ring: Polyline): string {
  return `M${ring.map(pair).join("L")}Z`;
}

function pair([x, y]: Point): string {
  return `${rounded(x)} ${rounded(y)}`;
}

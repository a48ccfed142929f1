import { type Box, boxAround, boxCentre, boxesTouch, widened } from "@/lib/terrain/box";
import { areaWithin, lineWithin } from "@/lib/terrain/clip";
import type { Point } from "@/lib/terrain/point";
import { type Polyline, segmentsOf } from "@/lib/terrain/polyline";
import { closedLine, type Ring, ringContains } from "@/lib/terrain/ring";
import { flattened, smoothRing } from "@/lib/terrain/smooth";
import { turned } from "@/lib/terrain/transform";
import { letterOf } from "../drawing/letter-of";
import type { ShapeOf } from "../looks/look";
import type { Scene } from "../scene";
import { SheetsTouched } from "./sheets-touched";
import {
  type SheetGrid,
  type SheetPaper,
  sheetGrid,
  sheetsOf,
  type TableSheet,
} from "./table-sheets";

/** A layer of a hill as far as it lies on the table. */
interface HillLayer {
  /** The layer's number and a letter for each hill of that layer: `2A`. */
  readonly code: string;
  readonly level: number;
  readonly name: string;
  /** Its ground: more than one piece where the table's edge parts it. */
  readonly parts: readonly Ring[];
  /** Its contour, without what is the table's edge. */
  readonly contour: readonly Polyline[];
  /** Around its ground, in cm of the table. */
  readonly box: Box;
}

/** One layer of one hill to cut from foam or card; its ground and what is glued onto it are as they lie on its sheets. */
export interface HillTemplate extends HillLayer, LayerOnSheets {
  /** The layer as it lies on the table. */
  readonly onTable: HillLayer;
}

interface LayerOnSheets {
  /** How far it is turned clockwise to need fewer sheets. */
  readonly turnedDeg: number;
  /** What is glued onto it: those of the next layer that stand on it. */
  readonly above: readonly HillLayer[];
  readonly grid: SheetGrid;
  /** The paper laid the way that takes fewer; those no contour crosses are left out. */
  readonly sheets: readonly TableSheet[];
}

/** The curve in steps short enough for a knife. */
const STEPS = 24;

/** How many hill layers have ground on the table. */
export function countHillLayers(scene: Scene): number {
  return layersOf(scene).length;
}

/** A template for each hill layer that has ground on the table, the lowest layers first. */
export function hillTemplates(scene: Scene, on: SheetPaper): readonly HillTemplate[] {
  const layers = layersOf(scene);
  const standing = standingOn(layers);
  return layers.map((layer) => templateOf(layer, standing.get(layer) ?? [], on));
}

/** Angles a layer is tried at; a quarter turn more is the paper turned instead. */
const TURNS_DEG = [0, 15, 30, 45, 60, 75];

/** The layer turned so that it needs the fewest sheets, and not at all where that spares none. */
function templateOf(onTable: HillLayer, above: readonly HillLayer[], on: SheetPaper): HillTemplate {
  let best: HillTemplate | undefined;
  for (const turnedDeg of TURNS_DEG) {
    const turn = (layer: HillLayer) => turnedLayer(layer, boxCentre(onTable.box), turnedDeg);
    const layer = turn(onTable);
    const laid = sheetsAround(layer, above.map(turn), on);
    if (best && laid.sheets.length >= best.sheets.length) continue;
    best = { ...layer, ...laid, onTable, turnedDeg };
    if (laid.sheets.length <= 1) break;
  }
  return best as HillTemplate;
}

function turnedLayer(layer: HillLayer, about: Point, degrees: number): HillLayer {
  if (degrees === 0) return layer;
  const parts = layer.parts.map((part) => turned(part, about, degrees));
  const contour = layer.contour.map((line) => turned(line, about, degrees));
  return { ...layer, parts, contour, box: boxAround(parts.flat()) };
}

function layersOf({ shapes, widthCm, depthCm }: Scene): readonly HillLayer[] {
  const table = { minX: 0, minY: 0, maxX: widthCm, maxY: depthCm };
  const counts = new Map<number, number>();
  return shapes
    .filter((shape): shape is ShapeOf<"hill"> => shape.kind === "hill")
    .toSorted((a, b) => a.level - b.level)
    .flatMap(({ level, name, points }) => {
      const ring = flattened(smoothRing(points), STEPS);
      const parts = areaWithin(ring, table);
      if (parts.length === 0) return [];
      const before = counts.get(level) ?? 0;
      counts.set(level, before + 1);
      const contour = lineWithin(closedLine(ring), table);
      const code = `${level}${letterOf(before)}`;
      return [{ code, level, name, parts, contour, box: boxAround(parts.flat()) }];
    });
}

/** Of so many corners of a layer, evenly apart, one must lie on the layer below. */
const LOOKS = 8;

/** Corners of the lower layer that tell what lies on it. */
const CORNERS = 200;

/** Layers drawn over one another are no hill; a layer stands on so many at most. */
const MAX_LOWER = 4;

function standingOn(layers: readonly HillLayer[]): ReadonlyMap<HillLayer, readonly HillLayer[]> {
  const rings = new Map(
    layers.map((layer) => [layer, layer.parts.map((part) => some(part, CORNERS))]),
  );
  const standing = new Map<HillLayer, HillLayer[]>();
  for (const upper of layers) {
    const corners = some(upper.parts.flat(), LOOKS);
    const lower = layers.filter(
      (layer) =>
        layer.level + 1 === upper.level &&
        boxesTouch(layer.box, upper.box) &&
        rings.get(layer)?.some((ring) => corners.some((corner) => ringContains(ring, corner))),
    );
    for (const layer of lower.slice(0, MAX_LOWER)) {
      standing.set(layer, [...(standing.get(layer) ?? []), upper]);
    }
  }
  return standing;
}

/** About so many of a row, evenly apart. */
function some<Item>(items: readonly Item[], count: number): readonly Item[] {
  const every = Math.max(1, Math.floor(items.length / count));
  return items.filter((_, i) => i % every === 0);
}

/** An outline stands so far from the edge of its first sheet, on paper. */
const RIM_MM = 3;

function sheetsAround(layer: HillLayer, above: readonly HillLayer[], on: SheetPaper) {
  const { minX, minY, maxX, maxY } = widened(layer.box, (RIM_MM / 10) * on.scale);
  const size = { widthCm: maxX - minX, depthCm: maxY - minY };
  const grid = sheetGrid(size, on);
  const own = sheetsOf(size, grid).map((sheet) => ({
    ...sheet,
    box: movedBox(sheet.box, minX, minY),
  }));
  const touched = new SheetsTouched(grid, own);
  for (const line of [layer, ...above].flatMap(({ contour }) => contour)) {
    touched.line(segmentsOf(line), 0);
  }
  return { above, grid, sheets: touched.all };
}

function movedBox({ minX, maxX, minY, maxY }: Box, x: number, y: number): Box {
  return { minX: minX + x, maxX: maxX + x, minY: minY + y, maxY: maxY + y };
}

import type { MapView, ScenarioView } from "@/lib/domain/scenario/scenario-view";
import type { Point } from "@/lib/terrain/point";
import { moved } from "@/lib/terrain/point";
import type { Words } from "../text/words";
import type { MapCommander, MapDrawing, MapUnit } from "./map-drawing";
import { type Labelling, labelMap } from "./map-labels";
import { legendOf } from "./map-legend";
import { type Projection, straightPath } from "./map-path";
import { scaleBars } from "./map-scale-bar";
import { terrainShapes } from "./map-shapes";
import { GRID_FIGURES_MM, layMap, type MapSheet, onPaper } from "./map-sheet";

/** The grid's fine lines stand so many cm apart, the strong ones with their figures five times that. */
const GRID_STEP_CM = 10;

/** Diameter of the ring that marks an arrival. */
const ENTRY_MM = 4.8;

/** A drawn map and the numbers it gave its units. */
export interface DrawnMap {
  readonly drawing: MapDrawing;
  readonly keys: ReadonlyMap<string, string>;
}

/** The overview of the whole table on one page, at the largest round scale that fits the paper. */
export function drawMap(
  view: ScenarioView,
  words: Words,
  paperMm: readonly [number, number],
): DrawnMap {
  const { map } = view;
  const legend = legendOf(view, words);
  const sheet = layMap({
    widthCm: map.widthCm,
    depthCm: map.depthCm,
    paperMm,
    legendItems: legend.length,
    gridFiguresMm: map.grid ? GRID_FIGURES_MM : 0,
  });
  const projection = { scale: sheet.scale, depthCm: map.depthCm };
  const entries = entriesOf(map, sheet, words);
  const labelling = labelMap({
    features: map.features,
    units: map.units,
    commanders: map.commanders,
    name: words.clean.name,
    projection,
    widthMm: sheet.widthMm,
    heightMm: sheet.heightMm,
    kept: entries.map(({ x, y }) => ({ x, y, width: ENTRY_MM, height: ENTRY_MM })),
  });
  const drawing: MapDrawing = {
    ...wordsOnMap(view, sheet, words),
    landscape: sheet.landscape,
    widthMm: sheet.widthMm,
    heightMm: sheet.heightMm,
    shapes: terrainShapes(map.features, projection),
    units: map.units.map((unit) => unitShape(unit, projection)),
    commanders: commandersOf(map, sheet, labelling),
    entries,
    labels: labelling.labels,
    leaders: labelling.leaders,
    grid: map.grid ? gridOf(map, sheet, words) : null,
    bars: scaleBars(map, sheet, words),
    legend,
    legendColumns: sheet.legendColumns,
    key: keyOf(view, labelling, words),
  };
  return { drawing, keys: labelling.keys };
}

function wordsOnMap(
  view: ScenarioView,
  { scale }: MapSheet,
  { print, legend, number, clean }: Words,
) {
  const { map } = view;
  const paperMetres = scale * map.metresPerCm;
  const ground = print("map.ground", {
    ratio: number(paperMetres * 100),
    metres: number(paperMetres),
  });
  const table = print("map.table", { scale: number(scale, Number.isInteger(scale) ? 0 : 1) });
  return {
    title: print("map.title"),
    scaleText: map.grid ? `${table} · ${ground}` : ground,
    alternative: print("map.alternative", {
      title: clean.line(view.title),
      features: map.features.length,
      units: map.units.length,
      commanders: map.commanders.length,
    }),
    note: [map.features.length === 0 ? print("map.missing") : "", clean.line(map.note)]
      .filter((text) => text !== "")
      .join(" "),
    north: print("map.north"),
    legendLabel: legend("title"),
    keyLabel: print("map.key", { who: map.commanders.length > 0 ? "all" : "units" }),
  };
}

function unitShape(unit: MapView["units"][number], projection: Projection): MapUnit {
  const toPaper = (point: Point) => onPaper(point, projection.scale, projection.depthCm);
  const facing = (unit.facingDeg * Math.PI) / 180;
  const ahead: Point = [Math.sin(facing), Math.cos(facing)];
  const [x, y] = toPaper(moved([unit.xCm, unit.yCm], ahead, unit.depthCm / 2));
  return {
    colour: unit.colour,
    arm: unit.arm,
    path: straightPath(unit.outline.map(toPaper), "closed"),
    holds: unit.holds ? straightPath(unit.holds.outline.map(toPaper), "closed") : [],
    front: [x, y],
    facingDeg: unit.facingDeg,
  };
}

function commandersOf(map: MapView, { scale }: MapSheet, { keys }: Labelling): MapCommander[] {
  return map.commanders.map(({ id, xCm, yCm, colour }) => {
    const [x, y] = onPaper([xCm, yCm], scale, map.depthCm);
    return { x, y, colour, text: keys.get(id) ?? "" };
  });
}

/** Arrivals at the table's edge, moved in so that their rings lie on the map. */
function entriesOf(map: MapView, sheet: MapSheet, words: Words): MapDrawing["entries"] {
  const inside = (value: number, length: number) =>
    Math.min(length - ENTRY_MM / 2, Math.max(ENTRY_MM / 2, value));
  return map.entries.map(({ xCm, yCm, bound, colour }) => {
    const [x, y] = onPaper([xCm, yCm], sheet.scale, map.depthCm);
    const text = words.number(bound);
    return { x: inside(x, sheet.widthMm), y: inside(y, sheet.heightMm), colour, text };
  });
}

function gridOf(map: MapView, sheet: MapSheet, words: Words): MapDrawing["grid"] {
  const figures = (lengthCm: number) =>
    Array.from({ length: Math.floor(lengthCm / GRID_STEP_CM) + 1 }, (_, i) =>
      i % 5 === 0 ? words.number(i * GRID_STEP_CM) : "",
    );
  return {
    stepMm: (GRID_STEP_CM * 10) / sheet.scale,
    columns: figures(map.widthCm),
    rows: figures(map.depthCm),
    figuresMm: GRID_FIGURES_MM,
  };
}

function keyOf(view: ScenarioView, { keys }: Labelling, { clean }: Words): MapDrawing["key"] {
  if (keys.size === 0) return [];
  return view.sides.flatMap((side) => {
    const isOwn = ({ sideId }: { readonly sideId: string }) => sideId === side.id;
    const rows = [
      ...view.map.units.filter(isOwn),
      ...view.map.commanders.filter(isOwn).map((each) => ({ ...each, under: each.of })),
    ].flatMap(({ id, name, under }) => {
      const key = keys.get(id);
      return key ? [[key, clean.name(name), clean.line(under)] as const] : [];
    });
    return rows.length === 0 ? [] : [{ name: clean.name(side.name), colour: side.colour, rows }];
  });
}

import {
  type LegendEntry,
  legendEntries,
  legendKey,
} from "@/lib/domain/belle-alliance/drawing/legend";
import { mapScene } from "@/lib/domain/belle-alliance/drawing/map-scene";
import type { MapView, ScenarioView } from "@/lib/domain/belle-alliance/scenario/scenario-view";
import {
  ALL_LAYERS,
  labelsOf,
  type SceneDrawing,
  tableFile,
} from "@/lib/domain/table/drawing/draw-scene";
import type { MapLabel, Naming } from "@/lib/domain/table/drawing/label-request";
import { letterOf } from "@/lib/domain/table/drawing/letter-of";
import { PALETTES } from "@/lib/domain/table/drawing/palette";
import type { Pen } from "@/lib/domain/table/drawing/pen";
import type { PlacedPicture } from "@/lib/domain/table/drawing/placed-picture";
import { namesWithoutPlace } from "@/lib/domain/table/drawing/scene-labels";
import type { SvgNode } from "@/lib/domain/table/drawing/svg-node";
import type { TextCleaner } from "../../document/text/clean-text";
import type { Words } from "../../document/text/words";
import type { MapDrawing, ScaleBar } from "./map-drawing";
import type { MapSheet } from "./map-sheet";
import { GRID_FIGURES_MM, layMap } from "./map-sheet";
import { withPrintedNames } from "./printed-map";
import { signFile } from "./sign-book";

/** The distance between the grid's fine lines in cm; the strong lines with figures are five times as far apart. */
const GRID_STEP_CM = 10;

/** The scale at which mark 1 gives signs and letters their intended size on paper. */
const ORDINARY_SCALE = 12.5;

/** Maps at a smaller scale than this (a larger number) leave out minor places. */
const MINOR_PLACES_UP_TO_SCALE = 20;

/** With more units than this, they are always numbered instead of named. */
const MAX_NAMED_UNITS = 40;

/** A drawn map and the keys it gave to units. */
interface DrawnMap {
  readonly drawing: MapDrawing;
  readonly keys: ReadonlyMap<string, string>;
}

/** What a map has besides what a view shows: pictures under it, and something drawn over its ground and its troops. */
interface MapExtras {
  readonly below?: readonly PlacedPicture[];
  readonly overlay?: MapOverlay | null;
}

export interface MapOverlay {
  readonly legend: MapDrawing["legend"];
  readonly shade: (pen: Pen) => readonly SvgNode[];
  readonly over: (pen: Pen) => readonly SvgNode[];
}

/** A map of the whole table on one page, at the largest round scale that fits the paper. */
export function drawMap(
  view: ScenarioView,
  words: Words,
  paperMm: readonly [number, number],
  { below = [], overlay = null }: MapExtras = {},
): DrawnMap {
  const legend = [...legendOf(view, words), ...(overlay?.legend ?? [])];
  const { widthCm, depthCm, grid } = view.map;
  const gridFiguresMm = grid ? GRID_FIGURES_MM : 0;
  const sheet = layMap({ widthCm, depthCm, paperMm, legendItems: legend.length, gridFiguresMm });
  const map = asPrinted(view.map, sheet, words.clean);
  const { naming, pen, labels } = namedMap(map, sheet);
  const keys = naming === "keys" ? keysOf(map) : new Map<string, string>();
  const more = { below, shade: overlay?.shade(pen) ?? [], over: overlay?.over(pen) ?? [] };
  const drawing: MapDrawing = {
    ...wordsOnMap(view, { sheet, labels }, words),
    landscape: sheet.landscape,
    widthMm: sheet.widthMm,
    heightMm: sheet.heightMm,
    svg: tableFile(mapScene(map), { drawing: { ...PICTURE, naming, ...more }, pen, labels }),
    grid: grid ? gridOf(map, sheet, words) : null,
    bars: scaleBars(map, sheet, words),
    legend,
    legendColumns: sheet.legendColumns,
    key: keyOf(view, keys, words),
  };
  return { drawing, keys };
}

/**
 * The numbers and letters that the map has for units and commanders, without drawing it: of many units they are known
 * at once, of few it has to be tried whether every name finds a place.
 */
export function mapKeys(
  view: ScenarioView,
  words: Words,
  paperMm: readonly [number, number],
): DrawnMap["keys"] {
  if (view.map.units.length > MAX_NAMED_UNITS) return keysOf(view.map);
  return drawMap(view, words, paperMm).keys;
}

/** A legend of exactly the signs on the map, drawn as on the map. */
function legendOf({ map, sides }: ScenarioView, words: Words): MapDrawing["legend"] {
  const textOf = (entry: LegendEntry) =>
    entry.kind === "side"
      ? words.clean.name(sides.find(({ id }) => id === entry.sideId)?.name ?? "")
      : words.legend(legendKey(entry));
  return legendEntries(map).map((entry) => ({ svg: signFile(entry), text: textOf(entry) }));
}

/** The map with its names fit to print, and no more places than its scale has room for. */
function asPrinted(map: MapView, { scale }: MapSheet, clean: TextCleaner): MapView {
  const features = map.features.filter(
    (each) => each.kind !== "place" || !each.minor || scale <= MINOR_PLACES_UP_TO_SCALE,
  );
  return withPrintedNames({ ...map, features }, clean);
}

const PICTURE: SceneDrawing = {
  palette: "light",
  size: "sheet",
  idPrefix: "map",
  layers: ALL_LAYERS,
};

interface NamedMap {
  readonly naming: Naming;
  readonly pen: Pen;
  readonly labels: readonly MapLabel[];
}

/** Shows names if there are few units and every name fits; otherwise all units and commanders get keys. */
function namedMap(map: MapView, { scale }: MapSheet): NamedMap {
  const mark = scale / ORDINARY_SCALE;
  const pen = {
    palette: PALETTES.light,
    mark,
    idPrefix: PICTURE.idPrefix,
    backing: "plate",
    depthCm: map.depthCm,
  } as const;
  const named = (naming: Naming) => ({
    naming,
    pen,
    labels: labelsOf(mapScene(map), { ...PICTURE, naming }, pen),
  });
  if (map.units.length > MAX_NAMED_UNITS) return named("keys");
  const byName = named("names");
  const lacksRoom = byName.labels.some(
    ({ style, fate }) => style === "name" && fate.fate === "dropped",
  );
  return lacksRoom ? named("keys") : byName;
}

/** The number of each placed unit, in the sequence of the order of battle, and the letter of each commander, by id. */
function keysOf({ units, commanders }: MapView): ReadonlyMap<string, string> {
  return new Map([
    ...units.map(({ id }, i) => [id, String(i + 1)] as const),
    ...commanders.map(({ id }, i) => [id, letterOf(i)] as const),
  ]);
}

/** The text alternative of a picture of the map. */
export function mapAlternative({ title, map }: ScenarioView, { print, clean }: Words): string {
  return print("map.alternative", {
    title: clean.line(title),
    features: map.features.length,
    units: map.units.length,
    commanders: map.commanders.length,
  });
}

function wordsOnMap(
  view: ScenarioView,
  { sheet: { scale }, labels }: { readonly sheet: MapSheet; readonly labels: readonly MapLabel[] },
  words: Words,
) {
  const { print, legend, number, clean } = words;
  const { map } = view;
  const paperMetres = scale * map.metresPerCm;
  const ground = print("map.ground", {
    ratio: number(paperMetres * 100),
    metres: number(paperMetres),
  });
  const table = print("map.table", { scale: number(scale, Number.isInteger(scale) ? 0 : 1) });
  const names = namesWithoutPlace(labels).join(", ");
  const notes = [
    map.features.length === 0 ? print("map.missing") : "",
    clean.line(map.note),
    names === "" ? "" : legend("noRoom", { names }),
  ];
  return {
    title: print("map.title"),
    scaleText: map.grid ? `${table} · ${ground}` : ground,
    alternative: mapAlternative(view, words),
    note: notes.filter((text) => text !== "").join(" "),
    north: print("map.north"),
    legendLabel: legend("title"),
    keyLabel: print("map.key", { who: map.commanders.length > 0 ? "all" : "units" }),
  };
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

function keyOf(
  view: ScenarioView,
  keys: ReadonlyMap<string, string>,
  { clean }: Words,
): MapDrawing["key"] {
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

/** Lengths, times a power of ten, that a part of a scale bar may represent. */
const ROUND = [1, 2, 2.5, 5];
const PARTS = 4;
const LONGEST_MM = 76;

/** A bar in metres on the ground and, for readers with the grid, one in cm on the table. */
function scaleBars(map: MapView, sheet: MapSheet, words: Words): ScaleBar[] {
  const mmPerCm = 10 / sheet.scale;
  const longest = Math.min(LONGEST_MM, sheet.widthMm * 0.45);
  const metres = bar(mmPerCm / map.metresPerCm, longest, words.print("map.metres"), words);
  return map.grid
    ? [metres, bar(mmPerCm, longest, words.print("map.centimetres"), words)]
    : [metres];
}

function bar(mmPerUnit: number, longestMm: number, unit: string, words: Words): ScaleBar {
  const most = longestMm / PARTS / mmPerUnit;
  const power = 10 ** Math.floor(Math.log10(most));
  const part = power * (ROUND.findLast((step) => step * power <= most) ?? 1);
  const figures = Array.from({ length: PARTS + 1 }, (_, i) =>
    words.number(i * part, Number.isInteger(i * part) ? 0 : 1),
  );
  return { partMm: part * mmPerUnit, figures, unit };
}

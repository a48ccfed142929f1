import { placedRectangle } from "@/lib/terrain/placement";
import type { Feature } from "../scenario/feature";
import type { MapView } from "../scenario/scenario-view";
import type { SideColour } from "../scenario/side-colours";
import { terrainKey } from "../scenario/terrain-key";
import { drawCommander } from "./draw-commander";
import { drawFeatures } from "./draw-feature";
import { drawUnit } from "./draw-unit";
import type { Pen } from "./pen";
import { type SvgNode, svg } from "./svg-node";

/** A line of the legend: a kind of terrain by its message key, a side, or the sign of commanders. */
export type LegendEntry =
  | { readonly kind: "terrain"; readonly key: string; readonly sample: Feature }
  | { readonly kind: "side"; readonly sideId: string; readonly colour: SideColour }
  | { readonly kind: "commander"; readonly colour: SideColour };

/** A legend's line as a key of its own among the others. */
export function legendKey(entry: LegendEntry): string {
  if (entry.kind === "terrain") return entry.key;
  return entry.kind === "side" ? `side-${entry.sideId}` : entry.kind;
}

/** What a map's legend has to explain: kinds and sides that are on it, and no others. */
export function legendEntries(map: MapView): readonly LegendEntry[] {
  const entries = new Map<string, LegendEntry>();
  for (const feature of map.features) {
    if (feature.kind === "place") continue;
    const key = terrainKey(feature);
    if (entries.has(key)) continue;
    entries.set(key, { kind: "terrain", key, sample: sampleOf(feature) });
  }
  for (const { sideId, colour } of [...map.units, ...map.commanders]) {
    entries.set(`side:${sideId}`, { kind: "side", sideId, colour });
  }
  const [first] = map.commanders;
  if (first) entries.set("commander", { kind: "commander", colour: first.colour });
  return [...entries.values()].toSorted((a, b) => rank(a) - rank(b));
}

/** Size of a legend's sample in cm at mark 1. */
export const SAMPLE = { widthCm: 9, depthCm: 5 } as const;

/** A sample of a legend's line, SAMPLE.widthCm × SAMPLE.depthCm, drawn as the map draws it. */
export function drawSample(entry: LegendEntry, pen: Pen): SvgNode {
  const ownPen: Pen = { ...pen, mark: 1, depthCm: SAMPLE.depthCm };
  if (entry.kind === "side") return drawUnit(sampleUnit(entry.colour), ownPen);
  if (entry.kind === "commander") return drawCommander(sampleCommander(entry.colour), ownPen);
  const ground = svg("rect", {
    width: SAMPLE.widthCm,
    height: SAMPLE.depthCm,
    fill: ownPen.palette.table,
  });
  return svg("g", {}, [ground, ...drawFeatures([entry.sample], ownPen).map(({ node }) => node)]);
}

const ORDER: readonly Feature["kind"][] = [
  "hill",
  "wood",
  "ground",
  "building",
  "wall",
  "hedge",
  "fence",
  "field-work",
  "road",
  "stream",
  "crossing",
];

function rank(entry: LegendEntry): number {
  if (entry.kind === "commander") return ORDER.length + 1;
  return entry.kind === "side" ? ORDER.length : ORDER.indexOf(entry.sample.kind);
}

function sampleOf(feature: Feature): Feature {
  switch (feature.kind) {
    case "hill":
      return { ...feature, level: 1, points: HILL_SAMPLE };
    case "wood":
      return { ...feature, points: ROUND_SAMPLE };
    case "ground":
      return { ...feature, points: feature.ground === "pit" ? ROUND_SAMPLE : AREA_SAMPLE };
    case "building":
      return { ...feature, points: HOUSE_SAMPLE };
    case "road":
    case "stream":
      return {
        ...feature,
        widthCm: feature.widthCm === null ? null : 1.4,
        points: LINE_SAMPLE,
      } as Feature;
    case "crossing":
      return { ...feature, widthCm: 3, points: LINE_SAMPLE };
    case "wall":
    case "hedge":
    case "fence":
      return { ...feature, points: LINE_SAMPLE };
    case "field-work":
      return { ...feature, points: feature.work === "emplacement" ? PARAPET_SAMPLE : WORK_SAMPLE };
    case "place":
      return feature;
  }
}

const HILL_SAMPLE: [number, number][] = [
  [0.5, -3],
  [1.6, 2.2],
  [4.6, 3.4],
  [8, 2.4],
  [9, -3],
];
const ROUND_SAMPLE: [number, number][] = [
  [0.6, 2.5],
  [1.5, 0.8],
  [4.5, 0.4],
  [7.5, 0.8],
  [8.4, 2.5],
  [7.5, 4.2],
  [4.5, 4.6],
  [1.5, 4.2],
];
const AREA_SAMPLE: [number, number][] = [
  [0.3, 0.3],
  [8.7, 0.3],
  [8.7, 4.7],
  [0.3, 4.7],
];
const HOUSE_SAMPLE: [number, number][] = [
  [2, 1],
  [7, 1],
  [7, 4],
  [2, 4],
];
const LINE_SAMPLE: [number, number][] = [
  [0.4, 2.5],
  [8.6, 2.5],
];

/** Lower than the middle: what stands before a work stands above its line. */
const WORK_SAMPLE: [number, number][] = [
  [0.4, 2.1],
  [8.6, 2.1],
];
const PARAPET_SAMPLE: [number, number][] = [
  [2, 3.2],
  [7, 3.2],
];

function sampleCommander(colour: SideColour) {
  return { name: "", of: "", colour, xCm: SAMPLE.widthCm / 2, yCm: SAMPLE.depthCm / 2 };
}

function sampleUnit(colour: SideColour) {
  const stand = { xCm: 4.5, yCm: 1.9, facingDeg: 0 };
  const size = { widthCm: 7.6, depthCm: 2.6 };
  return {
    ...stand,
    ...size,
    id: "sample",
    name: "",
    colour,
    arm: "infantry",
    formation: "line",
    outline: placedRectangle(size, stand),
    holds: null,
  } as const;
}

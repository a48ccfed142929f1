import { ARMS } from "@/lib/rules/belle-alliance/arm";
import { placedRectangle } from "@/lib/terrain/placement";
import type { Pen } from "../../table/drawing/pen";
import { type SvgNode, svg } from "../../table/drawing/svg-node";
import { drawShapes } from "../../table/looks/looks";
import type { SideColour } from "../../table/side-colours";
import { TERRAIN_KINDS, terrainKindOf } from "../ground/kinds";
import type { ShapeFeature } from "../scenario/feature";
import type { MapView } from "../scenario/scenario-view";
import { terrainKey } from "../scenario/terrain-key";
import type { Unit } from "../scenario/unit";
import { drawCommander } from "./draw-commander";
import { drawEntry } from "./draw-entry";
import { drawObjective } from "./draw-objective";
import { drawBound, drawPlannedWay } from "./draw-planned-way";
import { drawUnit } from "./draw-unit";

/**
 * A line of the legend: a kind of terrain by its message key, a side, an arm, or the sign of commanders, entries or
 * planned ways.
 */
export type LegendEntry =
  | { readonly kind: "terrain"; readonly key: string; readonly sample: ShapeFeature }
  | { readonly kind: "side"; readonly sideId: string; readonly colour: SideColour }
  | { readonly kind: "arm"; readonly arm: Unit["arm"]; readonly colour: SideColour }
  | { readonly kind: "commander"; readonly colour: SideColour }
  | { readonly kind: "entry"; readonly colour: SideColour }
  | { readonly kind: "plannedWay"; readonly colour: SideColour }
  | { readonly kind: "objective" };

/** A key unique to this line of the legend. */
export function legendKey(entry: LegendEntry): string {
  if (entry.kind === "terrain") return entry.key;
  if (entry.kind === "arm") return `arm-${entry.arm}`;
  return entry.kind === "side" ? `side-${entry.sideId}` : entry.kind;
}

/** The entries of a map's legend: only kinds and sides that are on the map. */
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
  for (const { arm, colour } of map.units) {
    if (!entries.has(`arm:${arm}`)) entries.set(`arm:${arm}`, { kind: "arm", arm, colour });
  }
  const [commander] = map.commanders;
  if (commander) entries.set("commander", { kind: "commander", colour: commander.colour });
  const [entry] = map.entries;
  if (entry) entries.set("entry", { kind: "entry", colour: entry.colour });
  const [way] = map.plannedWays;
  if (way) entries.set("plannedWay", { kind: "plannedWay", colour: way.colour });
  if (map.objectives.length > 0) entries.set("objective", { kind: "objective" });
  return [...entries.values()].toSorted((a, b) => rank(a) - rank(b));
}

/** Size of a legend sample in cm at mark 1. */
export const SAMPLE = { widthCm: 9, depthCm: 5 } as const;

/** The sample for a legend line, SAMPLE.widthCm × SAMPLE.depthCm, drawn as on the map. */
export function drawSample(entry: LegendEntry, pen: Pen): SvgNode {
  const ownPen: Pen = { ...pen, mark: 1, depthCm: SAMPLE.depthCm };
  if (entry.kind === "side") return drawUnit(sampleUnit(entry.colour, "infantry"), ownPen);
  if (entry.kind === "arm") return drawUnit(sampleUnit(entry.colour, entry.arm), ownPen);
  if (entry.kind === "entry") return drawEntry(sampleEntry(entry.colour), SAMPLE, ownPen);
  if (entry.kind === "plannedWay") return drawSampleWay(entry.colour, ownPen);
  if (entry.kind === "objective") {
    return drawObjective({ n: 1, at: [SAMPLE.widthCm / 2, SAMPLE.depthCm / 2] }, ownPen);
  }
  if (entry.kind === "commander") return drawCommander(sampleCommander(entry.colour), ownPen);
  const ground = svg("rect", {
    width: SAMPLE.widthCm,
    height: SAMPLE.depthCm,
    fill: ownPen.palette.table,
  });
  return svg("g", {}, [ground, ...drawShapes([entry.sample], ownPen).map(({ node }) => node)]);
}

/** Terrain in the catalogue's order, then sides and arms, then commanders, entries, ways and objectives. */
function rank(entry: LegendEntry): number {
  const last = TERRAIN_KINDS.length;
  if (entry.kind === "terrain")
    return TERRAIN_KINDS.findIndex(({ kind }) => kind === entry.sample.kind);
  if (entry.kind === "arm") return last + 1 + ARMS.indexOf(entry.arm) / 10;
  return last + { side: 0, commander: 2, entry: 3, plannedWay: 4, objective: 5 }[entry.kind];
}

function sampleOf(feature: ShapeFeature): ShapeFeature {
  return { ...feature, ...terrainKindOf(feature).sample(feature) } as ShapeFeature;
}

function sampleCommander(colour: SideColour) {
  return { name: "", of: "", colour, xCm: SAMPLE.widthCm / 2, yCm: SAMPLE.depthCm / 2 };
}

function drawSampleWay(colour: SideColour, pen: Pen): SvgNode {
  const yCm = SAMPLE.depthCm / 2;
  const places = [
    [0.6, yCm],
    [SAMPLE.widthCm - 0.4, yCm],
  ] as const;
  const bound = { bound: 1, xCm: 3.6, yCm, colour };
  return svg("g", {}, [drawPlannedWay({ places, colour }, pen), drawBound(bound, pen)]);
}

function sampleEntry(colour: SideColour) {
  return { xCm: SAMPLE.widthCm / 2, yCm: 0, bound: 0, colour };
}

function sampleUnit(colour: SideColour, arm: Unit["arm"]) {
  const stand = { xCm: 4.5, yCm: 1.9, facingDeg: 0 };
  const size = { widthCm: 7.6, depthCm: 2.6 };
  return {
    ...stand,
    ...size,
    id: "sample",
    name: "",
    colour,
    arm,
    formation: "line",
    outline: placedRectangle(size, stand),
    holds: null,
  } as const;
}

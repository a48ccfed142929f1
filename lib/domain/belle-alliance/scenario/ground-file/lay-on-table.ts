import { areaWithin, lineWithin } from "@/lib/terrain/clip";
import type { Point } from "@/lib/terrain/point";
import { areaCm2 } from "@/lib/terrain/ring";
import { type Similarity, transformed } from "@/lib/terrain/similarity";
import { simplified } from "@/lib/terrain/simplify";
import { roundedCm } from "@/lib/terrain/snap";
import { keepingCorners } from "@/lib/terrain/soften";
import { LIMITS } from "../../../document/limits";
import type { PointCm } from "../../../document/primitives";
import { terrainKindOf } from "../../ground/kinds";
import type { Feature, ShapeFeature } from "../feature";
import type { FileShape, GroundFinding } from "./ground-file";
import type { ShapeGroup } from "./groups";
import { terrainChoice } from "./terrain-choices";

/** How the shapes of a file are put onto the table. */
export interface LayingOptions {
  /** Converts metres of the plan to cm of the table. */
  readonly similarity: Similarity;
  /** How far a simplified line may differ from the points of the file, in cm. */
  readonly toleranceCm: number;
  readonly table: {
    readonly widthCm: number;
    readonly depthCm: number;
    readonly metresPerCm: number;
  };
  /** The height of the first layer's contour, and the interval from each layer to the next, in metres. */
  readonly layers: { readonly firstMetres: number; readonly intervalMetres: number };
  readonly newId: () => string;
}

/** Smaller areas make no difference to troops, because a base is wider. */
const LEAST_CM2 = 1;
const HIGHEST_LAYER = 12;

/**
 * Turns the chosen groups, each with the key of its terrain kind, into shapes on the table, cut off at its edge and
 * with outlines simplified to the tolerance. Findings count what was left out.
 */
export function layOnTable(
  chosen: readonly { readonly group: ShapeGroup; readonly key: string }[],
  options: LayingOptions,
): { readonly features: readonly Feature[]; readonly findings: readonly GroundFinding[] } {
  const tally = new Tally();
  const features = chosen.flatMap(({ group, key }) =>
    group.shapes.flatMap((shape) => laidShape(shape, key, options, tally)),
  );
  const kept = features.slice(0, LIMITS.features);
  tally.add("too-many-shapes", features.length - kept.length);
  return { features: kept, findings: tally.findings() };
}

class Tally {
  private readonly counts = new Map<GroundFinding["code"], number>();

  add(code: GroundFinding["code"], count = 1): void {
    if (count > 0) this.counts.set(code, (this.counts.get(code) ?? 0) + count);
  }

  findings(): GroundFinding[] {
    return [...this.counts].map(([code, count]) => ({ code, count, at: "" }));
  }
}

function laidShape(shape: FileShape, key: string, options: LayingOptions, tally: Tally): Feature[] {
  const { make, form } = terrainChoice(key);
  const onTable = shape.points.map((point) => transformed(point, options.similarity));
  const line =
    form === "line" && shape.form === "area" ? [...onTable, onTable[0] as Point] : onTable;
  const parts = within(line, form, options);
  if (parts.length === 0) tally.add("outside-table");
  return parts.flatMap((part) => {
    if (form === "area" && areaCm2(part) < LEAST_CM2) {
      tally.add("too-small");
      return [];
    }
    const straight = thinned(part, options.toleranceCm, tally);
    if (straight.length < (form === "area" ? 3 : 2)) return [];
    const made = named(make(options.newId(), straight), shape);
    return levelled(form === "area" ? cornered(made) : made, shape, options, tally);
  });
}

function within(
  line: readonly Point[],
  form: "area" | "line",
  { table }: LayingOptions,
): readonly (readonly Point[])[] {
  const box = { minX: 0, minY: 0, maxX: table.widthCm, maxY: table.depthCm };
  return form === "area" ? areaWithin(line, box) : lineWithin(line, box);
}

/** Simplifies further if there are still too many points for a shape, and counts that as a finding. */
function thinned(part: readonly Point[], toleranceCm: number, tally: Tally): PointCm[] {
  let points = simplified(part, toleranceCm);
  for (let more = Math.max(toleranceCm, 0.1); points.length > LIMITS.pointsPerFeature; more *= 2) {
    points = simplified(part, more);
    tally.add("points-taken-out");
  }
  return points.map(([x, y]) => [roundedCm(x), roundedCm(y)]);
}

/** Keeps the corners of an area cut off at an edge sharp under the curve, if the shape may have that many points. */
function cornered(area: ShapeFeature): ShapeFeature {
  if (!terrainKindOf(area).isCurved?.(area)) return area;
  const ring = keepingCorners(area.points);
  if (ring.length > LIMITS.pointsPerFeature) return area;
  return { ...area, points: ring.map(([x, y]) => [roundedCm(x), roundedCm(y)]) };
}

function named(feature: ShapeFeature, { tags }: FileShape): ShapeFeature {
  const name = tags.name?.trim().slice(0, LIMITS.nameLength) ?? "";
  return { ...feature, name };
}

function levelled(
  feature: ShapeFeature,
  { heightMetres, tags }: FileShape,
  options: LayingOptions,
  tally: Tally,
): Feature[] {
  if (feature.kind !== "hill") return [withWidth(feature, tags, options)];
  const { firstMetres, intervalMetres } = options.layers;
  const level =
    heightMetres === null ? 1 : Math.round((heightMetres - firstMetres) / intervalMetres) + 1;
  if (level < 1) {
    tally.add("below-first-layer");
    return [];
  }
  if (level > HIGHEST_LAYER) {
    tally.add("above-last-layer");
    return [];
  }
  return [{ ...feature, level }];
}

/** Keeps a width given in metres by the file; the rules ask for a stream's width [table 5]. */
function withWidth(
  feature: ShapeFeature,
  tags: FileShape["tags"],
  { table }: LayingOptions,
): Feature {
  const metres = Number.parseFloat(tags.width ?? "");
  if (!("widthCm" in feature) || !(metres > 0)) return feature;
  return { ...feature, widthCm: Math.min(100, roundedCm(metres / table.metresPerCm)) } as Feature;
}

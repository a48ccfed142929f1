import { LIMITS } from "../../../document/limits";
import { TERRAIN_KINDS } from "../../ground/kinds";
import { type Feature, featureSchema } from "../feature";
import type { GroundSource } from "./found-ground";
import { parseGeoJson, readFeatures, readGeoJson } from "./geojson";
import { fewFindings, type GroundFile, type GroundFinding } from "./ground-file";
import { planOf } from "./ground-plan";
import { readHeights } from "./heights";
import { readMarkup } from "./markup";

const DRAWN = new Set<string>([...TERRAIN_KINDS.map(({ kind }) => kind), "place"]);

interface OwnGround {
  /** In table cm, as exported. */
  readonly features: readonly Feature[];
  readonly findings: readonly GroundFinding[];
}

interface ExportedFeature {
  readonly id: unknown;
  readonly geometry: { readonly type: string; readonly coordinates: unknown[] };
  readonly properties: Record<string, unknown>;
}

/** Reads a text file of ground in any supported format. Throws a GroundFileError. */
export function readGround(text: string): GroundSource {
  const plain = text.replace(/^\ufeff/, "");
  if (/^\s*</.test(plain)) return sourceOf(readFeatures(readMarkup(plain)));
  if (!/^\s*[[{]/.test(plain)) return { is: "heights", grid: readHeights(plain) };
  const own = readOwnGeoJson(plain);
  return own ? { is: "own", ...own } : sourceOf(readGeoJson(plain));
}

function sourceOf(file: GroundFile): GroundSource {
  return { is: "shapes", plan: planOf(file), findings: file.findings };
}

/**
 * The ground of a map exported from here, unchanged; null for a file from another program. Troops in it are left out,
 * because they are placed through the order of battle. Throws a GroundFileError if the text is not GeoJSON.
 */
export function readOwnGeoJson(text: string): OwnGround | null {
  const { features, coordinateSystem } = parseGeoJson(text);
  if (!coordinateSystem) return null;
  const drawn: Feature[] = [];
  const findings: GroundFinding[] = [];
  let troops = 0;
  for (const [index, value] of features.entries()) {
    if (!isDrawn(value)) {
      troops += 1;
      continue;
    }
    const read = featureSchema.safeParse(featureOf(value));
    if (read.success) drawn.push(read.data);
    else findings.push({ code: "shape-unread", at: `/features/${index}`, count: 1 });
  }
  if (troops > 0) findings.push({ code: "troops-left-out", at: "", count: troops });
  const count = drawn.length - LIMITS.features;
  if (count > 0) findings.push({ code: "too-many-shapes", at: "", count });
  return { features: drawn.slice(0, LIMITS.features), findings: fewFindings(findings) };
}

function isDrawn(value: unknown): value is ExportedFeature {
  const { properties, geometry } = value as Partial<ExportedFeature>;
  return DRAWN.has(String(properties?.kind)) && Array.isArray(geometry?.coordinates);
}

/** Reverses the export: moves what is in the geometry back to where a document keeps it. */
function featureOf({ id, geometry, properties }: ExportedFeature): unknown {
  const { facingDeg: _, isReversed, ...own } = properties;
  if (own.kind === "place") {
    const [xCm, yCm] = geometry.coordinates;
    return { ...own, id, xCm, yCm };
  }
  if (geometry.type !== "Polygon") return { ...own, id, points: geometry.coordinates };
  const [outline] = geometry.coordinates;
  const ring = Array.isArray(outline) ? outline.slice(0, -1) : [];
  return { ...own, id, points: isReversed === true ? ring.toReversed() : ring };
}

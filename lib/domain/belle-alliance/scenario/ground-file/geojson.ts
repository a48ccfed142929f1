import { z } from "zod";
import { boxAround } from "@/lib/terrain/box";
import type { Point } from "@/lib/terrain/point";
import { type CoordinateSystem, DEGREES, namedSystem } from "./crs";
import {
  type FileShape,
  fewFindings,
  type GroundFile,
  GroundFileError,
  type GroundFinding,
  MAX_PLACES,
} from "./ground-file";
import { heightOf, isNoContour } from "./groups";
import { osmFeatures } from "./osm";

const positionSchema = z.array(z.number()).min(2);
const lineSchema = z.array(positionSchema);
const areaSchema = z.array(lineSchema);

const geometrySchema = z.discriminatedUnion("type", [
  z.object({ type: z.literal("Point"), coordinates: positionSchema }),
  z.object({ type: z.literal("MultiPoint"), coordinates: lineSchema }),
  z.object({ type: z.literal("LineString"), coordinates: lineSchema }),
  z.object({ type: z.literal("MultiLineString"), coordinates: areaSchema }),
  z.object({ type: z.literal("Polygon"), coordinates: areaSchema }),
  z.object({ type: z.literal("MultiPolygon"), coordinates: z.array(areaSchema) }),
]);
type Geometry = z.output<typeof geometrySchema>;

const collectionSchema = z.object({
  type: z.literal("FeatureCollection"),
  features: z.array(z.unknown()),
  crs: z.unknown().optional(),
  coordinateSystem: z
    .object({ unit: z.literal("cm") })
    .optional()
    .catch(undefined),
});

/** Features as a file holds them, parsed one by one, so that one fault does not lose the rest. */
export interface FileFeatures {
  readonly features: readonly unknown[];
  /** The coordinate system as the file names it, if it does. */
  readonly crs?: unknown;
  /** Where the geometry of a feature stands in the file; a JSON Pointer by the feature's place unless given. */
  readonly placeOf?: (index: number) => string;
}

const featureSchema = z.object({
  geometry: z.unknown().optional(),
  properties: z.record(z.string(), z.unknown()).nullish(),
  crs: z.unknown().optional(),
});

/** The answer of the Overpass API. */
const overpassSchema = z.object({ elements: z.array(z.unknown()) });

/**
 * The parsed JSON of a FeatureCollection, or of a single Feature or geometry wrapped in one; elements of OpenStreetMap
 * are converted. `coordinateSystem` is that of our own exports. Throws a GroundFileError for anything else.
 */
export function parseGeoJson(
  text: string,
): FileFeatures & Pick<z.output<typeof collectionSchema>, "coordinateSystem"> {
  const whole = parsedJson(text);
  const value = whole === undefined ? parsedLines(text) : whole;
  if (value === undefined) throw new GroundFileError("not-json");
  const read = collectionSchema.safeParse(value);
  if (read.success) return read.data;
  const single = featureSchema.safeParse(value);
  if (single.success && single.data.geometry)
    return { features: [value], placeOf: () => "/geometry" };
  if (partsOf(value) !== null) return { features: [{ geometry: value }], placeOf: () => "" };
  const overpass = overpassSchema.safeParse(value);
  if (overpass.success) return osmGround(overpass.data.elements);
  throw new GroundFileError("not-geojson", `/${read.error.issues[0]?.path.join("/") ?? ""}`);
}

function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** A feature a line, as ogr2ogr writes with `-f GeoJSONSeq`, as a collection; undefined for anything else. */
function parsedLines(text: string): unknown {
  if (!/^\s{0,9}\{[^\n]{0,99}"Feature"/.test(text)) return undefined;
  const features = text
    .split("\n")
    .flatMap((line) => (line.trim() === "" ? [] : [parsedJson(line)]));
  return features.includes(undefined) ? undefined : { type: "FeatureCollection", features };
}

/** Elements of OpenStreetMap as features, which are always in degrees. */
export function osmGround(elements: readonly unknown[]): FileFeatures {
  const features = osmFeatures(elements);
  return { features, crs: "OGC:CRS84", placeOf: (index) => features[index]?.at ?? "" };
}

/**
 * The lines, areas and points of a GeoJSON file from another program. Throws a GroundFileError if it contains nothing
 * that can be put on a table, or too much.
 */
export function readGeoJson(text: string): GroundFile {
  return readFeatures(parseGeoJson(text));
}

/** The lines, areas and points of features. Throws a GroundFileError as readGeoJson does. */
export function readFeatures(file: FileFeatures): GroundFile {
  const { features, placeOf = (index) => `/features/${index}/geometry` } = file;
  const findings: GroundFinding[] = [];
  const shapes = features.flatMap((feature, index) => shapesOf(feature, placeOf(index), findings));
  if (shapes.length === 0) throw new GroundFileError("nothing-in-it");
  const places = shapes.reduce((sum, { points }) => sum + points.length, 0);
  if (places > MAX_PLACES) throw new GroundFileError("too-many-places");
  const system = systemOf(file, shapes, findings);
  return { ...system, shapes, findings: fewFindings(findings) };
}

function shapesOf(value: unknown, at: string, findings: GroundFinding[]): FileShape[] {
  const feature = featureSchema.safeParse(value);
  const geometries = partsOf(feature.data?.geometry);
  if (geometries === null) {
    findings.push({ code: "geometry-unread", at, count: 1 });
    return [];
  }
  const tags = tagsOf(feature.data?.properties ?? {});
  const holes = geometries.reduce((sum, geometry) => sum + holesOf(geometry), 0);
  if (holes > 0) findings.push({ code: "hole-left-out", at, count: holes });
  return geometries.flatMap((geometry) => {
    const heightMetres = heightOf(tags) ?? (isNoContour(tags) ? null : levelOf(geometry));
    return shapesIn(geometry).map((shape) => ({ ...shape, tags, heightMetres }));
  });
}

/** Names in small letters, as shapefiles write them in capitals; of two that differ only so, the first counts. */
function tagsOf(properties: Record<string, unknown>): Record<string, string> {
  const tags: Record<string, string> = {};
  for (const [name, value] of Object.entries(properties))
    if (["string", "number", "boolean"].includes(typeof value))
      tags[name.toLowerCase()] ??= String(value);
  return tags;
}

/** Collections within collections are read to this depth. */
const DEEPEST = 8;

/** A geometry, or the geometries of a collection; null for what is neither. */
function partsOf(value: unknown, depth = 0): readonly Geometry[] | null {
  // A megabyte of what has no type would cost zod seconds.
  if (typeof (value as { type?: unknown } | null | undefined)?.type !== "string") return null;
  const single = geometrySchema.safeParse(value);
  if (single.success) return [single.data];
  const collection = geometriesSchema.safeParse(value);
  if (!collection.success || depth > DEEPEST) return null;
  const parts = collection.data.geometries.map((each) => partsOf(each, depth + 1));
  return parts.every((part) => part !== null) ? parts.flat() : null;
}

const geometriesSchema = z.object({
  type: z.literal("GeometryCollection"),
  geometries: z.array(z.unknown()),
});

/** The height all places of a line share, as contours in three dimensions have it; 0 is what programs write for none. */
function levelOf({ type, coordinates }: Geometry): number | null {
  if (type !== "LineString" && type !== "MultiLineString") return null;
  const [first = 0, ...heights] = (type === "LineString" ? coordinates : coordinates.flat()).map(
    ([, , metres = 0]) => metres,
  );
  return first !== 0 && heights.every((metres) => Math.abs(metres - first) < 0.01) ? first : null;
}

/** Areas on the table have no holes: only the outline is used. */
function shapesIn(geometry: Geometry): readonly Pick<FileShape, "form" | "points">[] {
  switch (geometry.type) {
    case "Point":
      return [{ form: "point", points: placesOf([geometry.coordinates]) }];
    case "MultiPoint":
      return geometry.coordinates.map((each) => ({ form: "point", points: placesOf([each]) }));
    case "LineString":
      return line(geometry.coordinates);
    case "MultiLineString":
      return geometry.coordinates.flatMap(line);
    case "Polygon":
      return area(geometry.coordinates);
    case "MultiPolygon":
      return geometry.coordinates.flatMap(area);
  }
}

function holesOf({ type, coordinates }: Geometry): number {
  if (type === "Polygon") return Math.max(0, coordinates.length - 1);
  return type === "MultiPolygon"
    ? coordinates.reduce((sum, rings) => sum + Math.max(0, rings.length - 1), 0)
    : 0;
}

/** A line that ends where it began is treated as the outline of an area. */
function line(coordinates: readonly number[][]): Pick<FileShape, "form" | "points">[] {
  const points = placesOf(coordinates);
  if (isClosed(points)) return area([[...coordinates]]);
  return points.length < 2 ? [] : [{ form: "line", points }];
}

function area([outline = []]: readonly number[][][]): Pick<FileShape, "form" | "points">[] {
  const places = placesOf(outline);
  const points = isClosed(places) ? places.slice(0, -1) : places;
  return points.length < 3 ? [] : [{ form: "area", points }];
}

function isClosed(points: readonly Point[]): boolean {
  const [first] = points;
  const last = points.at(-1);
  return points.length > 3 && first?.[0] === last?.[0] && first?.[1] === last?.[1];
}

function placesOf(coordinates: readonly number[][]): Point[] {
  return coordinates.map(([x = 0, y = 0]) => [x, y]);
}

/** The system a file names, or else the one its coordinates look like. Adds a finding where that may be wrong. */
function systemOf(
  file: FileFeatures,
  shapes: readonly FileShape[],
  findings: GroundFinding[],
): CoordinateSystem {
  const { crs, at } = crsOf(file);
  const named = namedSystem(crs, at);
  const points = shapes.flatMap((shape) => shape.points);
  const box = boxAround(points);
  const isOnGlobe = box.minX >= -180 && box.maxX <= 180 && box.minY >= -90 && box.maxY <= 90;
  if (named && isOnGlobe === (named.unit === "degrees")) {
    if (named.toDegrees === null || points.every(isConverted(named.toDegrees))) return named;
  }
  if (named) findings.push({ code: "crs-unlike", at, count: 1 });
  const isNear = box.maxX - box.minX <= MAX_DEGREES && box.maxY - box.minY <= MAX_DEGREES;
  if (isOnGlobe && isNear) return DEGREES;
  if (!named) findings.push({ code: "read-as-metres", at: "", count: 1 });
  return METRES;
}

/** RFC 7946 allows only degrees, but some programs write metres of a national grid. */
const METRES: CoordinateSystem = { unit: "metres", toDegrees: null };

/** No battlefield is wider than this, in degrees. */
const MAX_DEGREES = 2;

function isConverted(toDegrees: (point: Point) => Point): (point: Point) => boolean {
  return (point) => toDegrees(point).every(Number.isFinite);
}

/** GeoJSON 2008 allows a `crs` on the collection, its features and their geometries; those below agree with the first. */
function crsOf({ crs, features }: FileFeatures): { readonly crs: unknown; readonly at: string } {
  if (crs !== undefined) return { crs, at: "/crs" };
  const first = featureSchema.safeParse(features[0]).data;
  if (first?.crs !== undefined) return { crs: first.crs, at: "/features/0/crs" };
  const geometry = z.object({ crs: z.unknown().optional() }).safeParse(first?.geometry).data;
  return { crs: geometry?.crs, at: "/features/0/geometry/crs" };
}

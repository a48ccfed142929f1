import { z } from "zod";
import { boxAround } from "@/lib/terrain/box";
import type { Point } from "@/lib/terrain/point";
import {
  type FileShape,
  type FileUnit,
  type GroundFile,
  GroundFileError,
  type GroundFinding,
  MAX_PLACES,
} from "./ground-file";
import { heightOf } from "./groups";

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
  coordinateSystem: z
    .object({ unit: z.literal("cm") })
    .optional()
    .catch(undefined),
});

/** Its contents are parsed one by one, so that one fault does not lose the rest. */
const featureSchema = z.object({
  geometry: z.unknown(),
  properties: z.record(z.string(), z.unknown()).nullish(),
});

/**
 * The parsed JSON of a FeatureCollection, or of a single Feature wrapped in one. Throws a GroundFileError for anything
 * else.
 */
export function parseGeoJson(text: string): z.output<typeof collectionSchema> {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new GroundFileError("not-json");
  }
  const read = collectionSchema.safeParse(value);
  if (read.success) return read.data;
  const single = featureSchema.safeParse(value);
  if (single.success && single.data.geometry)
    return { type: "FeatureCollection", features: [value] };
  throw new GroundFileError("not-geojson", `/${read.error.issues[0]?.path.join("/") ?? ""}`);
}

/**
 * The lines, areas and points of a GeoJSON file from another program. Throws a GroundFileError if it contains nothing
 * that can be put on a table, or too much.
 */
export function readGeoJson(text: string): GroundFile {
  const { features } = parseGeoJson(text);
  const findings: GroundFinding[] = [];
  const shapes = features.flatMap((feature, index) => shapesOf(feature, index, findings));
  if (shapes.length === 0) throw new GroundFileError("nothing-in-it");
  const places = shapes.reduce((sum, { points }) => sum + points.length, 0);
  if (places > MAX_PLACES) throw new GroundFileError("too-many-places");
  return { unit: unitOf(shapes), shapes, findings };
}

function shapesOf(value: unknown, index: number, findings: GroundFinding[]): FileShape[] {
  const feature = featureSchema.safeParse(value);
  const geometry = geometrySchema.safeParse(feature.data?.geometry);
  if (!geometry.success) {
    findings.push({ code: "geometry-unread", at: `/features/${index}/geometry`, count: 1 });
    return [];
  }
  const tags = tagsOf(feature.data?.properties ?? {});
  const holes = holesOf(geometry.data);
  if (holes > 0)
    findings.push({ code: "hole-left-out", at: `/features/${index}/geometry`, count: holes });
  const heightMetres = heightOf(tags);
  return partsOf(geometry.data).map((part) => ({ ...part, tags, heightMetres }));
}

function tagsOf(properties: Record<string, unknown>): Record<string, string> {
  const plain = Object.entries(properties).filter(([, value]) =>
    ["string", "number", "boolean"].includes(typeof value),
  );
  return Object.fromEntries(plain.map(([name, value]) => [name, String(value)]));
}

type Part = Pick<FileShape, "form" | "points">;

/** Areas on the table have no holes: only the outline is used. */
function partsOf(geometry: Geometry): readonly Part[] {
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
function line(coordinates: readonly number[][]): Part[] {
  const points = placesOf(coordinates);
  if (isClosed(points)) return area([[...coordinates]]);
  return points.length < 2 ? [] : [{ form: "line", points }];
}

function area([outline = []]: readonly number[][][]): Part[] {
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

/** No battlefield is wider than this, in degrees. */
const MAX_DEGREES = 2;

/** RFC 7946 allows only degrees, but some programs write metres of a national grid. */
function unitOf(shapes: readonly FileShape[]): FileUnit {
  const { minX, minY, maxX, maxY } = boxAround(shapes.flatMap(({ points }) => points));
  const isOnGlobe = minX >= -180 && maxX <= 180 && minY >= -90 && maxY <= 90;
  const isNear = maxX - minX <= MAX_DEGREES && maxY - minY <= MAX_DEGREES;
  return isOnGlobe && isNear ? "degrees" : "metres";
}

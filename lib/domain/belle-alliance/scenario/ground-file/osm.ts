import { z } from "zod";

type Position = readonly [longitude: number, latitude: number];

const placeSchema = z.object({ lat: z.number(), lon: z.number() });
const geometrySchema = z.array(placeSchema.nullable());
const tagsSchema = z.record(z.string(), z.string());
const idSchema = z.union([z.string(), z.number()]);

const elementSchema = z.discriminatedUnion("type", [
  placeSchema.extend({ type: z.literal("node"), id: idSchema, tags: tagsSchema.optional() }),
  z.object({
    type: z.literal("way"),
    id: idSchema,
    nodes: z.array(idSchema).optional(),
    geometry: geometrySchema.optional(),
    tags: tagsSchema.optional(),
  }),
  z.object({
    type: z.literal("relation"),
    id: idSchema,
    members: z
      .array(
        z.object({
          type: z.string(),
          ref: idSchema,
          role: z.string().optional(),
          geometry: geometrySchema.optional(),
        }),
      )
      .optional(),
    tags: tagsSchema.optional(),
  }),
]);
/** An element of OpenStreetMap, as the Overpass API answers in JSON. */
type OsmElement = z.output<typeof elementSchema>;
type Relation = Extract<OsmElement, { type: "relation" }>;

/** A feature of GeoJSON, with the element it was made from. */
export interface OsmFeature {
  readonly at: string;
  /** A geometry of GeoJSON; null if parts of it are not in the file. */
  readonly geometry: unknown;
  readonly properties: Readonly<Record<string, string>>;
}

/**
 * The tagged nodes, ways and multipolygons among elements of OpenStreetMap. Other relations, and elements of no known
 * kind, are passed over.
 */
export function osmFeatures(elements: readonly unknown[]): OsmFeature[] {
  const read = elements
    .filter((each) => KINDS.has((each as { type?: unknown } | null)?.type))
    .flatMap((each) => elementSchema.safeParse(each).data ?? []);
  const lines = linesOfWays(read);
  return read.flatMap((element): OsmFeature[] => {
    const { type, id, tags = {} } = element;
    const properties = Object.fromEntries(Object.entries(tags).filter(([key]) => key !== "type"));
    if (Object.keys(properties).every((key) => SILENT_TAGS.has(key))) return [];
    if (type === "relation" && tags.type !== "multipolygon" && tags.type !== "boundary") return [];
    return [{ at: `${type}/${id}`, geometry: geometryOf(element, lines), properties }];
  });
}

const KINDS: ReadonlySet<unknown> = new Set(["node", "way", "relation"]);

/** Tags that say where something comes from, not what it is. */
const SILENT_TAGS: ReadonlySet<string> = new Set(["source", "created_by", "note", "fixme"]);

type Lines = ReadonlyMap<string, readonly Position[]>;

function geometryOf(element: OsmElement, lines: Lines): unknown {
  if (element.type === "node") return { type: "Point", coordinates: [element.lon, element.lat] };
  if (element.type === "relation") return multipolygonOf(element, lines);
  const coordinates = lines.get(String(element.id)) ?? [];
  return coordinates.length < 2 ? null : { type: "LineString", coordinates };
}

/** The places of each way by its id; nodes that are not in the file are left out. */
function linesOfWays(elements: readonly OsmElement[]): Lines {
  const nodes = new Map<string, Position>();
  const lines = new Map<string, readonly Position[]>();
  for (const element of elements)
    if (element.type === "node") nodes.set(String(element.id), [element.lon, element.lat]);
  for (const element of elements) {
    if (element.type !== "way") continue;
    const { id, geometry, nodes: own = [] } = element;
    const places = geometry ?? own.map((node) => nodes.get(String(node)) ?? null);
    lines.set(String(id), placesOf(places));
  }
  return lines;
}

function placesOf(places: readonly (Position | z.output<typeof placeSchema> | null)[]): Position[] {
  return places.flatMap((place): Position[] => {
    if (place === null) return [];
    return ["lat" in place ? [place.lon, place.lat] : place];
  });
}

/** Its outer rings, each a polygon; holes go with the first, as they are only counted. Null if an outer ring is open. */
function multipolygonOf({ members = [] }: Relation, lines: Lines): unknown {
  const linesAs = (isInner: boolean) =>
    members
      .filter(({ type, role }) => type === "way" && (role === "inner") === isInner)
      .map(({ ref, geometry }) => (geometry ? placesOf(geometry) : (lines.get(String(ref)) ?? [])));
  const outer = ringsOf(linesAs(false));
  if (outer === null || outer.length === 0) return null;
  const holes = ringsOf(linesAs(true)) ?? [];
  const coordinates = outer.map((ring, i) => (i === 0 ? [ring, ...holes] : [ring]));
  return { type: "MultiPolygon", coordinates };
}

/** Joins lines at their ends to rings; null if one stays open. */
function ringsOf(lines: readonly (readonly Position[])[]): Position[][] | null {
  const byEnd = new Map<string, Set<readonly Position[]>>();
  const at = (place: Position | undefined) => byEnd.get(String(place));
  const left = new Set(lines);
  for (const line of lines)
    for (const end of [line[0], line.at(-1)])
      byEnd.set(String(end), (at(end) ?? new Set()).add(line));
  const rings: Position[][] = [];
  for (const first of left) {
    const ring = [...first];
    for (let next: readonly Position[] | undefined = first; next; ) {
      left.delete(next);
      at(next[0])?.delete(next);
      at(next.at(-1))?.delete(next);
      if (String(ring[0]) === String(ring.at(-1))) break;
      const [joined] = at(ring.at(-1)) ?? [];
      const isForwards = joined && String(joined[0]) === String(ring.at(-1));
      for (const place of (isForwards ? joined : joined?.toReversed())?.slice(1) ?? [])
        ring.push(place);
      next = joined;
    }
    if (ring.length < 4 || String(ring[0]) !== String(ring.at(-1))) return null;
    rings.push(ring);
  }
  return rings;
}

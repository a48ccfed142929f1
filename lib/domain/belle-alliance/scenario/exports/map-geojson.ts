import { signedAreaCm2 } from "@/lib/terrain/ring";
import { terrainKindOf } from "../../ground/kinds";
import type { Feature, ShapeFeature } from "../feature";
import type { MapView, PlacedCommanderView, PlacedUnitView } from "../scenario-view";

type Position = readonly [number, number];

interface GeoJsonFeature {
  readonly type: "Feature";
  readonly id: string;
  readonly geometry:
    | { readonly type: "Point"; readonly coordinates: Position }
    | { readonly type: "LineString"; readonly coordinates: readonly Position[] }
    | { readonly type: "Polygon"; readonly coordinates: readonly (readonly Position[])[] };
  readonly properties: Readonly<Record<string, unknown>>;
}

/** A FeatureCollection with a member of our own, as RFC 7946 allows, that explains its coordinates. */
interface MapGeoJson {
  readonly type: "FeatureCollection";
  readonly coordinateSystem: {
    readonly kind: "planar";
    readonly unit: "cm";
    readonly note: string;
    readonly widthCm: number;
    readonly depthCm: number;
    readonly metresPerCm: number;
  };
  readonly features: readonly GeoJsonFeature[];
}

const NOTE =
  "Coordinates are centimetres on the gaming table, not degrees: x runs east from the south-west corner, y north. Multiply by metresPerCm for metres on the ground.";

/** A map as GeoJSON in table cm: drawn features, then the units' outlines and their commanders, then entry points. */
export function mapGeoJson(map: MapView): MapGeoJson {
  const { widthCm, depthCm, metresPerCm } = map;
  return {
    type: "FeatureCollection",
    coordinateSystem: { kind: "planar", unit: "cm", note: NOTE, widthCm, depthCm, metresPerCm },
    features: [
      ...map.features.map(drawn),
      ...map.units.map(unitOutline),
      ...map.commanders.map(commanderPoint),
      ...map.entries.map(({ xCm, yCm, bound, colour }, i) => ({
        type: "Feature" as const,
        id: `entry-${i + 1}`,
        geometry: { type: "Point" as const, coordinates: [xCm, yCm] as const },
        properties: { kind: "entry", bound, colour },
      })),
    ],
  };
}

function drawn(feature: Feature): GeoJsonFeature {
  if (feature.kind === "place") {
    const { id, xCm, yCm, ...properties } = feature;
    return {
      type: "Feature",
      id,
      geometry: { type: "Point", coordinates: [xCm, yCm] },
      properties: hiddenWhereItIs(properties),
    };
  }
  const { id, points, ...properties } = feature;
  const isArea = terrainKindOf(feature).shape === "area";
  return {
    type: "Feature",
    id,
    geometry: isArea
      ? { type: "Polygon", coordinates: [closedRing(points)] }
      : { type: "LineString", coordinates: points },
    properties: {
      ...hiddenWhereItIs(properties),
      ...frontOf(feature),
      // Restores the drawn order of the corners when the file is read back.
      ...(isArea && signedAreaCm2(points) < 0 && { isReversed: true }),
    },
  };
}

/** Leaves out an empty `hiddenFrom`; only the umpire's view knows whom a shape is hidden from. */
function hiddenWhereItIs<Properties extends { hiddenFrom: readonly string[] }>(
  properties: Properties,
): Omit<Properties, "hiddenFrom"> {
  const { hiddenFrom, ...shown } = properties;
  return hiddenFrom.length > 0 ? { ...shown, hiddenFrom } : shown;
}

/** The direction of a shape's front, which cannot be told from a line alone. */
function frontOf(feature: ShapeFeature): { readonly facingDeg?: number } {
  const facingDeg = terrainKindOf(feature).facingDeg?.(feature) ?? null;
  return facingDeg === null ? {} : { facingDeg };
}

function unitOutline({ id, outline, holds, ...unit }: PlacedUnitView): GeoJsonFeature {
  return {
    type: "Feature",
    id,
    geometry: { type: "Polygon", coordinates: [closedRing(outline)] },
    properties: { kind: "unit", ...unit, buildingId: holds?.id ?? null },
  };
}

function commanderPoint({ id, xCm, yCm, ...commander }: PlacedCommanderView): GeoJsonFeature {
  return {
    type: "Feature",
    id: `commander-${id}`,
    geometry: { type: "Point", coordinates: [xCm, yCm] },
    properties: { kind: "commander", ...commander },
  };
}

/** A ring as RFC 7946 requires: anticlockwise, the first position repeated at the end. */
function closedRing(points: readonly Position[]): Position[] {
  const turned = signedAreaCm2(points) < 0 ? points.toReversed() : [...points];
  const [first] = turned;
  return first ? [...turned, first] : turned;
}

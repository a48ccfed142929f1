import { bandWidthAtCm, bandWidthsAlong, type HillBand, hillBand } from "@/lib/terrain/hill-band";
import { between, type Point } from "@/lib/terrain/point";
import { edgesOf, type Ring, ringContains } from "@/lib/terrain/ring";
import { flattened, smoothRing } from "@/lib/terrain/smooth";
import { BAND_CLASSES, type BandClass, bandClassOf } from "../ground/hill";
import type { Feature } from "./feature";
import type { TableMap } from "./scenario";

type Hill = Extract<Feature, { readonly kind: "hill" }>;
type Ground = Pick<TableMap, "widthCm" | "depthCm"> & { readonly features: readonly Feature[] };

/** The length of a hill layer's edge that runs along a band of one class. */
export interface HillStretch extends BandClass {
  readonly lengthCm: number;
}

/**
 * The classes of band along a hill layer's edge, the narrowest first; empty if no layer stands on this one [2.3.7,
 * table 5].
 */
export function hillStretches(hill: Hill, map: Ground): readonly HillStretch[] {
  const band = bandOf(hill, map);
  const pieces = band ? bandWidthsAlong(band) : [];
  return BAND_CLASSES.flatMap((each) => {
    const own = pieces.filter(({ widthCm }) => bandClassOf(widthCm) === each);
    const lengthCm = own.reduce((sum, piece) => sum + piece.lengthCm, 0);
    return lengthCm > 0 ? [{ ...each, lengthCm }] : [];
  });
}

/** The band at a place: the layer it belongs to and its width there in cm. */
export interface HillPlace {
  readonly level: number;
  readonly widthCm: number;
}

/**
 * Returns a function that looks up the band at a place on a map, taking the highest layer there; null off all bands.
 * The bands are worked out at the first look.
 */
export function hillPlaces(map: Ground): (at: Point) => HillPlace | null {
  let hills: ReturnType<typeof hillsOf> | undefined;
  return (at) => {
    hills ??= hillsOf(map);
    const under = hills.find(({ ring }) => ringContains(ring, at));
    const widthCm = under?.band ? bandWidthAtCm(under.band, at) : null;
    return under && widthCm !== null ? { level: under.level, widthCm } : null;
  };
}

/** The hill layers of a map, the highest first. */
function hillsOf(map: Ground) {
  return map.features
    .filter((feature) => feature.kind === "hill")
    .toSorted((a, b) => b.level - a.level)
    .map((hill) => ({
      level: hill.level,
      ring: flattened(smoothRing(hill.points)),
      band: bandOf(hill, map),
    }));
}

/**
 * The narrowest band under a unit's ground, sampled at its middle, its corners and halfway between them; null if it
 * stands on none.
 */
export function narrowestUnder(
  { middle, outline }: { readonly middle: Point; readonly outline: Ring },
  bandAt: (at: Point) => HillPlace | null,
): HillPlace | null {
  const rim = edgesOf(outline).flatMap(([from, to]) => [from, between(from, to, 0.5)]);
  const places = [middle, ...rim].flatMap((at) => bandAt(at) ?? []);
  return places.toSorted((a, b) => a.widthCm - b.widthCm)[0] ?? null;
}

function bandOf(hill: Hill, { features, widthCm, depthCm }: Ground): HillBand | null {
  const above = features.flatMap((other) =>
    other.kind === "hill" && other.level === hill.level + 1 ? [other.points] : [],
  );
  return hillBand({ lower: hill.points, above, table: { widthCm, depthCm } });
}

import proj4 from "proj4";
import type { Point } from "@/lib/terrain/point";
import { type FileUnit, GroundFileError } from "./ground-file";

/** The coordinate system a file names. */
export interface CoordinateSystem {
  readonly unit: FileUnit;
  /** Converts x and y of the file to longitude and latitude; null if they are that already. */
  readonly toDegrees: ((point: Point) => Point) | null;
}

export const DEGREES: CoordinateSystem = { unit: "degrees", toDegrees: null };

/**
 * The system named in a `crs` of GeoJSON; null if there is none. As in GeoJSON 2008, x comes before y whatever the
 * system's own order. Throws a GroundFileError with the name of a system that is not known.
 */
export function namedSystem(crs: unknown, at: string): CoordinateSystem | null {
  const name = nameIn(crs)?.slice(0, 100) ?? null;
  if (name === null) return null;
  if (/(?:^|[:/])CRS:?84h?$/i.test(name)) return DEGREES;
  const code = Number(/(?:epsg|esri)\D*?(?:[:/][\d.]*)?[:/#]{1,2}(\d{4,6})\b/i.exec(name)?.[1]);
  if (GEOGRAPHIC.has(code)) return DEGREES;
  const definition = definitionOf(code);
  if (definition === null) throw new GroundFileError("crs-unknown", at, name);
  const { inverse } = proj4(definition);
  return {
    unit: "metres",
    toDegrees: ([x, y]) => {
      const [longitude = Number.NaN, latitude = Number.NaN] = inverse([x, y]);
      return [longitude, latitude];
    },
  };
}

/** The name in a `crs`: `{"type": "name", "properties": {"name": …}}`, a link, a code, or the name alone. */
function nameIn(crs: unknown): string | null {
  if (crs === undefined || crs === null) return null;
  if (typeof crs === "string") return crs;
  const { type, properties } = crs as { type?: unknown; properties?: Record<string, unknown> };
  const { name, href, code } = properties ?? {};
  if (code !== undefined) return `${String(type)}:${String(code)}`;
  return String(name ?? href ?? JSON.stringify(crs));
}

/**
 * Systems whose coordinates are longitude and latitude. How their ellipsoids differ does not matter: it moves a whole
 * battlefield by the same few hundred metres.
 */
const GEOGRAPHIC: ReadonlySet<number> = new Set([
  ...[4326, 4979, 4258, 4937, 4269, 4171, 4619, 4230, 4277, 4284, 4289, 4312, 4313, 4314],
  ...[4149, 4150, 4151, 4156, 4170, 4181, 4265, 4299, 4670, 6706, 9067, 9702],
]);

const GRS80 = "+ellps=GRS80";

/**
 * The map projections of Europe's national grids, as in the EPSG's register; the zones of UTM and Gauss-Krüger are
 * worked out. Shifts between ellipsoids are left out for the same reason as above.
 */
const DEFINITIONS: Readonly<Record<number, string>> = {
  2056: swiss(2_600_000, 1_200_000),
  21781: swiss(600_000, 200_000),
  2154: `+proj=lcc +lat_0=46.5 +lon_0=3 +lat_1=49 +lat_2=44 +x_0=700000 +y_0=6600000 ${GRS80}`,
  27572:
    "+proj=lcc +lat_1=46.8 +lat_0=46.8 +lon_0=2.33722917 +k_0=0.99987742 +x_0=600000 +y_0=2200000 +a=6378249.2 +b=6356515",
  2157: transverse([53.5, -8], 0.99982, [600_000, 750_000], GRS80),
  2169: transverse([49.8333333333333, 6.16666666666667], 1, [80_000, 100_000], "+ellps=intl"),
  2176: transverse([0, 15], 0.999923, [5_500_000, 0], GRS80),
  2177: transverse([0, 18], 0.999923, [6_500_000, 0], GRS80),
  2178: transverse([0, 21], 0.999923, [7_500_000, 0], GRS80),
  2179: transverse([0, 24], 0.999923, [8_500_000, 0], GRS80),
  2180: transverse([0, 19], 0.9993, [500_000, -5_300_000], GRS80),
  2196: transverse([0, 9.5], 0.99995, [200_000, 0], GRS80),
  2197: transverse([0, 12], 0.99995, [500_000, 0], GRS80),
  2198: transverse([0, 15], 1, [900_000, 0], GRS80),
  3003: transverse([0, 9], 0.9996, [1_500_000, 0], "+ellps=intl"),
  3004: transverse([0, 15], 0.9996, [2_520_000, 0], "+ellps=intl"),
  3006: `+proj=utm +zone=33 ${GRS80}`,
  3067: `+proj=utm +zone=35 ${GRS80}`,
  3034: `+proj=lcc +lat_0=52 +lon_0=10 +lat_1=35 +lat_2=65 +x_0=4000000 +y_0=2800000 ${GRS80}`,
  3035: `+proj=laea +lat_0=52 +lon_0=10 +x_0=4321000 +y_0=3210000 ${GRS80}`,
  3346: transverse([0, 24], 0.9998, [500_000, 0], GRS80),
  3395: "+proj=merc +lon_0=0 +k=1 +x_0=0 +y_0=0 +ellps=WGS84",
  3763: transverse([39.6682583333333, -8.13310833333333], 1, [0, 0], GRS80),
  3812: `+proj=lcc +lat_0=50.797815 +lon_0=4.35921583333333 +lat_1=49.8333333333333 +lat_2=51.1666666666667 +x_0=649328 +y_0=665262 ${GRS80}`,
  31370:
    "+proj=lcc +lat_0=90 +lon_0=4.36748666666667 +lat_1=51.1666672333333 +lat_2=49.8333339 +x_0=150000.013 +y_0=5400088.438 +ellps=intl",
  4647: transverse([0, 9], 0.9996, [32_500_000, 0], GRS80),
  5650: transverse([0, 15], 0.9996, [33_500_000, 0], GRS80),
  5514: "+proj=krovak +lat_0=49.5 +lon_0=24.8333333333333 +alpha=30.2881397527778 +k=0.9999 +x_0=0 +y_0=0 +ellps=bessel",
  27700: transverse([49, -2], 0.9996012717, [400_000, -100_000], "+ellps=airy"),
  28992:
    "+proj=sterea +lat_0=52.1561605555556 +lon_0=5.38763888888889 +k=0.9999079 +x_0=155000 +y_0=463000 +ellps=bessel",
  31287:
    "+proj=lcc +lat_0=47.5 +lon_0=13.3333333333333 +lat_1=49 +lat_2=46 +x_0=400000 +y_0=400000 +ellps=bessel",
};

/** The definition of a projected system in the words of PROJ; null if it is not known. */
function definitionOf(code: number): string | null {
  const own = DEFINITIONS[code];
  if (own) return own;
  const zone = code % 100;
  const isUtm = zone >= 1 && zone <= 60;
  switch (Math.floor(code / 100)) {
    case 326:
    case 327:
      return isUtm ? `EPSG:${code}` : null;
    case 258:
      return zone >= 28 && zone <= 38 ? `+proj=utm +zone=${zone} ${GRS80}` : null;
    case 230:
      return zone >= 28 && zone <= 38 ? `+proj=utm +zone=${zone} +ellps=intl` : null;
    case 284:
      return zone >= 2 && zone <= 32
        ? transverse([0, 6 * zone - 3], 1, [zone * 1_000_000 + 500_000, 0], "+ellps=krass")
        : null;
    case 314: {
      const third = zone - 64;
      return third >= 2 && third <= 5
        ? transverse([0, 3 * third], 1, [third * 1_000_000 + 500_000, 0], "+ellps=bessel")
        : null;
    }
    case 39:
      return zone >= 42 && zone <= 50 ? frenchZone(zone) : null;
  }
  return WEB_MERCATOR.has(code) ? "EPSG:3857" : null;
}

const WEB_MERCATOR: ReadonlySet<number> = new Set([3857, 3785, 900_913, 102_100, 102_113]);

function transverse(
  [latitude, longitude]: Point,
  scale: number,
  [east, north]: Point,
  ellipsoid: string,
): string {
  return `+proj=tmerc +lat_0=${latitude} +lon_0=${longitude} +k=${scale} +x_0=${east} +y_0=${north} ${ellipsoid}`;
}

function swiss(east: number, north: number): string {
  return `+proj=somerc +lat_0=46.9524055555556 +lon_0=7.43958333333333 +k_0=1 +x_0=${east} +y_0=${north} +ellps=bessel`;
}

/** The conical zones of France, from CC42 to CC50. */
function frenchZone(latitude: number): string {
  const north = (latitude - 41) * 1_000_000 + 200_000;
  return `+proj=lcc +lat_0=${latitude} +lon_0=3 +lat_1=${latitude - 0.75} +lat_2=${latitude + 0.75} +x_0=1700000 +y_0=${north} ${GRS80}`;
}

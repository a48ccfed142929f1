import type { Point } from "./point";

/** The WGS 84 ellipsoid: its equatorial radius in metres, and the square of its eccentricity. */
const EQUATOR_METRES = 6_378_137;
const ECCENTRICITY_2 = 0.006_694_38;

/**
 * Converts longitude and latitude in degrees to metres east and north of another point. Over a battlefield of 10 km the
 * error is less than a metre.
 */
export function metresFrom(about: Point, [longitude, latitude]: Point): Point {
  const [aroundDeg, middleDeg] = about;
  const radians = Math.PI / 180;
  const sin = Math.sin(middleDeg * radians);
  const flat = 1 - ECCENTRICITY_2 * sin * sin;
  const acrossMetres = EQUATOR_METRES / Math.sqrt(flat);
  const alongMetres = (EQUATOR_METRES * (1 - ECCENTRICITY_2)) / flat ** 1.5;
  return [
    (longitude - aroundDeg) * radians * acrossMetres * Math.cos(middleDeg * radians),
    (latitude - middleDeg) * radians * alongMetres,
  ];
}

import { describe, expect, test } from "vitest";
import { readGeoJson } from "@/lib/domain/belle-alliance/scenario/ground-file/geojson";
import { groupsOf } from "@/lib/domain/belle-alliance/scenario/ground-file/groups";

const RING = [
  [4.4, 50.6],
  [4.44, 50.6],
  [4.44, 50.62],
  [4.4, 50.62],
  [4.4, 50.6],
];

function read(properties: object, coordinates: unknown = RING, type = "LineString") {
  const feature = { type: "Feature", properties, geometry: { type, coordinates } };
  const { shapes } = readGeoJson(
    JSON.stringify({ type: "FeatureCollection", features: [feature] }),
  );
  const [group] = groupsOf(shapes);
  return [shapes[0]?.heightMetres, group?.tag, group?.likely];
}

describe("the height of a contour", () => {
  test.each<[Record<string, unknown>, number]>([
    [{ ID: 0, ELEV: 100 }, 100],
    [{ CONTOUR: 110 }, 110],
    [{ Z: 120 }, 120],
    [{ HEIGHT: 90 }, 90],
    [{ HOEHE: 95.5 }, 95.5],
    [{ Höhe: "95,5" }, 95.5],
    [{ HØJDE: 30 }, 30],
    [{ Kote: "30" }, 30],
    [{ Høyde: 30 }, 30],
    [{ Höjd: 30 }, 30],
    [{ Kurvenhöhe: 95 }, 95],
    [{ QUOTA: 95 }, 95],
    [{ cota_m: 95 }, 95],
    [{ KOTE_M: 30 }, 30],
    [{ elevation: "100.0" }, 100],
    [{ Elevation: "100 m" }, 100],
    [{ Altitude: 240 }, 240],
    [{ ALTI: 240 }, 240],
    [{ wysokość: 160 }, 160],
    [{ RZEDNA: "160,5" }, 160.5],
    [{ contour: "elevation", contour_ext: "elevation_minor", ele: "250" }, 250],
    [{ ELEV: "no", height: 70 }, 70],
    [{ "Elevation (ft)": 1_000 }, 304.8],
    [{ elev_ft: 1_000 }, 304.8],
    [{ ELEV: "1000 ft" }, 304.8],
    [{ HOEHE_NN: 100 }, 100],
    [{ contour_height: 100 }, 100],
    [{ contour_id: 7, elev_value: "1 200" }, 1_200],
    [{ level_m: 20 }, 20],
    [{ height_m: 20 }, 20],
    [{ ELEV: 0 }, 0],
    [{ type: "index", alt: -3 }, -3],
  ])("%j", (properties, metres) => {
    const [height, tag, likely] = read(properties);
    expect(height).toBeCloseTo(metres);
    expect([tag, likely]).toEqual(["contour=*", "hill"]);
  });

  const at = (...heights: number[]) =>
    RING.map((place, i) => [...place, heights[i % heights.length]]);
  test.each<[string, object, unknown, string, number | null]>([
    ["is the third number of all places", {}, at(115), "LineString", 115],
    ["also of lines of several parts", {}, [at(115)], "MultiLineString", 115],
    ["not where the places differ", {}, at(115, 116), "LineString", null],
    ["nor where it is 0, as programs write for none", {}, at(0), "LineString", null],
    ["and a property goes before it", { ELEV: 100 }, at(115), "LineString", 100],
    ["a flat lake is no contour", { natural: "water" }, at(115), "LineString", null],
  ])("%s", (_, properties, coordinates, type, metres) => {
    expect(read(properties, coordinates, type)[0]).toBe(metres);
  });

  test.each<[Record<string, unknown>, string]>([
    [{ building: "yes", height: 12 }, "building=*"],
    [{ BUILDING: "yes", HEIGHT: 12 }, "building=*"],
    [{ "building:part": "yes", height: 12 }, "="],
    [{ natural: "wood", height: "20 m", ele: 100 }, "natural=wood"],
    [{ barrier: "wall", height: 2 }, "barrier=wall"],
    [{ man_made: "tower", height: 40 }, "="],
    [{ type: "Gebäude", HOEHE: 9 }, "type=Gebäude"],
    [{ kind: "bygning", højde: 9 }, "kind=bygning"],
    [{ class: "budynek", wysokość: 9 }, "class=budynek"],
    [{ LANDUSE: "forest" }, "landuse=forest"],
    [{ name: "Mont St. Jean", ELEV: "high" }, "="],
    [{ contour_id: 7 }, "="],
    [{ ELEV_TYPE: 2 }, "="],
  ])("is none of %j", (properties, tag) => {
    expect(read(properties).slice(0, 2)).toEqual([null, tag]);
  });
});

import { expect, test } from "vitest";
import { refuseForeign } from "@/lib/domain/belle-alliance/scenario/ground-file/foreign-file";
import { GroundFileError } from "@/lib/domain/belle-alliance/scenario/ground-file/ground-file";
import { readGround } from "@/lib/domain/belle-alliance/scenario/ground-file/read-ground";

function faultOf(bytes: Uint8Array): string | null {
  try {
    refuseForeign(bytes);
    return null;
  } catch (error) {
    if (error instanceof GroundFileError) return error.fault;
    throw error;
  }
}

const bytesOf = (text: string) => new TextEncoder().encode(text);

test.each<[string, Uint8Array, string | null]>([
  ["a KMZ", bytesOf("PK\u0003\u0004\u0014\u0000doc.kml"), "packed"],
  ["gzip", new Uint8Array([0x1f, 0x8b, 8, 0]), "packed"],
  ["a shapefile", new Uint8Array([0, 0, 0x27, 0x0a, 0, 0]), "not-text"],
  ["a picture", new Uint8Array([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10, 0, 0, 0, 13]), "not-text"],
  ["an extract of OpenStreetMap", bytesOf("\u0000\u0000\u0000\u000d\nOSMHeader"), "not-text"],
  ["UTF-16", new Uint8Array([0xff, 0xfe, 0x7b, 0, 0x7d, 0]), null],
  ["text", bytesOf("lat,lon,elevation\n50.5,4.2,100"), null],
  ["nothing", new Uint8Array(), null],
])("%s", (_, bytes, fault) => {
  expect(faultOf(bytes)).toBe(fault);
});

const contour = (metres: number) =>
  JSON.stringify({
    type: "Feature",
    properties: { ELEV: metres },
    geometry: {
      type: "LineString",
      coordinates: [
        [4.4, 50.6],
        [4.41, 50.6],
        [4.41, 50.61],
      ],
    },
  });

test("a feature a line", () => {
  const source = readGround(`${contour(100)}\n${contour(110)}\n`);
  expect(source.is === "shapes" && source.plan.shapes.map((each) => each.heightMetres)).toEqual([
    100, 110,
  ]);
});

test.each([`${contour(100)}\n{"type": "Feature",`, `${contour(100)}\nno feature`])(
  "a line that is none: %s",
  (text) => {
    expect(() => readGround(text)).toThrow("not-json");
  },
);

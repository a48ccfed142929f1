import { describe, expect, test } from "vitest";
import { readHeights } from "@/lib/domain/belle-alliance/scenario/ground-file/heights";

/** Four corners of 0.01° by 0.01°, 10 m higher in the east, written by a row of the table. */
const CORNERS = [
  { lon: 4.2, lat: 50.5, m: 100 },
  { lon: 4.21, lat: 50.5, m: 110 },
  { lon: 4.2, lat: 50.51, m: 102 },
  { lon: 4.21, lat: 50.51, m: 112 },
];
type Corner = (typeof CORNERS)[number];

const file = (head: string, line: (corner: Corner) => string) =>
  [head, ...CORNERS.map(line)].join("\n");
const comma = (value: number) => String(value).replace(".", ",");

describe("columns are read by their headings", () => {
  test.each<[string, string]>([
    ["latitude first", file("lat,lon,elevation", (c) => `${c.lat},${c.lon},${c.m}`)],
    ["capitals, another order", file("ELEV,LON,LAT", (c) => `${c.m},${c.lon},${c.lat}`)],
    [
      "an id and a note between",
      file("id,Latitude,name,Longitude,note,Height (m)", (c) => `7,${c.lat},A,${c.lon},,${c.m}`),
    ],
    ["short Polish", file("szer. geogr.,dł. geogr.,wys.", (c) => `${c.lat},${c.lon},${c.m}`)],
    ["Italian", file("latitudine;longitudine;quota", (c) => `${c.lat};${c.lon};${c.m}`)],
    ["Spanish", file("latitud;longitud;cota", (c) => `${c.lat};${c.lon};${c.m}`)],
    ["quotes", file('"Lat","Lng","Alt"', (c) => `"${c.lat}","${c.lon}","${c.m}"`)],
    [
      "a quoted comma",
      file('"Name","Lat","Lng","Alt"', (c) => `"Ligny, 2",${c.lat},${c.lon},${c.m}`),
    ],
    ["a byte order mark", file("\ufefflat;lon;z", (c) => `${c.lat};${c.lon};${c.m}`)],
    ["blanks", file("Lat  Lon  Elev", (c) => `${c.lat}  ${c.lon}   ${c.m}`)],
    ["a comment", file("# lat lon ele", (c) => `${c.lat} ${c.lon} ${c.m}`)],
    ["tabs", file("latitude\tlongitude\televation_m", (c) => `${c.lat}\t${c.lon}\t${c.m}`)],
    ["Windows lines and spaces", file("lat, long, alt\r", (c) => `${c.lat}, ${c.lon}, ${c.m}\r`)],
    [
      "quoted decimal commas",
      file("lat,lon,z", (c) => `"${comma(c.lat)}","${comma(c.lon)}",${c.m}`),
    ],
    ["Danish", file("Bredde;Længde;Højde", (c) => `${comma(c.lat)};${comma(c.lon)};${c.m}`)],
    [
      "Danish with units",
      file("kote [m];breddegrad;længdegrad", (c) => `${c.m},0;${comma(c.lat)};${comma(c.lon)}`),
    ],
    ["Polish", file("Szerokość;Długość;Wysokość", (c) => `${comma(c.lat)};${comma(c.lon)};${c.m}`)],
    [
      "Polish in full",
      file(
        "Nr;Szerokość geograficzna;Długość geograficzna;Wysokość n.p.m.",
        (c) => `1;${comma(c.lat)};${comma(c.lon)};${c.m}`,
      ),
    ],
    [
      "French",
      file("latitude;longitude;altitude (m)", (c) => `${comma(c.lat)};${comma(c.lon)};${c.m} m`),
    ],
    ["German", file("Breite;Länge;Höhe", (c) => `${comma(c.lat)};${comma(c.lon)};${c.m}`)],
    [
      "German without umlauts",
      file("Hoehe;Laenge;Breite", (c) => `${c.m};${comma(c.lon)};${comma(c.lat)}`),
    ],
    ["y before x", file("y,x,z", (c) => `${c.lat},${c.lon},${c.m}`)],
    ["of ArcGIS", file("OBJECTID,grid_code,POINT_X,POINT_Y", (c) => `1,${c.m},${c.lon},${c.lat}`)],
    [
      "a title above",
      `Heights of Ligny\n\n${file("lat;lon;z", (c) => `${c.lat};${c.lon};${c.m}`)}`,
    ],
    [
      "places without a height",
      `${file("lat,lon,z", (c) => `${c.lat},${c.lon},${c.m}`)}\n50.5,4.21,-9999`,
    ],
    ["one height without a known name", file("lat,lon,wert", (c) => `${c.lat},${c.lon},${c.m}`)],
  ])("%s", (_, text) => {
    const { unit, southWest, heightsMetres, findings } = readHeights(text);
    expect([unit, southWest, findings]).toEqual(["degrees", [4.2, 50.5], []]);
    expect([...heightsMetres]).toEqual([102, 112, 100, 110]);
  });

  test.each<[string, string]>([
    [
      "Easting,Northing,Elevation",
      "400000,5600000,100\n400100,5600000,110\n400000,5600100,102\n400100,5600100,112",
    ],
    [
      "Hochwert;Rechtswert;Höhe",
      "5600000;400000;100\n5600000;400100;110\n5600100;400000;102\n5600100;400100;112",
    ],
    ["N,E,h", "5600000,400000,100\n5600000,400100,110\n5600100,400000,102\n5600100,400100,112"],
    [
      "x;y;elev_ft",
      "400000;5600000;328,084\n400100;5600000;360,892\n400000;5600100;334,646\n400100;5600100;367,454",
    ],
    [
      "X (m);Y (m);Z (m)",
      "400 000,0;5 600 000,0;100\n400 100,0;5 600 000,0;110\n400 000,0;5 600 100,0;102\n400 100,0;5 600 100,0;112",
    ],
    [
      "utm_x|utm_y|kote",
      "400.000,0|5.600.000,0|100\n400.100,0|5.600.000,0|110\n400.000,0|5.600.100,0|102\n400.100,0|5.600.100,0|112",
    ],
  ])("in metres: %s", (head, body) => {
    const { unit, southWest, heightsMetres, findings } = readHeights(`${head}\n${body}`);
    expect([unit, southWest, findings]).toEqual(["metres", [400_000, 5_600_000], []]);
    expect([...heightsMetres].map((metres) => Math.round(metres))).toEqual([102, 112, 100, 110]);
  });

  test.each<[string, string]>([
    [
      "headings in words nobody knows",
      file("premier;second;troisième", (c) => `${c.lon};${c.lat};${c.m}`),
    ],
    ["degrees without headings", file("", (c) => `${c.lon} ${c.lat} ${c.m}`)],
    ["words behind", file("", (c) => `${c.lon} ${c.lat} ${c.m} A`)],
    ["a title alone above", file("The heights of Ligny", (c) => `${c.lon} ${c.lat} ${c.m}`)],
    ["decimal commas between blanks", file("", (c) => `${comma(c.lon)} ${comma(c.lat)} ${c.m}`)],
  ])("by their places, with a doubt: %s", (_, text) => {
    const { southWest, heightsMetres, findings } = readHeights(text);
    expect(southWest).toEqual([4.2, 50.5]);
    expect([...heightsMetres]).toEqual([102, 112, 100, 110]);
    expect(findings).toEqual([{ code: "columns-by-place", at: expect.any(String), count: 1 }]);
  });

  test.each<[string, string, string, string]>([
    [
      "no height among many",
      file("lat,lon,a,b", (c) => `${c.lat},${c.lon},${c.m},1`),
      "columns-unknown",
      "1",
    ],
    [
      "latitude alone",
      file("id;lat;elevation;n2", (c) => `1;${c.lat};${c.m};1`),
      "columns-unknown",
      "1",
    ],
    ["metres under lat and lon", file("lat,lon,z", () => "5600000,400000,100"), "not-degrees", "2"],
    [
      "a word in a column that counts",
      `${file("lat,lon,z", (c) => `${c.lat},${c.lon},${c.m}`)}\n50.5,high,3`,
      "not-heights",
      "6",
    ],
  ])("refused with the line: %s", (_, text, fault, at) => {
    expect(() => readHeights(text)).toThrow(expect.objectContaining({ fault, at }));
  });
});

describe("ESRI ASCII grids", () => {
  const rows = "102 112\n100 110\n";
  test.each<[string, string]>([
    ["dx and dy", `ncols 2\nnrows 2\nxllcorner 995\nyllcorner 1990\ndx 10\ndy 20\n${rows}`],
    [
      "capitals",
      `NCOLS 2\nNROWS 2\nXLLCORNER 995\nYLLCORNER 1990\nDX 10\nDY 20\nNODATA_VALUE -9999\n${rows}`,
    ],
    ["centres", `ncols 2\nnrows 2\nxllcenter 1000\nyllcenter 2000\ndx 10\ndy 20\n${rows}`],
    [
      "dx and dy beside a size",
      `ncols 2\nnrows 2\nxllcorner 995\nyllcorner 1990\ncellsize 10\ndx 10\ndy 20\n${rows}`,
    ],
    [
      "another order, tabs",
      `nrows\t2\nncols\t2\nyllcorner\t1990\nxllcorner\t995\ndy\t20\ndx\t10\n${rows}`,
    ],
    [
      "decimal commas",
      `ncols 2\nnrows 2\nxllcorner 995,0\nyllcorner 1990,0\ndx 10,0\ndy 20,0\n102,0 112,0\n100,0 110,0`,
    ],
    [
      "blank lines",
      `\n\nncols 2\nnrows 2\n\nxllcorner 995\nyllcorner 1990\ndx 10\ndy 20\n\n${rows}\n`,
    ],
  ])("%s", (_, text) => {
    const grid = readHeights(text);
    expect(grid).toMatchObject({ southWest: [1_000, 2_000], cell: 10, cellDepth: 20 });
    expect([...grid.heightsMetres]).toEqual([102, 112, 100, 110]);
  });

  test("missing heights may be nan", () => {
    const { heightsMetres } = readHeights(
      "ncols 2\nnrows 1\nxllcorner 0\nyllcorner 0\ncellsize 10\nnodata_value nan\nnan 100",
    );
    expect([...heightsMetres]).toEqual([Number.NaN, 100]);
  });

  test("dx without dy is refused by name", () => {
    const text = `ncols 2\nnrows 2\nxllcorner 0\nyllcorner 0\ndx 10\n${rows}`;
    expect(() => readHeights(text)).toThrow(
      expect.objectContaining({ fault: "not-heights", at: "dy" }),
    );
  });
});

import { z } from "zod";
import { featureSchema } from "@/lib/domain/belle-alliance/scenario/feature";
import { DEFAULT_GROUND_OPTIONS } from "@/lib/domain/belle-alliance/scenario/ground-file/found-ground";
import { GROUND_FINDINGS } from "@/lib/domain/belle-alliance/scenario/ground-file/ground-file";
import { jsonAnswer } from "@/lib/http/answer";
import { endpoint } from "@/lib/http/endpoint";
import { GROUND_SOURCES } from "@/lib/usecases/belle-alliance/ground-file/ground-source";
import { readGroundFile } from "@/lib/usecases/belle-alliance/ground-file/read-ground-file";

const answerSchema = z.object({
  source: z
    .enum(GROUND_SOURCES)
    .describe("Ground of this service, lines and areas of another program, or heights"),
  features: z.array(featureSchema).describe("As `map.features` of a scenario holds them"),
  doubts: z.array(
    z.object({
      code: z.enum(GROUND_FINDINGS),
      at: z.string().describe("JSON Pointer into the file, or its line; empty for all of it"),
      count: z.int(),
      message: z.string().describe("The doubt as a sentence, in the language of the answer"),
    }),
  ),
  groups: z.array(
    z.object({
      key: z.string().describe("By which `kinds` speaks of it: its form, and what the file says"),
      count: z.int(),
      kind: z.string().nullable().describe("What it became; null: left out"),
    }),
  ),
  extent: z.object({ widthMetres: z.number(), depthMetres: z.number() }).nullable(),
});

const cm = (least: number, most: number) => z.coerce.number().pipe(z.number().min(least).max(most));

/** What is read. */
export const groundFile = z
  .string()
  .describe(
    "The text of the file. GeoJSON in longitude and latitude, or in the system its `crs` names: UTM, Web Mercator and Europe’s national grids by their EPSG codes. Points with heights in columns named lat, lon, elevation or x, y, z, in any order, in English, Danish, Polish, French or German. Heights of a GeoTIFF as an ESRI ASCII grid",
  );

const readGround = endpoint({
  method: "POST",
  path: "/ground",
  summary:
    "Read ground from GeoJSON, KML, GPX, OpenStreetMap (XML, or JSON of the Overpass API), an ESRI ASCII grid of heights or points with heights, and lay it on a table: features as a scenario holds them, and what is uncertain about them; nothing is stored",
  access: "optional",
  work: "heavy",
  bodyAs: "bytes",
  mediaTypes: [
    "application/geo+json",
    "application/json",
    "application/vnd.google-earth.kml+xml",
    "application/gpx+xml",
    "application/xml",
    "text/plain",
    "text/csv",
    "application/octet-stream",
    "*/*",
  ],
  query: z.strictObject({
    widthCm: cm(30, 1_000).describe("The table, west to east"),
    depthCm: cm(30, 1_000).describe("The table, south to north"),
    metresPerCm: cm(1, 200)
      .optional()
      .describe("Metres of ground in a centimetre; as the rules have it where left out [1.1.7]"),
    place: z
      .enum(["scale", "fit"])
      .optional()
      .describe("At true scale about the table’s middle, or as large as the table takes"),
    turnDeg: cm(-360, 360).optional().describe("Clockwise"),
    eastCm: cm(-2_000, 2_000).optional().describe("From the table’s middle"),
    northCm: cm(-2_000, 2_000).optional().describe("From the table’s middle"),
    pairs: z
      .string()
      .max(500)
      .optional()
      .describe(
        "Two places of the file and of the table in cm, instead of `place`: [[[4.40, 50.68], [20, 30]], [[4.44, 50.70], [160, 110]]]",
      ),
    toleranceCm: cm(0, 10).optional().describe("How far a line may miss the file’s"),
    intervalMetres: cm(0.5, 500).optional().describe("Between contours, and so of a hill layer"),
    firstMetres: cm(-500, 9_000).optional().describe("Of the first layer; the lowest contour’s"),
    smoothing: cm(0, 5).pipe(z.int()).optional().describe("How often heights are evened out"),
    kinds: z
      .string()
      .max(10_000)
      .optional()
      .describe('What groups become: {"area natural=scrub": "wood", "line railway=rail": null}'),
  }),
  body: z.instanceof(Uint8Array<ArrayBuffer>),
  bodyDescription: groundFile,
  example:
    '{"type":"FeatureCollection","features":[{"type":"Feature","properties":{"natural":"wood"},"geometry":{"type":"Polygon","coordinates":[[[0,0],[600,0],[600,400],[0,0]]]}}]}',
  answers: {
    200: { description: "What was read", schema: answerSchema },
    "invalid-document":
      "The file is of no kind that is read here, its coordinate system is not known, or a place in it cannot be read",
  },
  handle: async ({ body, query, language, caller }) => {
    const { widthCm, depthCm, metresPerCm = null, pairs = null, kinds = null, ...asked } = query;
    const { place = "scale", turnDeg = 0, eastCm = 0, northCm = 0 } = asked;
    const first = DEFAULT_GROUND_OPTIONS;
    return jsonAnswer(
      await readGroundFile(
        {
          bytes: body,
          language,
          table: { widthCm, depthCm, metresPerCm },
          place: { by: place, turnDeg, eastCm, northCm },
          pairs,
          kinds,
          options: {
            toleranceCm: asked.toleranceCm ?? first.toleranceCm,
            intervalMetres: asked.intervalMetres ?? first.intervalMetres,
            smoothing: asked.smoothing ?? first.smoothing,
            firstMetres: asked.firstMetres ?? null,
          },
        },
        caller,
      ),
    );
  },
});

/** Ground read from files, which need not be stored. */
export const groundEndpoints = [readGround];

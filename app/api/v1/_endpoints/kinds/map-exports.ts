import { z } from "zod";
import { getOrMakeText } from "@/lib/cache/process-cache";
import { mapFile } from "@/lib/domain/belle-alliance/drawing/map-file";
import { mapThumbnail } from "@/lib/domain/belle-alliance/drawing/map-thumbnail";
import { groundView } from "@/lib/domain/belle-alliance/ground-map/ground-view";
import { battlefieldThumbnail } from "@/lib/domain/bogowie-wojny/field/drawing/battlefield-thumbnail";
import { battlefieldFile } from "@/lib/domain/bogowie-wojny/field/drawing/draw-battlefield";
import { GrundlagError } from "@/lib/domain/document/error-code";
import { fileNameOf } from "@/lib/domain/document/file-name";
import type { Language } from "@/lib/domain/document/language";
import type { Documents } from "@/lib/domain/kinds/document";
import { cachedFileAnswer, cachePolicyOf, fileAnswer } from "@/lib/http/answer";
import { endpoint } from "@/lib/http/endpoint";
import { mapWords } from "@/lib/http/export-words";
import { readDocument } from "@/lib/usecases/document/read-document";
import { pictureMap } from "@/lib/usecases/kinds/picture-map";
import { printMap } from "@/lib/usecases/kinds/print-map";
import { readMap } from "@/lib/usecases/kinds/read-map";
import { idParams, notModified, paperQuery, widthQuery } from "../answer-schemas";
import { MAP_FILE_DRAWING, SCENARIO_FORMS } from "../belle-alliance/scenario-exports";
import { textLanguage, textsQuery } from "../document/texts-query";
import { mapSheetsOf, mapSheetsQuery } from "../table/table-query";

/** What a printed map contains. */
export const SHEET_SUMMARY =
  "The map to print: a battlefield with its pieces in their order and what terrain does, ground of Belle Alliance on one page with its legend";

const svgAnswer = {
  ...notModified,
  200: { description: "The picture", mediaType: "image/svg+xml" },
};

const sheet = endpoint({
  method: "GET",
  path: "/maps/{id}/battlefield.pdf",
  summary: SHEET_SUMMARY,
  access: "optional",
  work: "heavy",
  params: idParams,
  query: paperQuery.extend(textsQuery.shape).extend(mapSheetsQuery.shape),
  answers: {
    200: { description: "The sheet, or its sheets", mediaType: "application/pdf" },
  },
  handle: async ({ context, params, query, language }) => {
    const { printed, title } = await printMap(context, {
      id: params.id,
      texts: textLanguage(query, language),
      language,
      paper: query.paper,
      table: mapSheetsOf(query),
    });
    return fileAnswer({
      bytes: printed.bytes,
      pages: printed.pages,
      mediaType: "application/pdf",
      fileName: fileNameOf({ title, part: "", ending: "pdf" }),
      language,
    });
  },
});

const mapAsSvg = endpoint({
  method: "GET",
  path: "/maps/{id}/map.svg",
  summary: "The map as a picture at true proportions",
  access: "optional",
  params: idParams,
  query: textsQuery,
  answers: svgAnswer,
  handle: async ({ context, params, query, language, request }) => {
    const texts = textLanguage(query, language);
    const { document, mark } = await readMap(context, { id: params.id, texts });
    return cachedFileAnswer(request, {
      written: getOrMakeText(`map.svg ${mark} ${language}`, () => mapAsFile(document, language)),
      mediaType: "image/svg+xml",
      fileName: fileNameOf({ title: document.title, part: "", ending: "svg" }),
      language,
      cachePolicy: "asking",
    });
  },
});

const mapAsPng = endpoint({
  method: "GET",
  path: "/maps/{id}/map.png",
  summary: "The map as a picture in pixels",
  access: "optional",
  work: "heavy",
  params: idParams,
  query: widthQuery.extend(textsQuery.shape),
  answers: { 200: { description: "The picture", mediaType: "image/png" } },
  handle: async ({ context, params, query, language }) => {
    const { printed, title } = await pictureMap(context, {
      id: params.id,
      texts: textLanguage(query, language),
      widthPx: query.width,
      draw: (map) => mapAsFile(map, language),
    });
    return fileAnswer({
      bytes: printed.bytes,
      mediaType: "image/png",
      fileName: fileNameOf({ title, part: "", ending: "png" }),
      language,
    });
  },
});

const thumbnail = endpoint({
  method: "GET",
  path: "/maps/{id}/thumbnail.svg",
  summary: "The map as a small picture, light or dark as the page that shows it",
  access: "optional",
  params: idParams,
  query: z.object({
    version: z.coerce.number().int().positive().optional().describe("the version it is to show"),
  }),
  answers: svgAnswer,
  handle: async ({ context, params, query, language, request }) => {
    const stored = await readDocument(context, { kind: "map", id: params.id });
    const { document, version, visibility, mark } = stored;
    return cachedFileAnswer(request, {
      written: getOrMakeText(`thumbnail ${mark}`, () =>
        document.system === "belle-alliance"
          ? mapThumbnail(groundView(document).map)
          : battlefieldThumbnail(document),
      ),
      mediaType: "image/svg+xml",
      fileName: fileNameOf({ title: document.title, part: "thumbnail", ending: "svg" }),
      language,
      cachePolicy: cachePolicyOf({ version, isPublic: visibility === "public" }, query.version),
    });
  },
});

const { mediaType: GEOJSON, make: makeGeoJson } = SCENARIO_FORMS.mapAsGeoJson;

const geoJson = endpoint({
  method: "GET",
  path: "/maps/{id}/map.geojson",
  summary: "A map of Belle Alliance as GeoJSON in table centimetres from the south-west corner",
  access: "optional",
  params: idParams,
  query: textsQuery,
  answers: {
    ...notModified,
    200: { description: "The file", mediaType: GEOJSON },
    "not-found": "No such map of Belle Alliance, or it is not shared with the reader",
  },
  handle: async ({ context, params, query, language, request }) => {
    const texts = textLanguage(query, language);
    const { document, mark } = await readMap(context, { id: params.id, texts });
    return cachedFileAnswer(request, {
      written: getOrMakeText(`map.geojson ${mark}`, () => mapAsGeoJson(document, "not-found")),
      mediaType: GEOJSON,
      fileName: fileNameOf({ title: document.title, part: "", ending: "geojson" }),
      language,
      cachePolicy: "asking",
    });
  },
});

/** The files of a stored map. */
export const mapExports = [sheet, mapAsSvg, mapAsPng, geoJson, thumbnail];

/** A map as an SVG file: a battlefield with its own symbols, ground of Belle Alliance drawn like a scenario's. */
export function mapAsFile(map: Documents["map"], language: Language): string {
  if (map.system === "bogowie-wojny") return battlefieldFile(map, map.title);
  const view = groundView(map);
  return mapFile(view.map, MAP_FILE_DRAWING, mapWords(view, language));
}

/** Ground of Belle Alliance as GeoJSON. A battlefield cannot be exported so, which throws the error `otherwise`. */
export function mapAsGeoJson(
  map: Documents["map"],
  otherwise: "not-found" | "invalid-document",
): string {
  if (map.system === "belle-alliance") return makeGeoJson(groundView(map));
  const message = "Only maps of Belle Alliance can be had as GeoJSON.";
  throw new GrundlagError(otherwise, message, [
    { path: "/system", code: "invalid-value", message },
  ]);
}

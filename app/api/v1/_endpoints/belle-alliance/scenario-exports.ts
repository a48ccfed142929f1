import { z } from "zod";
import { getOrMakeText } from "@/lib/cache/process-cache";
import { mapFile } from "@/lib/domain/belle-alliance/drawing/map-file";
import { mapGeoJson } from "@/lib/domain/belle-alliance/scenario/exports/map-geojson";
import { orderOfBattleCsv } from "@/lib/domain/belle-alliance/scenario/exports/order-of-battle-csv";
import { orderOfBattleText } from "@/lib/domain/belle-alliance/scenario/exports/order-of-battle-text";
import type { ScenarioView } from "@/lib/domain/belle-alliance/scenario/scenario-view";
import { fileNameOf } from "@/lib/domain/document/file-name";
import type { Language } from "@/lib/domain/document/language";
import { ALL_LAYERS } from "@/lib/domain/table/drawing/draw-scene";
import { cachedFileAnswer, fileAnswer } from "@/lib/http/answer";
import { type Endpoint, endpoint } from "@/lib/http/endpoint";
import { exportWords, mapWords } from "@/lib/http/export-words";
import { viewScenario } from "@/lib/usecases/belle-alliance/scenario/view-scenario";
import { addressParams } from "../answer-schemas";
import { textLanguage } from "../document/texts-query";
import { audienceQuery, viewAnswers } from "./scenario-view";

interface ScenarioForm {
  /** The last part of the path, and of the file name. */
  readonly file: `${string}.${string}`;
  readonly mediaType: string;
  readonly summary: string;
  readonly make: (view: ScenarioView, language: Language) => string;
}

/** How a map is drawn in a separate file. */
export const MAP_FILE_DRAWING = {
  palette: "light",
  size: "sheet",
  idPrefix: "map",
  layers: ALL_LAYERS,
  naming: "features",
} as const;

/** A scenario's export formats, made from the audience's view. */
export const SCENARIO_FORMS = {
  mapAsSvg: {
    file: "map.svg",
    mediaType: "image/svg+xml",
    summary: "The map as a picture at true proportions",
    make: (view, language) => mapFile(view.map, MAP_FILE_DRAWING, mapWords(view, language)),
  },
  mapAsGeoJson: {
    file: "map.geojson",
    mediaType: "application/geo+json",
    summary: "The map as GeoJSON in table centimetres from the south-west corner",
    make: (view) => JSON.stringify(mapGeoJson(view.map)),
  },
  orderAsCsv: {
    file: "order-of-battle.csv",
    mediaType: "text/csv; charset=utf-8",
    summary: "The order of battle as a table, a row a unit",
    make: (view, language) => orderOfBattleCsv(view, exportWords(language)),
  },
  orderAsText: {
    file: "order-of-battle.txt",
    mediaType: "text/plain; charset=utf-8",
    summary: "The order of battle as indented text, which can be pasted back",
    make: (view, language) => orderOfBattleText(view, exportWords(language)),
  },
} satisfies Record<string, ScenarioForm>;

/** A scenario's exports beside its picture, each made from the audience's view. */
export const scenarioExports = [
  SCENARIO_FORMS.mapAsGeoJson,
  SCENARIO_FORMS.orderAsCsv,
  SCENARIO_FORMS.orderAsText,
].map(exportEndpoint);

/** The answer with a view in one of the export formats. */
export function formAnswer(
  { file, mediaType, make }: ScenarioForm,
  { view, language }: { readonly view: ScenarioView; readonly language: Language },
): Response {
  const [part = "", ending = ""] = file.split(".");
  return fileAnswer({
    bytes: make(view, language),
    mediaType,
    fileName: fileNameOf({ title: view.title, part, ending }),
    language,
  });
}

function exportEndpoint(form: ScenarioForm): Endpoint {
  const { file, mediaType, summary, make } = form;
  const [part = "", ending = ""] = file.split(".");
  return endpoint({
    method: "GET",
    path: `/scenarios/{id}/${file}`,
    summary,
    access: "optional",
    params: addressParams,
    query: z.object(audienceQuery.shape),
    answers: {
      200: { description: "The file", mediaType: mediaType.split(";")[0] ?? mediaType },
      ...viewAnswers,
    },
    handle: async ({ context, params, query, language, request }) => {
      const audience = query.for ?? null;
      const textsIn = textLanguage(query, language);
      const wanted = { id: params.id, audience, language: textsIn };
      const { view, mark } = await viewScenario(context, wanted);
      return cachedFileAnswer(request, {
        written: getOrMakeText(`${file} ${mark} ${language}`, () => make(view, language)),
        mediaType,
        fileName: fileNameOf({ title: view.title, part, ending }),
        language,
        cachePolicy: "asking",
      });
    },
  });
}

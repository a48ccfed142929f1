import { mapFile } from "@/lib/domain/belle-alliance/drawing/map-file";
import { fileNameOf } from "@/lib/domain/document/file-name";
import type { Language } from "@/lib/domain/document/language";
import { fileAnswer } from "@/lib/http/answer";
import type { Endpoint } from "@/lib/http/endpoint";
import { mapWords } from "@/lib/http/export-words";
import { pictureSentMap } from "@/lib/usecases/belle-alliance/scenario/picture-scenario-map";
import { viewSentScenario } from "@/lib/usecases/belle-alliance/scenario/view-scenario";
import { printSentRoster } from "@/lib/usecases/bogowie-wojny/list/print-army-list-roster";
import { viewSentRoster } from "@/lib/usecases/bogowie-wojny/list/view-roster";
import { wellFormed } from "@/lib/usecases/document/well-formed";
import { pictureSentField } from "@/lib/usecases/kinds/picture-map";
import { printSentMap } from "@/lib/usecases/kinds/print-map";
import { printSentReference } from "@/lib/usecases/kinds/print-reference-sheets";
import { inTexts } from "@/lib/usecases/kinds/read-map";
import { paperQuery, widthQuery } from "../answer-schemas";
import { formAnswer, MAP_FILE_DRAWING, SCENARIO_FORMS } from "../belle-alliance/scenario-exports";
import { audienceQuery } from "../belle-alliance/scenario-view";
import { sentPacks } from "../belle-alliance/sent-packs";
import { belleAllianceWords } from "../belle-alliance/words";
import { ROSTER_FORMS, rosterFormAnswer } from "../bogowie-wojny/roster-exports";
import { rosterAnswer, rosterPrintQuery } from "../bogowie-wojny/roster-print";
import { rosterAudienceQuery } from "../bogowie-wojny/roster-view";
import { sentFile } from "../document/sent-file";
import { textLanguage, textsQuery } from "../document/texts-query";
import { mapSheetsOf, mapSheetsQuery } from "../table/table-query";
import { mapAsFile, mapAsGeoJson, SHEET_SUMMARY } from "./map-exports";
import { sheetsAnswer } from "./reference";

const reference = sentFile({
  kind: "scenario",
  file: "reference.pdf",
  mediaType: "application/pdf",
  summary: "The tables its troops and terrain need, as quick-reference sheets",
  query: paperQuery,
  make: async ({ json, query: { paper }, language }) => {
    const words = belleAllianceWords(language);
    const { printed, title } = await printSentReference({ json, language, paper, words });
    return sheetsAnswer({ bytes: printed.bytes, title, language });
  },
});

const mapAsPng = sentFile({
  kind: "scenario",
  file: "map.png",
  mediaType: "image/png",
  summary: "The map as a picture in pixels",
  query: widthQuery.extend(audienceQuery.shape),
  make: async ({ json, query, language }) => {
    const { printed, title } = await pictureSentMap({
      json,
      audience: query.for ?? null,
      language: textLanguage(query, language),
      widthPx: query.width,
      draw: (view) => mapFile(view.map, MAP_FILE_DRAWING, mapWords(view, language)),
    });
    return pngAnswer({ bytes: printed.bytes, title, part: "map" }, language);
  },
});

const scenarioForms = Object.values(SCENARIO_FORMS).map((form) =>
  sentFile({
    ...form,
    kind: "scenario",
    query: audienceQuery,
    make: async ({ json, query, language }) => {
      const view = viewSentScenario({
        json,
        audience: query.for ?? null,
        language: textLanguage(query, language),
      });
      return formAnswer(form, { view, language });
    },
  }),
);

const roster = sentFile({
  kind: "army-list",
  file: "roster.pdf",
  mediaType: "application/pdf",
  summary: "The roster as PDF",
  query: rosterPrintQuery.extend(rosterAudienceQuery.shape).extend(textsQuery.shape),
  make: async ({ json, query, language }) => {
    const { for: audience = null, paper, layout, parts } = query;
    const texts = textLanguage(query, language);
    const how = { paper, layout, parts, language };
    return rosterAnswer(await printSentRoster({ json, audience, texts, ...how }), language);
  },
});

const rosterForms = Object.values(ROSTER_FORMS).map((form) =>
  sentFile({
    kind: "army-list",
    file: `roster.${form.ending}`,
    mediaType: form.mediaType,
    summary: form.summary,
    query: rosterAudienceQuery.extend(textsQuery.shape),
    make: async ({ json, query, language }) => {
      const texts = textLanguage(query, language);
      const shown = viewSentRoster({ json, audience: query.for ?? null, texts });
      return rosterFormAnswer(form, { ...shown, link: "" }, language);
    },
  }),
);

const battlefieldSheet = sentFile({
  kind: "map",
  file: "battlefield.pdf",
  mediaType: "application/pdf",
  summary: SHEET_SUMMARY,
  query: paperQuery.extend(textsQuery.shape).extend(mapSheetsQuery.shape),
  make: async ({ json, query, language }) => {
    const { paper } = query;
    const texts = textLanguage(query, language);
    const table = mapSheetsOf(query);
    const { printed, title } = await printSentMap({ json, texts, language, paper, table });
    const mediaType = "application/pdf";
    const fileName = fileNameOf({ title, part: "", ending: "pdf" });
    return fileAnswer({
      bytes: printed.bytes,
      pages: printed.pages,
      mediaType,
      fileName,
      language,
    });
  },
});

const battlefieldAsSvg = sentFile({
  kind: "map",
  file: "map.svg",
  mediaType: "image/svg+xml",
  summary: "The map as a picture at true proportions",
  query: textsQuery,
  make: async ({ json, query, language }) => {
    const map = inTexts(wellFormed("map", json), textLanguage(query, language));
    const bytes = mapAsFile(map, language);
    const fileName = fileNameOf({ title: map.title, part: "", ending: "svg" });
    return fileAnswer({ bytes, mediaType: "image/svg+xml", fileName, language });
  },
});

const battlefieldAsPng = sentFile({
  kind: "map",
  file: "map.png",
  mediaType: "image/png",
  summary: "The map as a picture in pixels",
  query: widthQuery.extend(textsQuery.shape),
  make: async ({ json, query, language }) => {
    const { printed, title } = await pictureSentField({
      json,
      texts: textLanguage(query, language),
      widthPx: query.width,
      draw: (map) => mapAsFile(map, language),
    });
    return pngAnswer({ bytes: printed.bytes, title, part: "" }, language);
  },
});

const groundAsGeoJson = sentFile({
  kind: "map",
  file: "map.geojson",
  mediaType: SCENARIO_FORMS.mapAsGeoJson.mediaType,
  summary: "The ground as GeoJSON in table centimetres; a battlefield has none",
  query: textsQuery,
  make: async ({ json, query, language }) => {
    const map = inTexts(wellFormed("map", json), textLanguage(query, language));
    const fileName = fileNameOf({ title: map.title, part: "", ending: "geojson" });
    const { mediaType } = SCENARIO_FORMS.mapAsGeoJson;
    return fileAnswer({
      bytes: mapAsGeoJson(map, "invalid-document"),
      mediaType,
      fileName,
      language,
    });
  },
});

/**
 * Files made from a document that is sent with the request and not stored, so that documents outside of any account
 * can be printed.
 */
export const sentFiles: readonly Endpoint[] = [
  ...sentPacks,
  reference,
  mapAsPng,
  ...scenarioForms,
  roster,
  ...rosterForms,
  battlefieldSheet,
  battlefieldAsSvg,
  battlefieldAsPng,
  groundAsGeoJson,
];

function pngAnswer(
  { title, part, bytes }: { readonly title: string; readonly part: string; bytes: Uint8Array },
  language: Language,
): Response {
  const fileName = fileNameOf({ title, part, ending: "png" });
  return fileAnswer({ bytes, mediaType: "image/png", fileName, language });
}

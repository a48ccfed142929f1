import { mapFile } from "@/lib/domain/belle-alliance/drawing/map-file";
import { fileNameOf } from "@/lib/domain/document/file-name";
import type { Language } from "@/lib/domain/document/language";
import { fileAnswer } from "@/lib/http/answer";
import type { Endpoint } from "@/lib/http/endpoint";
import { mapWords } from "@/lib/http/export-words";
import { printSentRoster } from "@/lib/usecases/army-lists/print-army-list-roster";
import { viewSentRoster } from "@/lib/usecases/army-lists/view-roster";
import { pictureSentField } from "@/lib/usecases/battlefields/picture-map";
import { printSentMap } from "@/lib/usecases/battlefields/print-map";
import { wellFormed } from "@/lib/usecases/documents/well-formed";
import { inTexts } from "@/lib/usecases/maps/read-map";
import { printSentReference } from "@/lib/usecases/rules/print-reference-sheets";
import { pictureSentMap } from "@/lib/usecases/scenarios/picture-scenario-map";
import { viewSentScenario } from "@/lib/usecases/scenarios/view-scenario";
import { paperQuery, widthQuery } from "./answer-schemas";
import { belleAllianceWords } from "./belle-alliance-words";
import { mapAsFile, mapAsGeoJson, SHEET_SUMMARY } from "./map-exports";
import { sheetsAnswer } from "./reference";
import { ROSTER_FORMS, rosterFormAnswer } from "./roster-exports";
import { rosterAnswer, rosterPrintQuery } from "./roster-print";
import { rosterAudienceQuery } from "./roster-view";
import { formAnswer, MAP_FILE_DRAWING, SCENARIO_FORMS } from "./scenario-exports";
import { audienceQuery, textLanguage, textsQuery } from "./scenario-view";
import { sentFile } from "./sent-file";
import { sentPacks } from "./sent-packs";
import { mapSheetsOf, mapSheetsQuery } from "./table-query";

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

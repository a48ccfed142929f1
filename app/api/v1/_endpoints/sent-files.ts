import { z } from "zod";
import { fileNameOf } from "@/lib/domain/file-name";
import type { Language } from "@/lib/domain/language";
import { mapFile } from "@/lib/domain/map-drawing/map-file";
import { fileAnswer } from "@/lib/http/answer";
import { COLLECTIONS, type Collection } from "@/lib/http/collections";
import { type Endpoint, endpoint } from "@/lib/http/endpoint";
import { mapWords } from "@/lib/http/export-words";
import { printSentRoster } from "@/lib/usecases/army-lists/print-army-list-roster";
import { viewSentRoster } from "@/lib/usecases/army-lists/view-roster";
import { pictureSentField } from "@/lib/usecases/battlefields/picture-map";
import { printSentMap } from "@/lib/usecases/battlefields/print-map";
import { wellFormed } from "@/lib/usecases/documents/well-formed";
import { printSentReference } from "@/lib/usecases/rules/print-reference-sheets";
import { pictureSentMap } from "@/lib/usecases/scenarios/picture-scenario-map";
import { printSentPack } from "@/lib/usecases/scenarios/print-scenario-pack";
import { viewSentScenario } from "@/lib/usecases/scenarios/view-scenario";
import { paperQuery, widthQuery } from "./answer-schemas";
import { belleAllianceWords } from "./belle-alliance-words";
import { documentExamples, documentSchemas } from "./document-schemas";
import { nounWithArticle } from "./kind-words";
import { mapAsFile, mapAsGeoJson, SHEET_SUMMARY } from "./map-exports";
import { packAnswer, sideParams } from "./packs";
import { sheetsAnswer } from "./reference";
import { ROSTER_FORMS, rosterFormAnswer } from "./roster-exports";
import { rosterAnswer, rosterPrintQuery } from "./roster-print";
import { rosterAudienceQuery } from "./roster-view";
import { formAnswer, MAP_FILE_DRAWING, SCENARIO_FORMS } from "./scenario-exports";
import { audienceQuery } from "./scenario-view";

const ofPress = {
  "too-large": "The document is too long, without an account past 1 MB, or takes too long",
  "too-many-requests": "The press is busy",
};

interface SentCall<Params, Query> {
  readonly json: unknown;
  readonly params: Params;
  readonly query: Query;
  readonly language: Language;
}

interface SentFile<Params extends z.ZodObject, Query extends z.ZodObject> {
  readonly collection: Collection;
  /** Below the collection: `roster.pdf`. */
  readonly file: string;
  readonly mediaType: string;
  readonly summary: string;
  readonly params?: Params;
  readonly query?: Query;
  readonly make: (call: SentCall<z.infer<Params>, z.infer<Query>>) => Promise<Response>;
}

const umpirePack = sentFile({
  collection: "scenarios",
  file: "packs/umpire.pdf",
  mediaType: "application/pdf",
  summary: "The umpire's pack",
  query: paperQuery,
  make: async ({ json, query: { paper }, language }) => {
    const pack = await printSentPack({ json, reader: { for: "umpire" }, language, paper });
    return packAnswer(pack, language);
  },
});

const sidePack = sentFile({
  collection: "scenarios",
  file: "packs/side-{sideId}.pdf",
  mediaType: "application/pdf",
  summary: "A side's pack",
  params: sideParams,
  query: paperQuery,
  make: async ({ json, params: { sideId }, query: { paper }, language }) => {
    const reader = { for: "side", sideId } as const;
    return packAnswer(await printSentPack({ json, reader, language, paper }), language);
  },
});

const reference = sentFile({
  collection: "scenarios",
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
  collection: "scenarios",
  file: "map.png",
  mediaType: "image/png",
  summary: "The map as a picture in pixels",
  query: widthQuery.extend(audienceQuery.shape),
  make: async ({ json, query, language }) => {
    const { printed, title } = await pictureSentMap({
      json,
      audience: query.for ?? null,
      widthPx: query.width,
      draw: (view) => mapFile(view.map, MAP_FILE_DRAWING, mapWords(view, language)),
    });
    return pngAnswer({ bytes: printed.bytes, title, part: "map" }, language);
  },
});

const scenarioForms = Object.values(SCENARIO_FORMS).map((form) =>
  sentFile({
    ...form,
    collection: "scenarios",
    query: audienceQuery,
    make: async ({ json, query, language }) => {
      const view = viewSentScenario({ json, audience: query.for ?? null });
      return formAnswer(form, { view, language });
    },
  }),
);

const roster = sentFile({
  collection: "army-lists",
  file: "roster.pdf",
  mediaType: "application/pdf",
  summary: "The roster as PDF",
  query: rosterPrintQuery.extend(rosterAudienceQuery.shape),
  make: async ({ json, query: { for: audience = null, paper, layout }, language }) =>
    rosterAnswer(await printSentRoster({ json, audience, layout, language, paper }), language),
});

const rosterForms = Object.values(ROSTER_FORMS).map((form) =>
  sentFile({
    collection: "army-lists",
    file: `roster.${form.ending}`,
    mediaType: form.mediaType,
    summary: form.summary,
    query: rosterAudienceQuery,
    make: async ({ json, query, language }) => {
      const shown = viewSentRoster({ json, audience: query.for ?? null });
      return rosterFormAnswer(form, { ...shown, link: "" }, language);
    },
  }),
);

const battlefieldSheet = sentFile({
  collection: "maps",
  file: "battlefield.pdf",
  mediaType: "application/pdf",
  summary: SHEET_SUMMARY,
  query: paperQuery,
  make: async ({ json, query: { paper }, language }) => {
    const { printed, title } = await printSentMap({ json, language, paper });
    const mediaType = "application/pdf";
    const fileName = fileNameOf({ title, part: "", ending: "pdf" });
    return fileAnswer({ bytes: printed.bytes, mediaType, fileName, language });
  },
});

const battlefieldAsSvg = sentFile({
  collection: "maps",
  file: "map.svg",
  mediaType: "image/svg+xml",
  summary: "The map as a picture at true proportions",
  make: async ({ json, language }) => {
    const map = wellFormed("map", json);
    const bytes = mapAsFile(map, language);
    const fileName = fileNameOf({ title: map.title, part: "", ending: "svg" });
    return fileAnswer({ bytes, mediaType: "image/svg+xml", fileName, language });
  },
});

const battlefieldAsPng = sentFile({
  collection: "maps",
  file: "map.png",
  mediaType: "image/png",
  summary: "The map as a picture in pixels",
  query: widthQuery,
  make: async ({ json, query, language }) => {
    const { printed, title } = await pictureSentField({
      json,
      widthPx: query.width,
      draw: (map) => mapAsFile(map, language),
    });
    return pngAnswer({ bytes: printed.bytes, title, part: "" }, language);
  },
});

const groundAsGeoJson = sentFile({
  collection: "maps",
  file: "map.geojson",
  mediaType: SCENARIO_FORMS.mapAsGeoJson.mediaType,
  summary: "The ground as GeoJSON in table centimetres; a battlefield has none",
  make: async ({ json, language }) => {
    const map = wellFormed("map", json);
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

/** The files made of a document that is sent along and not kept, so that what stands in no account can be printed. */
export const sentFiles: readonly Endpoint[] = [
  umpirePack,
  sidePack,
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

function sentFile<Params extends z.ZodObject, Query extends z.ZodObject>({
  collection,
  file,
  mediaType: told,
  summary,
  params,
  query,
  make,
}: SentFile<Params, Query>): Endpoint {
  const kind = COLLECTIONS[collection];
  const mediaType = told.split(";")[0] ?? told;
  return endpoint({
    method: "POST",
    path: `/${collection}/${file}`,
    summary: `${summary}, of ${nounWithArticle(kind)} that is sent along; nothing is saved, and no sign-in is needed`,
    access: "optional",
    ...(params ? { params } : {}),
    ...(query ? { query } : {}),
    body: z.unknown(),
    example: documentExamples[kind],
    bodyDescription: documentSchemas[kind],
    work: "heavy",
    answers: {
      200: { description: "The file", mediaType },
      "invalid-document": "The document is not well-formed",
      ...ofPress,
    },
    handle: ({ body: json, ...call }) => make({ json, ...call }),
  });
}

function pngAnswer(
  { title, part, bytes }: { readonly title: string; readonly part: string; bytes: Uint8Array },
  language: Language,
): Response {
  const fileName = fileNameOf({ title, part, ending: "png" });
  return fileAnswer({ bytes, mediaType: "image/png", fileName, language });
}

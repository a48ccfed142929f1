import { z } from "zod";
import { getOrMakeText } from "@/lib/cache/process-cache";
import { mapScene } from "@/lib/domain/belle-alliance/drawing/map-scene";
import type { ScenarioView } from "@/lib/domain/belle-alliance/scenario/scenario-view";
import type { Battlefield } from "@/lib/domain/bogowie-wojny/field/battlefield";
import { battlefieldFile } from "@/lib/domain/bogowie-wojny/field/drawing/battlefield-file";
import { fieldScene } from "@/lib/domain/bogowie-wojny/field/drawing/field-scene";
import { drawnField } from "@/lib/domain/bogowie-wojny/scenario/drawn-field";
import type { BattleScenarioView } from "@/lib/domain/bogowie-wojny/scenario/view-for";
import { GrundlagError } from "@/lib/domain/document/error-code";
import { fileNameOf } from "@/lib/domain/document/file-name";
import type { Language } from "@/lib/domain/document/language";
import { thumbnail } from "@/lib/domain/table/drawing/thumbnail";
import { cachedFileAnswer, cachePolicyOf, fileAnswer } from "@/lib/http/answer";
import { endpoint } from "@/lib/http/endpoint";
import { pictureScenario } from "@/lib/usecases/kinds/picture-scenario";
import { viewEitherScenario } from "@/lib/usecases/kinds/view-either-scenario";
import { addressParams, widthQuery } from "../answer-schemas";
import { SCENARIO_FORMS } from "../belle-alliance/scenario-exports";
import { audienceQuery, viewAnswers } from "../belle-alliance/scenario-view";
import { textLanguage } from "../document/texts-query";

type EitherView = ScenarioView | BattleScenarioView;

const answers = {
  ...viewAnswers,
  200: { description: "The picture", mediaType: "image/svg+xml" },
  "not-found":
    "No such scenario, or it is not shared with the reader; or its players set up the battlefield themselves",
};

/** The picture on a card of the library. If the address contains the scenario's version, it may be cached. */
const thumbnailFile = endpoint({
  method: "GET",
  path: "/scenarios/{id}/thumbnail.svg",
  summary: "The ground alone as a small picture, light or dark as the page that shows it",
  access: "optional",
  params: addressParams,
  query: z.object({
    version: z.coerce.number().int().positive().optional().describe("the version it is to show"),
  }),
  answers,
  handle: async ({ context, params, query, language, request }) => {
    const audience = { for: "public" } as const;
    const { view, mark, ...shown } = await viewEitherScenario(context, { id: params.id, audience });
    return cachedFileAnswer(request, {
      written: getOrMakeText(`thumbnail ${mark}`, () => thumbnailOf(view)),
      mediaType: "image/svg+xml",
      fileName: fileNameOf({ title: view.title, part: "thumbnail", ending: "svg" }),
      language,
      cachePolicy: cachePolicyOf(shown, query.version),
    });
  },
});

const { file, summary, mediaType } = SCENARIO_FORMS.mapAsSvg;

const mapAsSvg = endpoint({
  method: "GET",
  path: `/scenarios/{id}/${file}`,
  summary,
  access: "optional",
  params: addressParams,
  query: z.object(audienceQuery.shape),
  answers,
  handle: async ({ context, params, query, language, request }) => {
    const { view, mark } = await viewEitherScenario(context, {
      id: params.id,
      audience: query.for ?? null,
      language: textLanguage(query, language),
    });
    return cachedFileAnswer(request, {
      written: getOrMakeText(`${file} ${mark} ${language}`, () => mapOf(view, language)),
      mediaType,
      fileName: fileNameOf({ title: view.title, part: "map", ending: "svg" }),
      language,
      cachePolicy: "asking",
    });
  },
});

/** The map as a PNG, for programs and chats that cannot show SVG. */
const mapAsPng = endpoint({
  method: "GET",
  path: "/scenarios/{id}/map.png",
  summary: "The map as a picture in pixels",
  access: "optional",
  work: "heavy",
  params: addressParams,
  query: widthQuery.extend(audienceQuery.shape),
  answers: { ...answers, 200: { description: "The picture", mediaType: "image/png" } },
  handle: async ({ context, params, query, language }) => {
    const { printed, title } = await pictureScenario(context, {
      id: params.id,
      audience: query.for ?? null,
      language: textLanguage(query, language),
      widthPx: query.width,
      draw: (view) => mapOf(view, language),
    });
    return fileAnswer({
      bytes: printed.bytes,
      mediaType: "image/png",
      fileName: fileNameOf({ title, part: "map", ending: "png" }),
      language,
    });
  },
});

/** The pictures of a scenario of either game, each made from the audience's view. */
export const scenarioPictures = [thumbnailFile, mapAsSvg, mapAsPng];

function thumbnailOf(view: EitherView): string {
  return isBattle(view)
    ? thumbnail(fieldScene(fieldOf(view)), "field")
    : thumbnail(mapScene(view.map), "ground");
}

function mapOf(view: EitherView, language: Language): string {
  if (!isBattle(view)) return SCENARIO_FORMS.mapAsSvg.make(view, language);
  return battlefieldFile(fieldOf(view), view.title);
}

function isBattle(view: EitherView): view is BattleScenarioView {
  return "system" in view && view.system === "bogowie-wojny";
}

function fieldOf(view: BattleScenarioView): Battlefield {
  const field = drawnField(view);
  if (field) return field;
  throw new GrundlagError(
    "not-found",
    "This scenario's players set up the battlefield themselves.",
  );
}

import { mapFile } from "@/lib/domain/belle-alliance/drawing/map-file";
import { fileNameOf } from "@/lib/domain/document/file-name";
import { fileAnswer } from "@/lib/http/answer";
import { endpoint } from "@/lib/http/endpoint";
import { mapWords } from "@/lib/http/export-words";
import { pictureScenarioMap } from "@/lib/usecases/belle-alliance/scenario/picture-scenario-map";
import { idParams, widthQuery } from "../answer-schemas";
import { textLanguage } from "../document/texts-query";
import { MAP_FILE_DRAWING } from "./scenario-exports";
import { audienceQuery, viewAnswers } from "./scenario-view";

/** The map as a PNG, for programs and chats that cannot show SVG. */
export const mapAsPng = endpoint({
  method: "GET",
  path: "/scenarios/{id}/map.png",
  summary: "The map as a picture in pixels",
  access: "optional",
  work: "heavy",
  params: idParams,
  query: widthQuery.extend(audienceQuery.shape),
  answers: {
    200: { description: "The picture", mediaType: "image/png" },
    ...viewAnswers,
  },
  handle: async ({ context, params, query, language }) => {
    const { printed, title } = await pictureScenarioMap(context, {
      id: params.id,
      audience: query.for ?? null,
      language: textLanguage(query, language),
      widthPx: query.width,
      draw: (view) => mapFile(view.map, MAP_FILE_DRAWING, mapWords(view, language)),
    });
    return fileAnswer({
      bytes: printed.bytes,
      mediaType: "image/png",
      fileName: fileNameOf({ title, part: "map", ending: "png" }),
      language,
    });
  },
});

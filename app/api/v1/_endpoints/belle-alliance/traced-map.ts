import { mapFile } from "@/lib/domain/belle-alliance/drawing/map-file";
import { fileNameOf } from "@/lib/domain/document/file-name";
import type { Language } from "@/lib/domain/document/language";
import { fileAnswer } from "@/lib/http/answer";
import { endpoint } from "@/lib/http/endpoint";
import { mapWords } from "@/lib/http/export-words";
import {
  pictureTracedMap,
  printTracedMap,
  traceMap,
} from "@/lib/usecases/belle-alliance/pictures/trace-map";
import { idParams, paperQuery, widthQuery } from "../answer-schemas";
import { MAP_FILE_DRAWING } from "./scenario-exports";

const PATH = "/scenarios/{id}/traced-map";

function fileOf({ view, below }: Awaited<ReturnType<typeof traceMap>>, language: Language): string {
  return mapFile(view.map, { ...MAP_FILE_DRAWING, below }, mapWords(view, language));
}

function answerOf(
  bytes: Uint8Array | string,
  file: { readonly title: string; readonly ending: string; readonly mediaType: string },
  language: Language,
): Response {
  const { title, ending, mediaType } = file;
  const fileName = fileNameOf({ title, part: "traced map", ending });
  return fileAnswer({ bytes, mediaType, fileName, language });
}

const asSvg = endpoint({
  method: "GET",
  path: `${PATH}.svg`,
  summary: "The umpire’s map over the pictures its author draws over, for its author alone",
  access: "read",
  work: "heavy",
  params: idParams,
  answers: { 200: { description: "The drawing", mediaType: "image/svg+xml" } },
  handle: async ({ context, params, language }) => {
    const traced = await traceMap(context, params);
    const file = { title: traced.view.title, ending: "svg", mediaType: "image/svg+xml" };
    return answerOf(fileOf(traced, language), file, language);
  },
});

const asPng = endpoint({
  method: "GET",
  path: `${PATH}.png`,
  summary: "The same in pixels",
  access: "read",
  work: "heavy",
  params: idParams,
  query: widthQuery,
  answers: { 200: { description: "The picture", mediaType: "image/png" } },
  handle: async ({ context, params: { id }, query: { width: widthPx }, language }) => {
    const { printed, title } = await pictureTracedMap(context, {
      id,
      widthPx,
      draw: (traced) => fileOf(traced, language),
    });
    return answerOf(printed.bytes, { title, ending: "png", mediaType: "image/png" }, language);
  },
});

const asPdf = endpoint({
  method: "GET",
  path: `${PATH}.pdf`,
  summary: "The same on one sheet of paper",
  access: "read",
  work: "heavy",
  params: idParams,
  query: paperQuery,
  answers: { 200: { description: "The sheet", mediaType: "application/pdf" } },
  handle: async ({ context, params: { id }, query: { paper }, language }) => {
    const { printed, title } = await printTracedMap(context, { id, paper, language });
    const file = { title, ending: "pdf", mediaType: "application/pdf" };
    return answerOf(printed.bytes, file, language);
  },
});

/**
 * A scenario's map with the pictures it is traced from. Players do not use these addresses, and no view links to
 * them.
 */
export const tracedMap = [asSvg, asPng, asPdf];

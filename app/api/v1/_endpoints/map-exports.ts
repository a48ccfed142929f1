import { z } from "zod";
import { battlefieldThumbnail } from "@/lib/domain/battlefield/drawing/battlefield-thumbnail";
import { battlefieldFile } from "@/lib/domain/battlefield/drawing/draw-battlefield";
import { fileNameOf } from "@/lib/domain/file-name";
import { fileAnswer, keepingOf, keptFileAnswer } from "@/lib/http/answer";
import { endpoint } from "@/lib/http/endpoint";
import { keepText } from "@/lib/kept/kept";
import { pictureMap } from "@/lib/usecases/battlefields/picture-map";
import { printMap } from "@/lib/usecases/battlefields/print-map";
import { readDocument } from "@/lib/usecases/documents/read-document";
import { idParams, notModified, paperQuery, widthQuery } from "./answer-schemas";

const missing = { "not-found": "No such map, or it is not shared with the reader" };
const ofPress = {
  ...missing,
};
const svgAnswer = {
  ...notModified,
  200: { description: "The picture", mediaType: "image/svg+xml" },
  ...missing,
};

const sheet = endpoint({
  method: "GET",
  path: "/maps/{id}/battlefield.pdf",
  summary: "The battlefield to print: the picture, its pieces in their order, what terrain does",
  access: "optional",
  work: "heavy",
  params: idParams,
  query: paperQuery,
  answers: { 200: { description: "The sheet", mediaType: "application/pdf" }, ...ofPress },
  handle: async ({ context, params, query: { paper }, language }) => {
    const { printed, title } = await printMap(context, { id: params.id, language, paper });
    return fileAnswer({
      bytes: printed.bytes,
      mediaType: "application/pdf",
      fileName: fileNameOf({ title, part: "", ending: "pdf" }),
      language,
    });
  },
});

const mapAsSvg = endpoint({
  method: "GET",
  path: "/maps/{id}/map.svg",
  summary: "The battlefield as a picture at true proportions",
  access: "optional",
  params: idParams,
  answers: svgAnswer,
  handle: async ({ context, params, language, request }) => {
    const { document, mark } = await readDocument(context, { kind: "map", id: params.id });
    return keptFileAnswer(request, {
      written: keepText(`map.svg ${mark}`, () => battlefieldFile(document, document.title)),
      mediaType: "image/svg+xml",
      fileName: fileNameOf({ title: document.title, part: "", ending: "svg" }),
      language,
      keep: "asking",
    });
  },
});

const mapAsPng = endpoint({
  method: "GET",
  path: "/maps/{id}/map.png",
  summary: "The battlefield as a picture in pixels",
  access: "optional",
  work: "heavy",
  params: idParams,
  query: widthQuery,
  answers: { 200: { description: "The picture", mediaType: "image/png" }, ...ofPress },
  handle: async ({ context, params, query, language }) => {
    const { printed, title } = await pictureMap(context, { id: params.id, widthPx: query.width });
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
  summary: "The battlefield as a small picture, light or dark as the page that shows it",
  access: "optional",
  params: idParams,
  query: z.object({
    version: z.coerce.number().int().positive().optional().describe("the version it is to show"),
  }),
  answers: svgAnswer,
  handle: async ({ context, params, query, language, request }) => {
    const stored = await readDocument(context, { kind: "map", id: params.id });
    const { document, version, visibility, mark } = stored;
    return keptFileAnswer(request, {
      written: keepText(`thumbnail ${mark}`, () => battlefieldThumbnail(document)),
      mediaType: "image/svg+xml",
      fileName: fileNameOf({ title: document.title, part: "thumbnail", ending: "svg" }),
      language,
      keep: keepingOf({ version, isPublic: visibility === "public" }, query.version),
    });
  },
});

/** A stored battlefield's files. */
export const mapExports = [sheet, mapAsSvg, mapAsPng, thumbnail];

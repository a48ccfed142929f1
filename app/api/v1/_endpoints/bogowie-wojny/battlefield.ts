import { z } from "zod";
import { battlefieldSchema } from "@/lib/domain/bogowie-wojny/field/battlefield";
import {
  battlefieldRequestDescription,
  battlefieldRequestSchema,
} from "@/lib/domain/bogowie-wojny/field/battlefield-request";
import { battlefieldFile } from "@/lib/domain/bogowie-wojny/field/drawing/battlefield-file";
import { fileNameOf } from "@/lib/domain/document/file-name";
import { fileAnswer, jsonAnswer, sharedAnswer } from "@/lib/http/answer";
import { endpoint } from "@/lib/http/endpoint";
import { wordsFor } from "@/lib/http/words";
import { makeBattlefield } from "@/lib/usecases/bogowie-wojny/field/make-battlefield";
import { printMadeBattlefield } from "@/lib/usecases/bogowie-wojny/field/print-made-battlefield";
import { notModified, paperQuery } from "../answer-schemas";
import { mapSheetsOf, mapSheetsQuery } from "../table/table-query";

const answers = {
  200: { description: "The map document", schema: battlefieldSchema },
};
const query = z.object(battlefieldRequestSchema.shape);

const make = endpoint({
  method: "POST",
  path: "/rules/bogowie-wojny/battlefield",
  summary:
    "A legal battlefield of chapter XIV: the same map document, byte for byte, for the same seed, table and area",
  access: "optional",
  work: "heavy",
  body: battlefieldRequestSchema,
  example: { seed: "borodino", table: "180x120", area: "plains" },
  bodyDescription: battlefieldRequestDescription,
  answers,
  handle: async ({ body, caller }) => jsonAnswer(await makeBattlefield(body, caller)),
});

const read = endpoint({
  method: "GET",
  path: "/rules/bogowie-wojny/battlefield",
  summary: "The same by address: table as 120x120, area as its code or the die's figure",
  access: "optional",
  work: "heavy",
  query,
  answers: { ...notModified, ...answers },
  handle: async ({ query: options, request, caller }) =>
    sharedAnswer(request, { text: JSON.stringify(await makeBattlefield(options, caller)) }),
});

const picture = endpoint({
  method: "GET",
  path: "/rules/bogowie-wojny/battlefield.svg",
  summary: "A seed's battlefield as a picture at true proportions",
  access: "optional",
  work: "heavy",
  query,
  answers: {
    200: { description: "The picture", mediaType: "image/svg+xml" },
  },
  handle: async ({ query: options, language, caller }) => {
    const field = await makeBattlefield(options, caller);
    const title = wordsFor(language, "battlefield")("pictureOf", { seed: options.seed });
    return fileAnswer({
      bytes: battlefieldFile(field, title),
      mediaType: "image/svg+xml",
      fileName: fileNameOf({ title: field.title, part: "", ending: "svg" }),
      language,
    });
  },
});

const sheet = endpoint({
  method: "GET",
  path: "/rules/bogowie-wojny/battlefield.pdf",
  summary:
    "A seed's battlefield to print: the picture, its pieces in their order, what terrain does",
  access: "optional",
  work: "heavy",
  query: query.extend(paperQuery.shape).extend(mapSheetsQuery.shape),
  answers: {
    200: { description: "The sheet, or its sheets", mediaType: "application/pdf" },
  },
  handle: async ({ query: { paper, sheets, ground, ...options }, language, caller }) => {
    const table = mapSheetsOf({ sheets, ground });
    const { printed, title } = await printMadeBattlefield(
      options,
      { language, paper, table },
      caller,
    );
    return fileAnswer({
      bytes: printed.bytes,
      pages: printed.pages,
      mediaType: "application/pdf",
      fileName: fileNameOf({ title, part: "", ending: "pdf" }),
      language,
    });
  },
});

/** Battlefields of Bogowie Wojny generated from a seed, for everybody. */
export const battlefieldEndpoints = [make, read, picture, sheet];

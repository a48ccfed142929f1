import { z } from "zod";
import { PASTE_DOUBTS } from "@/lib/domain/scenario/paste/doubt";
import { SOURCE_FORMATS } from "@/lib/domain/scenario/paste/source-format";
import { sideSchema } from "@/lib/domain/scenario/side";
import { WAR_YEARS } from "@/lib/domain/years";
import { jsonAnswer } from "@/lib/http/answer";
import { endpoint } from "@/lib/http/endpoint";
import { mediaTypeOf } from "@/lib/http/read-body";
import { readOrderOfBattleFile } from "@/lib/usecases/order-of-battle/read-order-of-battle";
import { SOURCE_TYPES } from "@/lib/usecases/order-of-battle/recognise-format";

const doubtSchema = z.object({
  kind: z.enum(PASTE_DOUBTS),
  line: z.int().nullable().describe("Of the text, or row of the sheet, from 1"),
  part: z.string().nullable().describe("Name of the sheet, of a workbook of several"),
  words: z.string().describe("As they were written"),
  message: z.string().describe("The doubt as a sentence, in the language of the answer"),
  path: z.string().nullable().describe("JSON Pointer into this answer"),
});

const answerSchema = z.object({
  format: z.enum(SOURCE_FORMATS),
  sides: z.array(sideSchema),
  doubts: z.array(doubtSchema),
  totals: z.array(z.object({ side: z.string(), men: z.int(), guns: z.int(), units: z.int() })),
});

const readOrderOfBattle = endpoint({
  method: "POST",
  path: "/order-of-battle",
  summary:
    "Read an order of battle from text or a file: its sides as a scenario holds them, what is uncertain about them, and their totals; nothing is stored",
  access: "optional",
  work: "heavy",
  bodyAs: "bytes",
  mediaTypes: [...SOURCE_TYPES, "*/*"],
  query: z.strictObject({
    year: z.coerce
      .number()
      .pipe(z.int().min(WAR_YEARS.from).max(WAR_YEARS.to))
      .optional()
      .describe("Of the battle: units are then looked up in table 21"),
    format: z
      .string()
      .optional()
      .describe(
        `What the body is, where its content type does not say: ${SOURCE_FORMATS.join(", ")}`,
      ),
  }),
  body: z.instanceof(Uint8Array<ArrayBuffer>),
  bodyDescription: z.string().describe("The text, or the bytes of the file"),
  example: "French I Corps: d’Erlon\n  1st Division: Quiot\n    54e Ligne, 2 bns, 962 men",
  answers: {
    200: { description: "What was read", schema: answerSchema },
    "unsupported-media-type": "The body is of no format that is read here",
    "invalid-document": "The file is broken, or a place in it cannot be read",
  },
  handle: async ({ body, query, language, request }) =>
    jsonAnswer(
      await readOrderOfBattleFile({
        bytes: body,
        contentType: mediaTypeOf(request),
        format: query.format ?? null,
        year: query.year ?? null,
        language,
      }),
    ),
});

/** Orders of battle that need not be stored. */
export const orderOfBattleEndpoints = [readOrderOfBattle];

import { z } from "zod";
import { PASTE_DOUBTS } from "@/lib/domain/belle-alliance/import/decisions/doubt";
import { SOURCE_FORMATS } from "@/lib/domain/belle-alliance/import/source-format";
import { COLUMN_FIELDS } from "@/lib/domain/belle-alliance/import/tables/columns";
import { EDGES } from "@/lib/domain/belle-alliance/import/words/arrival-words";
import { OFFICERS_CHOICES } from "@/lib/domain/belle-alliance/import/words/officers";
import { sideSchema } from "@/lib/domain/belle-alliance/scenario/side";
import { nationSchema } from "@/lib/domain/belle-alliance/scenario/unit";
import { pointCmSchema } from "@/lib/domain/document/primitives";
import { WAR_YEARS } from "@/lib/domain/document/years";
import { jsonAnswer } from "@/lib/http/answer";
import { endpoint } from "@/lib/http/endpoint";
import { mediaTypeOf } from "@/lib/http/read-body";
import { readOrderOfBattleFile } from "@/lib/usecases/belle-alliance/import/read-order-of-battle";
import { SOURCE_TYPES } from "@/lib/usecases/belle-alliance/import/recognise-format";

/** What is read. */
export const orderOfBattleFile = z.string().describe("The text, or the bytes of the file");

const doubtSchema = z.object({
  kind: z.enum(PASTE_DOUBTS),
  line: z.int().nullable().describe("Of the text, or row of the sheet, from 1"),
  part: z.string().nullable().describe("Name of the sheet, of a workbook of several"),
  words: z.string().describe("As they were written"),
  message: z.string().describe("The doubt as a sentence, in the language of the answer"),
  params: z
    .record(z.string(), z.union([z.string(), z.number()]))
    .describe("The names and numbers in that sentence; nations and levels as codes"),
  id: z.string().nullable().describe("Of the unit or formation it is about"),
  path: z.string().nullable().describe("JSON Pointer to it in this answer"),
});

const statedSchema = z.object({
  line: z.int().nullable().describe("As of a doubt"),
  id: z.string().nullable().describe("Of the formation it is of; null for all above its line"),
  path: z.string().nullable().describe("JSON Pointer to it"),
  men: z.int().nullable(),
  guns: z.int().nullable(),
});

const arrivalSchema = z.object({
  id: z.string().describe("Of the unit or formation"),
  path: z.string().describe("JSON Pointer to it"),
  bound: z.int().nullable().describe("From 1, where the file counts in bounds"),
  time: z.string().nullable().describe("HH:MM, where it gives a time of day"),
  edge: z.enum(EDGES).nullable().describe("Of the table, where it names one"),
  entry: pointCmSchema.nullable().describe("In cm, of a file of this service"),
  words: z.string().describe("As they were written"),
});

const tableSchema = z.object({
  part: z.string().nullable().describe("Name of the sheet, of a workbook of several"),
  isTable: z.boolean().describe("A column names the units"),
  columns: z.array(
    z.object({
      key: z.string().describe("By which `columns` speaks of it"),
      head: z.string(),
      field: z.enum(COLUMN_FIELDS).nullable().describe("null: kept in the notes of the units"),
      samples: z.array(z.string()),
    }),
  ),
});

const answerSchema = z.object({
  format: z.enum(SOURCE_FORMATS),
  sides: z.array(sideSchema),
  doubts: z.array(doubtSchema),
  totals: z.array(z.object({ side: z.string(), men: z.int(), guns: z.int(), units: z.int() })),
  stated: z.array(statedSchema).describe("The sums that the file states, to compare"),
  arrivals: z.array(arrivalSchema).describe("Troops that come later than the battle begins"),
  guessed: z.array(nationSchema).describe("Nations that only the choice of words hints at"),
  untold: z.int().describe("Units of the nation `other`, since nothing says theirs"),
  tables: z.array(tableSchema).describe("What each column was read as"),
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
    columns: z
      .string()
      .max(10_000)
      .optional()
      .describe(
        'What columns hold whose heads do not say it: {"effectif": "men", "#3": null}; `#3` is the third of a table without a head, null keeps it in the notes',
      ),
    nation: nationSchema
      .optional()
      .describe("Of troops whose nation nothing says; guessed from the words where left out"),
    officers: z
      .enum(OFFICERS_CHOICES)
      .optional()
      .describe("Whether officers count among the men; apart where left out"),
  }),
  body: z.instanceof(Uint8Array<ArrayBuffer>),
  bodyDescription: orderOfBattleFile,
  example: "French I Corps: d’Erlon\n  1st Division: Quiot\n    54e Ligne, 2 bns, 962 men",
  answers: {
    200: { description: "What was read", schema: answerSchema },
    "unsupported-media-type": "The body is of no format that is read here",
    "invalid-document": "The file is broken, or a place in it cannot be read",
  },
  handle: async ({ body, query, language, request, caller }) =>
    jsonAnswer(
      await readOrderOfBattleFile(
        {
          bytes: body,
          contentType: mediaTypeOf(request),
          format: query.format ?? null,
          year: query.year ?? null,
          columns: query.columns ?? null,
          nation: query.nation ?? null,
          officers: query.officers ?? "apart",
          language,
        },
        caller,
      ),
    ),
});

/** Orders of battle read from files, which need not be stored. */
export const orderOfBattleEndpoints = [readOrderOfBattle];

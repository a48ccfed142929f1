import { z } from "zod";
import { battlefieldSchema } from "@/lib/domain/bogowie-wojny/field/battlefield";
import { battlefieldFile } from "@/lib/domain/bogowie-wojny/field/drawing/draw-battlefield";
import {
  pieceFormSchema,
  roadFormSchema,
  workFormSchema,
} from "@/lib/domain/bogowie-wojny/field/placing/form";
import { fieldViewSchema } from "@/lib/domain/bogowie-wojny/game/field/field-answer";
import { fieldMoveSchema } from "@/lib/domain/bogowie-wojny/game/field/field-move";
import type { FieldView } from "@/lib/domain/bogowie-wojny/game/field/field-view";
import { SEATS } from "@/lib/domain/bogowie-wojny/game/seat";
import { fileNameOf } from "@/lib/domain/document/file-name";
import { fileAnswer, jsonAnswer } from "@/lib/http/answer";
import { endpoint, inFull } from "@/lib/http/endpoint";
import { printField } from "@/lib/usecases/bogowie-wojny/game/print-field";
import {
  fieldProposalSchema,
  proposeForField,
} from "@/lib/usecases/bogowie-wojny/game/propose-for-field";
import { readFieldDocument, readFieldSince } from "@/lib/usecases/bogowie-wojny/game/read-field";
import { setUpField } from "@/lib/usecases/bogowie-wojny/game/set-up-field";
import { idParams, paperQuery } from "../answer-schemas";
import { mapSheetsOf, mapSheetsQuery } from "../table/table-query";

const field = inFull<FieldView>()(fieldViewSchema);

const noGame = { "not-found": "No such game, or no ground yet" };

const getField = endpoint({
  method: "GET",
  path: "/games/{id}/field",
  summary: "How far the setting up of a game's battlefield has come, and what comes next [XIV]",
  access: "optional",
  params: idParams,
  query: z.object({ since: z.coerce.number().int().min(1).optional() }),
  answers: {
    200: { description: "The field", schema: field },
    204: { description: "Nothing happened since the step named" },
  },
  handle: async ({ context, params, query: { since } }) => {
    const seen = await readFieldSince(context, { ...params, since });
    return seen ? jsonAnswer(seen) : new Response(null, { status: 204 });
  },
});

const postField = endpoint({
  method: "POST",
  path: "/games/{id}/field",
  summary: "Make the next step of setting up a game's battlefield [14.2–14.6]",
  access: "write",
  params: idParams,
  query: z.object({ seat: z.enum(SEATS).optional() }),
  body: fieldMoveSchema,
  example: { move: "begin", step: 0, table: { widthCm: 180, depthCm: 120 } },
  answers: {
    200: { description: "The field after it", schema: field },
    conflict: "An older field, out of turn, out of order, or past what is left",
    "invalid-document": "It may not lie there: each fault with its chapter",
  },
  handle: async ({ context, params, query: { seat }, body: move, language }) =>
    jsonAnswer(await setUpField(context, { ...params, seat, move, language })),
});

const postProposal = endpoint({
  method: "POST",
  path: "/games/{id}/field/proposal",
  summary: "A legal place for what the player in turn wants to lay, from a seed",
  access: "write",
  params: idParams,
  body: fieldProposalSchema,
  example: { what: "wood", seed: "borodino" },
  answers: {
    200: {
      description: "Its form, as a move takes it",
      schema: z.object({ form: z.union([pieceFormSchema, workFormSchema, roadFormSchema]) }),
    },
    conflict: "Nothing is laid now, or no place was found",
  },
  handle: async ({ context, params, body }) =>
    jsonAnswer(await proposeForField(context, { ...params, ...body })),
});

const getDocument = endpoint({
  method: "GET",
  path: "/games/{id}/field.json",
  summary: "A game's battlefield as a map document, finished or not",
  access: "optional",
  params: idParams,
  answers: { 200: { description: "The map document", schema: battlefieldSchema }, ...noGame },
  handle: async ({ context, params }) => jsonAnswer(await readFieldDocument(context, params)),
});

const getPicture = endpoint({
  method: "GET",
  path: "/games/{id}/field.svg",
  summary: "A game's battlefield as a picture at true proportions",
  access: "optional",
  params: idParams,
  answers: { 200: { description: "The picture", mediaType: "image/svg+xml" }, ...noGame },
  handle: async ({ context, params, language }) => {
    const field = await readFieldDocument(context, params);
    return fileAnswer({
      bytes: battlefieldFile(field, field.title),
      mediaType: "image/svg+xml",
      fileName: fileNameOf({ title: field.title, part: "", ending: "svg" }),
      language,
    });
  },
});

const getSheet = endpoint({
  method: "GET",
  path: "/games/{id}/field.pdf",
  summary:
    "A game's battlefield to print: the picture, its pieces in their order, what terrain does",
  access: "optional",
  work: "heavy",
  params: idParams,
  query: paperQuery.extend(mapSheetsQuery.shape),
  answers: {
    200: { description: "The sheet, or its sheets", mediaType: "application/pdf" },
    ...noGame,
  },
  handle: async ({ context, params, query, language }) => {
    const order = { language, paper: query.paper, table: mapSheetsOf(query) };
    const { printed, title } = await printField(context, { ...params, ...order });
    return fileAnswer({
      bytes: printed.bytes,
      pages: printed.pages,
      mediaType: "application/pdf",
      fileName: fileNameOf({ title, part: "", ending: "pdf" }),
      language,
    });
  },
});

/** Battlefields that two players set up in a game. */
export const gameFieldEndpoints = [
  getField,
  postField,
  postProposal,
  getDocument,
  getPicture,
  getSheet,
];

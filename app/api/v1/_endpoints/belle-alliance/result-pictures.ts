import { z } from "zod";
import { RESULT_PICTURES } from "@/lib/domain/belle-alliance/game/result-picture";
import { PICTURE_LIMITS, PICTURE_TYPES } from "@/lib/domain/belle-alliance/scenario/picture-limits";
import { idSchema, NO_BLANK } from "@/lib/domain/document/primitives";
import { emptyAnswer, jsonAnswer, pictureAnswer } from "@/lib/http/answer";
import { endpoint } from "@/lib/http/endpoint";
import { addResultPicture } from "@/lib/usecases/belle-alliance/game/add-result-picture";
import {
  readPublicResultPicture,
  readResultPicture,
} from "@/lib/usecases/belle-alliance/game/read-result-picture";
import {
  deleteResultPicture,
  moderateResultPicture,
} from "@/lib/usecases/belle-alliance/game/remove-result-picture";
import { idParams, notModified } from "../answer-schemas";
import { refusals, resultPictureSchema, seatOf, seatQuery } from "./game-results";
import { pictureFile } from "./pictures";

const PATH = "/games/{id}/result/pictures";
const params = idParams.extend({ pictureId: idSchema });
const shown = { ...notModified, 200: { description: "The picture", mediaType: "image/webp" } };

const postPicture = endpoint({
  method: "POST",
  path: PATH,
  summary:
    "Add a picture to the report of a game, until all sides have agreed; it is written anew as WebP, without what a camera adds",
  access: "optional",
  work: "heavy",
  params: idParams,
  query: seatQuery.extend({
    words: z
      .string()
      .trim()
      .max(RESULT_PICTURES.wordsLength)
      .regex(NO_BLANK, "must say what the picture shows")
      .describe("What it shows, for those who do not see it"),
  }),
  bodyAs: "bytes",
  mediaTypes: PICTURE_TYPES,
  mostBytes: PICTURE_LIMITS.fileBytes,
  body: z.instanceof(Uint8Array<ArrayBuffer>),
  bodyDescription: pictureFile,
  example: "",
  answers: {
    201: { description: "Added; sides that agreed agree anew", schema: resultPictureSchema },
    ...refusals,
    "too-many-requests": "Too many acts from this seat, or too much in work",
    conflict: "The report is full, all sides have agreed, or the game goes on; `reason` says which",
    "unsupported-media-type": "It is no PNG, JPEG or WebP picture",
    "too-large": "The file, without an account past 1 MB, or what it would unpack to, is too large",
    "invalid-document": "The picture is damaged, or it moves, or `words` is missing",
  },
  handle: async (call) => {
    const { id } = call.params;
    const sent = { id, ...seatOf(call), words: call.query.words, bytes: call.body };
    const picture = await addResultPicture(call.context, sent);
    const location = `/api/v1/games/${id}/result/pictures/${picture.id}`;
    return jsonAnswer(picture, { status: 201, location });
  },
});

const getPicture = endpoint({
  method: "GET",
  path: `${PATH}/{pictureId}`,
  summary: "A picture in the report of a game, for those at it",
  access: "optional",
  params,
  query: seatQuery,
  answers: { ...shown, ...refusals },
  handle: async (call) => {
    const bytes = await readResultPicture(call.context, { ...call.params, ...seatOf(call) });
    return pictureAnswer(call.request, { tag: call.params.pictureId, bytes });
  },
});

const removePicture = endpoint({
  method: "DELETE",
  path: `${PATH}/{pictureId}`,
  summary: "Remove it for good: whoever added it, or an umpire",
  access: "optional",
  params,
  query: seatQuery,
  answers: { 204: { description: "Removed" }, ...refusals },
  handle: async (call) => {
    await deleteResultPicture(call.context, { ...call.params, ...seatOf(call) });
    return emptyAnswer();
  },
});

const getPublicPicture = endpoint({
  method: "GET",
  path: "/scenarios/{id}/results/pictures/{pictureId}",
  summary: "A picture in a report that counts, for all who may read the report",
  access: "optional",
  params,
  answers: shown,
  handle: async ({ context, params: key, request }) => {
    const bytes = await readPublicResultPicture(context, key);
    return pictureAnswer(request, { tag: key.pictureId, bytes });
  },
});

const removePublicPicture = endpoint({
  method: "DELETE",
  path: "/scenarios/{id}/results/pictures/{pictureId}",
  summary:
    "Remove it for good from a report that counts: the scenario’s owner, organisers of its club, and the service’s keeper",
  access: "write",
  params,
  answers: { 204: { description: "Removed" } },
  handle: async ({ context, params: key }) => {
    await moderateResultPicture(context, key);
    return emptyAnswer();
  },
});

/** The pictures in reports of games of scenarios. */
export const resultPictureEndpoints = [
  postPicture,
  getPicture,
  removePicture,
  getPublicPicture,
  removePublicPicture,
] as const;

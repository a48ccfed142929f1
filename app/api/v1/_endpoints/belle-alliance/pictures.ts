import { z } from "zod";
import { PICTURE_LIMITS, PICTURE_TYPES } from "@/lib/domain/belle-alliance/scenario/picture-limits";
import {
  pictureChangeSchema,
  tracedPictureSchema,
} from "@/lib/domain/belle-alliance/scenario/traced-picture";
import { idSchema, nameSchema } from "@/lib/domain/document/primitives";
import { emptyAnswer, jsonAnswer, pictureAnswer } from "@/lib/http/answer";
import { endpoint } from "@/lib/http/endpoint";
import { addPicture } from "@/lib/usecases/belle-alliance/pictures/add-picture";
import { changePicture } from "@/lib/usecases/belle-alliance/pictures/change-picture";
import { deletePicture } from "@/lib/usecases/belle-alliance/pictures/delete-picture";
import { listPictures } from "@/lib/usecases/belle-alliance/pictures/list-pictures";
import { readPicture } from "@/lib/usecases/belle-alliance/pictures/read-picture";
import { idParams, notModified } from "../answer-schemas";

const PATH = "/scenarios/{id}/pictures";
const params = idParams.extend({ pictureId: idSchema });
const allSchema = z.object({
  items: z.array(tracedPictureSchema).describe("The lowest first"),
});

/** What is laid below the drawing. */
export const pictureFile = z
  .string()
  .describe("The bytes of a PNG, JPEG or WebP file, 20 MB at most");

const getPictures = endpoint({
  method: "GET",
  path: PATH,
  summary:
    "The pictures below the drawing: all for its author, those that are shared for its other readers",
  access: "optional",
  params: idParams,
  answers: {
    200: { description: "Without their bytes", schema: allSchema },
  },
  handle: async ({ context, params: key }) =>
    jsonAnswer({ items: await listPictures(context, key) }),
});

const postPicture = endpoint({
  method: "POST",
  path: PATH,
  summary:
    "Lay a picture below the drawing; it is written anew as WebP, without what a camera adds",
  access: "write",
  work: "heavy",
  params: idParams,
  query: z.object({ name: nameSchema.describe("As the author calls it") }),
  bodyAs: "bytes",
  mediaTypes: PICTURE_TYPES,
  mostBytes: PICTURE_LIMITS.fileBytes,
  body: z.instanceof(Uint8Array<ArrayBuffer>),
  bodyDescription: pictureFile,
  example: "",
  answers: {
    201: {
      description: "Where it lies: as large as the table allows",
      schema: tracedPictureSchema,
    },
    conflict: "It has a dozen pictures, or the account too much of them",
    "unsupported-media-type": "It is no PNG, JPEG or WebP picture",
    "too-large": "The file, or what it would unpack to, is too large",
    "invalid-document": "The picture is damaged, or it moves",
  },
  handle: async ({ context, params: { id }, query: { name }, body }) => {
    const picture = await addPicture(context, { id, name, bytes: body });
    const location = `/api/v1/scenarios/${id}/pictures/${picture.id}`;
    return jsonAnswer(picture, { status: 201, location });
  },
});

const getPicture = endpoint({
  method: "GET",
  path: `${PATH}/{pictureId}`,
  summary: "One of them, to be seen",
  access: "optional",
  params,
  answers: {
    ...notModified,
    200: { description: "The picture", mediaType: "image/webp" },
  },
  handle: async ({ context, params: key, request }) =>
    pictureAnswer(request, { tag: key.pictureId, bytes: await readPicture(context, key) }),
});

const patchPicture = endpoint({
  method: "PATCH",
  path: `${PATH}/{pictureId}`,
  summary: "Move, turn, scale, fade, lock, hide, share, name or raise it",
  access: "write",
  params,
  body: pictureChangeSchema,
  example: { turnDeg: 12.5, opacity: 40 },
  answers: {
    200: { description: "All pictures as they lie then", schema: allSchema },
  },
  handle: async ({ context, params: key, body: change }) =>
    jsonAnswer({ items: await changePicture(context, { ...key, change }) }),
});

const removePicture = endpoint({
  method: "DELETE",
  path: `${PATH}/{pictureId}`,
  summary: "Remove it for good",
  access: "write",
  params,
  answers: {
    204: { description: "Removed" },
  },
  handle: async ({ context, params: key }) => {
    await deletePicture(context, key);
    return emptyAnswer();
  },
});

/** The pictures below a scenario's drawing. */
export const pictureEndpoints = [getPictures, postPicture, getPicture, patchPicture, removePicture];

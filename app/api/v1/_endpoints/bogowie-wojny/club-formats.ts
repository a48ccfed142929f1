import { z } from "zod";
import {
  publishedExample,
  publishedFormatSchema,
} from "@/lib/domain/bogowie-wojny/event/club-format";
import { formatSchema } from "@/lib/domain/bogowie-wojny/list/format-schema";
import type { FormatSize } from "@/lib/domain/bogowie-wojny/list/format-size";
import { idSchema } from "@/lib/domain/document/primitives";
import { clubSlugSchema } from "@/lib/domain/people/club";
import { emptyAnswer, jsonAnswer } from "@/lib/http/answer";
import { endpoint, inUsualWords } from "@/lib/http/endpoint";
import { expectedVersion } from "@/lib/http/etag";
import { changeClubFormat } from "@/lib/usecases/bogowie-wojny/event/change-club-format";
import { listClubFormats } from "@/lib/usecases/bogowie-wojny/event/list-club-formats";
import { listOfferedFormats } from "@/lib/usecases/bogowie-wojny/event/list-offered-formats";
import { publishClubFormat } from "@/lib/usecases/bogowie-wojny/event/publish-club-format";
import {
  readClubFormat,
  readFormatWithId,
} from "@/lib/usecases/bogowie-wojny/event/read-club-format";
import { withdrawClubFormat } from "@/lib/usecases/bogowie-wojny/event/withdraw-club-format";
import { idParams, instantSchema, versionedSchema } from "../answer-schemas";
import { clubParams } from "../people/club-schemas";

const formatParams = clubParams.extend({ id: idSchema });
const ofClub = z.object({ slug: clubSlugSchema, name: z.string() });
const sizeFields = {
  name: true,
  unitPoints: true,
  upgradePoints: true,
  maxBases: true,
  maxArtilleryBases: true,
  maxArtilleryPercent: true,
  tableWidthCm: true,
  tableDepthCm: true,
  turns: true,
} as const satisfies Record<keyof FormatSize, true>;

/** A club's format as far as the reader may see it. */
export const clubFormatSchema = versionedSchema.extend({
  club: ofClub,
  publishedBy: z
    .string()
    .nullable()
    .describe("For members; null to others, and where the account is gone"),
  publishedAt: instantSchema,
  changedAt: instantSchema,
  format: formatSchema,
});

const offeredSchema = versionedSchema.extend({
  club: ofClub,
  ...formatSchema.pick(sizeFields).shape,
});

const refusedFormat =
  "The format is not well-formed, or the club has another of its name: the places say which";

const getFormats = endpoint({
  method: "GET",
  path: "/clubs/{slug}/formats",
  summary: "The army list formats a club has published, for readers of the club",
  access: "optional",
  params: clubParams,
  answers: {
    200: { description: "By name", schema: z.object({ items: z.array(clubFormatSchema) }) },
  },
  handle: async ({ context, params }) =>
    jsonAnswer({ items: await listClubFormats(context, params.slug) }),
});

const postFormat = endpoint({
  method: "POST",
  path: "/clubs/{slug}/formats",
  summary: "Publish a format for a club's players to build their lists by",
  access: "write",
  params: clubParams,
  body: publishedFormatSchema,
  example: publishedExample,
  answers: {
    201: { description: "Published", schema: versionedSchema },
    ...inUsualWords("too-many-formats"),
    "invalid-document": refusedFormat,
  },
  handle: async ({ context, params: { slug }, body }) => {
    const stored = await publishClubFormat(context, { slug, ...body });
    const location = `/api/v1/clubs/${slug}/formats/${stored.id}`;
    return jsonAnswer(stored, { status: 201, version: stored.version, location });
  },
});

const getFormat = endpoint({
  method: "GET",
  path: "/clubs/{slug}/formats/{id}",
  summary: "A format of a club as it is now; the ETag is its version",
  access: "optional",
  params: formatParams,
  answers: { 200: { description: "The format", schema: clubFormatSchema } },
  handle: async ({ context, params }) => {
    const found = await readClubFormat(context, params);
    return jsonAnswer(found, { version: found.version });
  },
});

const putFormat = endpoint({
  method: "PUT",
  path: "/clubs/{slug}/formats/{id}",
  summary: "Put a format in the place of the version it starts from; lists built by it stay",
  access: "write",
  params: formatParams,
  body: publishedFormatSchema,
  example: publishedExample,
  needsIfMatch: true,
  answers: {
    200: { description: "Stored", schema: versionedSchema },
    "invalid-document": refusedFormat,
  },
  handle: async ({ context, params, body, request }) => {
    const expected = expectedVersion(request);
    const stored = await changeClubFormat(context, { ...params, ...body, expected });
    return jsonAnswer(stored, { version: stored.version });
  },
});

const deleteFormat = endpoint({
  method: "DELETE",
  path: "/clubs/{slug}/formats/{id}",
  summary: "Withdraw a format; lists and events by it keep it as they have it",
  access: "write",
  params: formatParams,
  answers: { 204: { description: "Withdrawn" } },
  handle: async ({ context, params }) => {
    await withdrawClubFormat(context, params);
    return emptyAnswer();
  },
});

const getOffered = endpoint({
  method: "GET",
  path: "/formats",
  summary: "The formats of one's clubs to choose from, by name and size",
  access: "read",
  answers: {
    200: { description: "Club by club", schema: z.object({ items: z.array(offeredSchema) }) },
  },
  handle: async ({ context }) => jsonAnswer({ items: await listOfferedFormats(context) }),
});

const getById = endpoint({
  method: "GET",
  path: "/formats/{id}",
  summary: "A club's format by the id a list remembers it by, as it is now",
  access: "optional",
  params: idParams,
  answers: { 200: { description: "The format", schema: clubFormatSchema } },
  handle: async ({ context, params }) => {
    const found = await readFormatWithId(context, params.id);
    return jsonAnswer(found, { version: found.version });
  },
});

/** Formats that clubs publish. */
export const clubFormatEndpoints = [
  getFormats,
  postFormat,
  getFormat,
  putFormat,
  deleteFormat,
  getOffered,
  getById,
];

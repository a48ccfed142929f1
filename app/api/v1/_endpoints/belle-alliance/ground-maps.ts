import { z } from "zod";
import { featureSchema } from "@/lib/domain/belle-alliance/scenario/feature";
import { tableMapSchema } from "@/lib/domain/belle-alliance/scenario/scenario";
import { LIMITS } from "@/lib/domain/document/limits";
import { idSchema, nameSchema } from "@/lib/domain/document/primitives";
import { jsonAnswer } from "@/lib/http/answer";
import { endpoint, inUsualWords } from "@/lib/http/endpoint";
import { compareGround } from "@/lib/usecases/belle-alliance/ground-map/compare-ground";
import { publishGround } from "@/lib/usecases/belle-alliance/ground-map/publish-ground";
import { idParams, versionedSchema } from "../answer-schemas";

/** The map, and the facts that a copy of it credits. */
const publishedSchema = versionedSchema.extend({ title: z.string(), author: z.string() });

const publish = endpoint({
  method: "POST",
  path: "/scenarios/{id}/ground-map",
  summary:
    "Publish the scenario's ground as a private map of Belle Alliance with credit, or as the next version of one of one's own; ground hidden from a side is left out unless it is named",
  access: "write",
  work: "heavy",
  params: idParams,
  body: z.strictObject({
    title: nameSchema.nullable().default(null).describe("Of a new map; the scenario's without it"),
    mapId: idSchema.nullable().default(null).describe("A map of one's own to give this ground"),
    shown: z
      .array(idSchema)
      .max(LIMITS.features)
      .default([])
      .describe("Ids of hidden ground to put on the map all the same"),
  }),
  example: { title: "La Haye Sainte", shown: [] },
  answers: {
    200: { description: "The map's next version", schema: publishedSchema },
    201: { description: "The new map", schema: publishedSchema },
    "stale-version": "The map changed at the same moment",
    ...inUsualWords("too-many-documents"),
    "invalid-document": "A named shape is not hidden, or the map is for the other game",
  },
  handle: async ({ context, params, body }) => {
    const published = await publishGround(context, { scenarioId: params.id, ...body });
    const { id, version, title, author, isNew } = published;
    const status = isNew ? 201 : 200;
    return jsonAnswer(
      { id, version, title, author },
      { status, version, location: `/api/v1/maps/${id}` },
    );
  },
});

const groundSchema = tableMapSchema.omit({ origin: true });

const compare = endpoint({
  method: "POST",
  path: "/maps/{id}/ground-news",
  summary:
    "What the map's present version would change on ground that was copied from an earlier one and is sent along; nothing is saved",
  access: "optional",
  work: "heavy",
  params: idParams,
  body: z.strictObject({
    since: z.int().min(1).max(LIMITS.version).describe("The version copied from"),
    ground: groundSchema.describe("The copy as it is now"),
  }),
  example: { since: 1, ground: { widthCm: 180, depthCm: 120, features: [] } },
  answers: {
    200: {
      description:
        "What comes, changes and goes, what both changed, and the ground with all of it, there as it was sent",
      schema: z.object({
        version: z.int(),
        title: z.string(),
        author: z.string(),
        news: z.object({
          added: z.array(featureSchema),
          changed: z.array(featureSchema),
          removed: z.array(featureSchema),
          clashes: z.array(
            z.object({
              id: idSchema,
              theirs: featureSchema.nullable(),
              mine: featureSchema.nullable(),
            }),
          ),
          ground: groundSchema,
        }),
      }),
    },
    "not-found": "No such map of Belle Alliance, or it is not shared with the reader",
  },
  handle: async ({ context, params, body }) =>
    jsonAnswer(await compareGround(context, { mapId: params.id, ...body })),
});

/** Publishing a scenario's ground as a map, and comparing a map with ground copied from it. */
export const groundMapEndpoints = [publish, compare];

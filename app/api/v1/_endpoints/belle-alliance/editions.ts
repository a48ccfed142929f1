import { z } from "zod";
import { jsonAnswer } from "@/lib/http/answer";
import { endpoint } from "@/lib/http/endpoint";
import { listStatedUmpires } from "@/lib/usecases/belle-alliance/scenario/list-stated-umpires";
import { editionSchema, setEdition } from "@/lib/usecases/belle-alliance/scenario/set-edition";
import { stateUmpiring } from "@/lib/usecases/belle-alliance/scenario/state-umpiring";
import { idParams, instantSchema } from "../answer-schemas";

const putEdition = endpoint({
  method: "PUT",
  path: "/scenarios/{id}/edition",
  summary: "Set who may open the umpire’s part of a scenario; for the owner only",
  access: "write",
  params: idParams,
  body: editionSchema,
  example: { edition: "players" },
  answers: { 200: { description: "The current edition", schema: editionSchema } },
  handle: async ({ context, params, body }) => {
    await setEdition(context, { ...params, ...body });
    return jsonAnswer(body);
  },
});

const postUmpire = endpoint({
  method: "POST",
  path: "/scenarios/{id}/umpires",
  summary:
    "State that you umpire a scenario, which opens a players’ edition to you and shows its author your name",
  access: "write",
  params: idParams,
  answers: { 201: { description: "Kept", schema: z.object({ since: instantSchema }) } },
  handle: async ({ context, params }) =>
    jsonAnswer({ since: await stateUmpiring(context, params) }, { status: 201 }),
});

/** Those who stated that they umpire a scenario. */
export const statedUmpiresSchema = z.object({
  items: z.array(z.object({ name: z.string(), since: instantSchema })),
});

const getUmpires = endpoint({
  method: "GET",
  path: "/scenarios/{id}/umpires",
  summary: "Who stated that they umpire a scenario, and when; for the owner only",
  access: "read",
  params: idParams,
  answers: { 200: { description: "All, the first first", schema: statedUmpiresSchema } },
  handle: async ({ context, params }) =>
    jsonAnswer({ items: await listStatedUmpires(context, params) }),
});

/** Who may open the umpire's part of a scenario. */
export const editionEndpoints = [putEdition, postUmpire, getUmpires] as const;

import { z } from "zod";
import { clubStockSchema, stockExample } from "@/lib/domain/belle-alliance/stock/club-stock";
import { jsonAnswer } from "@/lib/http/answer";
import { endpoint } from "@/lib/http/endpoint";
import { expectedVersion } from "@/lib/http/etag";
import { changeClubStock } from "@/lib/usecases/belle-alliance/stock/change-club-stock";
import { readClubStock } from "@/lib/usecases/belle-alliance/stock/read-club-stock";
import { clubParams } from "../people/club-schemas";

const versionSchema = z.object({ version: z.int().describe("0 before anything was stored") });
const membersAlone = {
  "not-found": "No such club, or it is none of the caller's",
  forbidden: "Only a member may",
};

const getStock = endpoint({
  method: "GET",
  path: "/clubs/{slug}/stock",
  summary: "The figures and terrain a club owns, for its members; the ETag is its version",
  access: "read",
  params: clubParams,
  answers: {
    200: { description: "The list", schema: versionSchema.extend({ stock: clubStockSchema }) },
    ...membersAlone,
  },
  handle: async ({ context, params }) => {
    const { version, stock } = await readClubStock(context, params.slug);
    return jsonAnswer({ version, stock }, { version });
  },
});

const putStock = endpoint({
  method: "PUT",
  path: "/clubs/{slug}/stock",
  summary: "Put a list of what the club owns in the place of the version it starts from",
  access: "write",
  params: clubParams,
  body: clubStockSchema,
  example: stockExample,
  needsIfMatch: true,
  answers: {
    200: { description: "Stored", schema: versionSchema },
    "not-found": membersAlone["not-found"],
    forbidden: "Only an organiser may",
    "stale-version": "Another organiser has changed it since",
    "precondition-required": "If-Match is missing",
  },
  handle: async ({ context, params, body, request }) => {
    const expected = expectedVersion(request);
    const stored = await changeClubStock(context, { ...params, stock: body, expected });
    return jsonAnswer(stored, { version: stored.version });
  },
});

/** What clubs own. */
export const clubStockEndpoints = [getStock, putStock];

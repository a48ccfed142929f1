import { z } from "zod";
import type { Context } from "@/lib/auth/actor";
import { type ArmyList, pinnedBookSchema } from "@/lib/domain/bogowie-wojny/list/army-list";
import { jsonAnswer } from "@/lib/http/answer";
import { type Endpoint, endpoint, type Refusals } from "@/lib/http/endpoint";
import {
  findAlteredRows,
  UNCOMPARED_REASONS,
} from "@/lib/usecases/bogowie-wojny/list/find-altered-rows";
import { viewRoster } from "@/lib/usecases/bogowie-wojny/list/view-roster";
import { idParams } from "../answer-schemas";
import { changeSchema } from "./book-changes";
import { rosterAudienceQuery } from "./roster-view";

/** Rows of one book. */
export const alteredBookSchema = z.object({
  book: pinnedBookSchema,
  rows: z.array(changeSchema).describe("`before` is the list's, `after` the newest book's"),
});

/** A book that a list could not be held against. */
export const uncomparedBookSchema = z.object({
  book: pinnedBookSchema,
  reason: z.enum(UNCOMPARED_REASONS),
});

/** What a list has otherwise than the books it names, and which of them it could not be held against. */
export const bookComparisonFields = {
  altered: z
    .array(alteredBookSchema)
    .describe(
      "Rows that are neither as in the version of the book that the list names nor as in the newest; only of books that the caller may read",
    ),
  uncompared: z
    .array(uncomparedBookSchema)
    .describe(
      "Books that the list names and that it could not be held against: the caller may not read them or they are not kept here, or they have no such version",
    ),
};

export const alteredRowsSchema = z.object(bookComparisonFields);

/** A kind of address under which a list is found, and how to read that list. */
interface ListSource<Params extends z.ZodObject, Query extends z.ZodObject> {
  /** Path below `/api/v1`: `/share-links/{slug}`. */
  readonly path: string;
  readonly params: Params;
  readonly query: Query;
  /** What is answered beside the rows. */
  readonly answers?: Refusals;
  readonly listOf: (call: {
    context: Context;
    params: z.infer<Params>;
    query: z.infer<Query>;
    request: Request;
  }) => Promise<ArmyList>;
}

/** The endpoint that returns which rows of such a list differ from its books. */
export function alteredRowsOf<Params extends z.ZodObject, Query extends z.ZodObject>(
  source: ListSource<Params, Query>,
): Endpoint {
  const { path, params, query, answers = {}, listOf } = source;
  return endpoint({
    method: "GET",
    path: `${path}/altered-rows`,
    summary: "Which rows of the list are not as the army books have them that it names",
    access: "optional",
    params,
    query,
    answers: {
      200: { description: "By book", schema: alteredRowsSchema },
      ...answers,
    },
    handle: async (call) => jsonAnswer(await findAlteredRows(call.context, await listOf(call))),
  });
}

/** The endpoint for a stored list. */
export const alteredRowsOfList = alteredRowsOf({
  path: "/army-lists/{id}",
  params: idParams,
  query: rosterAudienceQuery,
  listOf: async ({ context, params, query }) =>
    (await viewRoster(context, { id: params.id, audience: query.for ?? null })).list,
});

import { z } from "zod";
import { CAMPAIGNS } from "@/lib/domain/document/campaign";
import { SIZE_CLASSES } from "@/lib/domain/document/catalogue-facts";
import { COLLECTION_OF, type DocumentKind } from "@/lib/domain/document/document-kind";
import { LIMITS } from "@/lib/domain/document/limits";
import { idSchema, languageSchema } from "@/lib/domain/document/primitives";
import { CATALOGUE_SORTS, TABLE_CLASSES } from "@/lib/domain/kinds/catalogue-query";
import { kindsNamed } from "@/lib/domain/kinds/kinds";
import { schemaOf } from "@/lib/domain/kinds/parse-document";
import { clubSlugSchema } from "@/lib/domain/people/club";
import { PEOPLE_MAY, USER_ROLES, VISIBILITIES } from "@/lib/domain/people/permissions";
import { jsonAnswer } from "@/lib/http/answer";
import { cursorOf, makeCursor } from "@/lib/http/cursor";
import { endpoint, inUsualWords, listOf } from "@/lib/http/endpoint";
import { validate } from "@/lib/http/validate";
import { countFacets } from "@/lib/usecases/document/count-facets";
import { createDocument } from "@/lib/usecases/document/create-document";
import { listDocuments, MAX_PAGE } from "@/lib/usecases/document/list-documents";
import { instantSchema, storedAnswer, storedSchema } from "../answer-schemas";
import { nounOf } from "./kind-words";

const code = z.string().max(64);
const year = z.coerce.number().int().min(1).max(9_999);
const flag = z.enum(["true", "false"]);

const listQuery = z.object({
  q: z.string().max(200).optional().describe("Words or their beginnings, in any alphabet"),
  system: listOf(code),
  nation: listOf(code),
  language: listOf(languageSchema),
  size: listOf(z.literal([...SIZE_CLASSES])),
  table: listOf(z.literal(keysOf(TABLE_CLASSES))),
  players: listOf(z.coerce.number().int().min(1).max(LIMITS.players)).describe(
    "Made for so many players",
  ),
  campaign: listOf(z.literal([...CAMPAIGNS])),
  year: year.optional(),
  yearFrom: year.optional(),
  yearTo: year.optional(),
  club: listOf(clubSlugSchema).describe("In the library of a club, by its slug"),
  mine: flag.optional().describe("Only one's own, and those one was invited to"),
  facets: flag.optional().describe("Count what each further filter would leave"),
  sort: z.enum(CATALOGUE_SORTS).default("updated"),
  cursor: cursorOf(
    z.strictObject({ sort: z.enum(CATALOGUE_SORTS), key: z.string(), id: z.string() }),
  ).optional(),
  limit: z.coerce.number().int().min(1).max(MAX_PAGE).default(24),
});
type ListQuery = z.infer<typeof listQuery>;

/** A document as shown in lists. */
export const itemSchema = z.object({
  id: z.string(),
  kind: z.string(),
  system: z.string(),
  title: z.string(),
  language: languageSchema,
  visibility: z.enum(VISIBILITIES),
  club: z
    .object({ slug: z.string(), name: z.string() })
    .nullable()
    .describe("The club in whose library it stands, where the reader may know of it"),
  version: z.int(),
  year: z.int().nullable(),
  nations: z.array(z.string()),
  size: z.int().nullable(),
  tableWidthCm: z.int().nullable(),
  tableDepthCm: z.int().nullable(),
  playersFrom: z.int().nullable(),
  playersTo: z.int().nullable(),
  gamesPlayed: z.int().describe("Games of a scenario whose results count"),
  campaign: z.string().nullable(),
  place: z.string().nullable(),
  summary: z.string().nullable(),
  forkedFromTitle: z.string().nullable(),
  createdAt: instantSchema,
  updatedAt: instantSchema,
  owner: z.object({ name: z.string(), role: z.enum(USER_ROLES) }),
  heldByClub: z.boolean().describe("Whether the club owns it in whose library it stands"),
  mine: z.boolean(),
  may: z
    .enum(["own", ...PEOPLE_MAY])
    .nullable()
    .describe(
      "What the caller may do with it as its owner or by invitation; null for other readers",
    ),
});

/** A page of a list. */
export const pageSchema = z.object({
  items: z.array(itemSchema),
  nextCursor: z.string().nullable(),
  facets: z.record(z.string(), z.record(z.string(), z.int())).optional(),
});

/** The endpoints of a whole collection. */
export function collectionEndpoints<Kind extends DocumentKind>(kind: Kind) {
  return [listEndpoint(kind), createEndpoint(kind)] as const;
}

function listEndpoint<Kind extends DocumentKind>(kind: Kind) {
  return endpoint({
    method: "GET",
    path: `/${COLLECTION_OF[kind]}`,
    summary: `Find public ${COLLECTION_OF[kind]}, those of one's clubs, one's own, and those one was invited to`,
    access: "optional",
    query: listQuery,
    answers: { 200: { description: "One page", schema: pageSchema } },
    handle: async ({ context, query, language }) => {
      const filter = filterOf(kind, query);
      const { sort, limit } = query;
      const after = placeOf(query);
      const { items, next } = await listDocuments(context, {
        ...{ filter, sort, after, limit, language },
      });
      return jsonAnswer({
        items,
        nextCursor: makeCursor(next && { sort, ...next }),
        ...(query.facets === "true" ? { facets: await countFacets(context, filter) } : {}),
      });
    },
  });
}

const createQuery = z.object({
  sentAs: idSchema
    .optional()
    .describe(
      "A name of the sender's own for this request: sent again under it, after an answer that never came, it stores nothing more and answers 200 with what the first one stored",
    ),
  forkedFrom: idSchema
    .optional()
    .describe("What it was copied from: credited where its author may still copy that"),
});

function createEndpoint<Kind extends DocumentKind>(kind: Kind) {
  return endpoint({
    method: "POST",
    path: `/${COLLECTION_OF[kind]}`,
    summary: `Store a new private ${nounOf(kind)}, or an exported one again`,
    access: "write",
    query: createQuery,
    body: z.unknown(),
    example: kindsNamed(kind)[0].example,
    bodyDescription: schemaOf(kind),
    answers: {
      200: { description: "An earlier request of the same name stored it", schema: storedSchema },
      201: { description: "Stored", schema: storedSchema },
      ...inUsualWords("too-many-documents"),
    },
    handle: async ({ context, query: { sentAs, forkedFrom }, body }) => {
      const { isNew, ...stored } = await createDocument(context, {
        kind,
        json: body,
        sentAs,
        forkedFrom,
      });
      const location = `/api/v1/${COLLECTION_OF[kind]}/${stored.id}`;
      const status = isNew ? 201 : 200;
      return jsonAnswer(storedAnswer(stored), { status, version: stored.version, location });
    },
  });
}

function filterOf(kind: DocumentKind, query: ListQuery) {
  const { q, system, nation, language, size, table, players, campaign, club, mine } = query;
  return {
    kind: [kind],
    q,
    system,
    nation,
    language,
    size,
    table,
    players,
    campaign,
    yearFrom: query.yearFrom ?? query.year,
    yearTo: query.yearTo ?? query.year,
    club,
    mine: mine === "true",
  };
}

function placeOf({ cursor, sort }: ListQuery) {
  if (!cursor) return null;
  validate(z.object({ sort: z.literal(cursor.sort) }), { sort });
  return { key: cursor.key, id: cursor.id };
}

function keysOf<Key extends string>(record: Record<Key, unknown>): Key[] {
  return Object.keys(record) as Key[];
}

import { z } from "zod";
import { getOrMakeText } from "@/lib/cache/process-cache";
import { sharedAnswer } from "@/lib/http/answer";
import { type Endpoint, endpoint } from "@/lib/http/endpoint";
import { describeApi } from "@/lib/http/openapi";
import { notModified, problemSchema } from "./answer-schemas";
import { NAMED_SCHEMAS } from "./kinds/named-schemas";

const INFO = {
  title: "Grundlag",
  version: "1.0.0",
  summary: "Napoleonic scenarios, army lists, battlefields and the tables of two rule systems",
  description:
    "Errors are `application/problem+json` (RFC 9457): `code` says which, `title` and the messages of `errors` are in the reader's language.",
  contact: { name: "Whoever runs this service" },
  license: { name: "MIT", identifier: "MIT" },
};

/** The API description, generated on the first request. */
export function openApi(endpoints: readonly Endpoint[]): Endpoint {
  const self: Endpoint = endpoint({
    method: "GET",
    path: "/openapi.json",
    summary: "This description",
    access: "open",
    answers: { ...notModified, 200: { description: "OpenAPI 3.1", schema: z.looseObject({}) } },
    handle: async ({ request }) =>
      sharedAnswer(
        request,
        getOrMakeText("openapi", () => JSON.stringify(describeApi([...endpoints, self], FACTS))),
      ),
  });
  return self;
}

const FACTS = {
  info: INFO,
  tags: [
    {
      name: "accounts",
      description: "Accounts, their tokens and sessions, lost passwords",
      paths: ["users", "tokens", "password-resets", "email-confirmations"],
    },
    {
      name: "scenarios",
      description: "Scenarios of both games, their packs and maps",
      paths: ["scenarios", "order-of-battle", "ground"],
    },
    {
      name: "army lists",
      description: "Army lists of Bogowie Wojny and their rosters",
      paths: ["army-lists"],
    },
    { name: "army books", description: "What army lists are built from", paths: ["army-books"] },
    { name: "maps", description: "Battlefields of Bogowie Wojny", paths: ["maps"] },
    {
      name: "share links",
      description: "What opens by a link, without an account",
      paths: ["share-links"],
    },
    {
      name: "invitations",
      description:
        "What makes somebody a co-author, a commentator, an umpire or the owner of a document",
      paths: ["document-invitations"],
    },
    {
      name: "comments",
      description: "Comments on documents, resolved, reported and removed",
      paths: ["comments"],
    },
    {
      name: "clubs",
      description: "Clubs, their members, and the formats they publish",
      paths: ["clubs", "invitations", "formats"],
    },
    {
      name: "events",
      description: "Club events and the lists handed in to them",
      paths: ["events"],
    },
    {
      name: "games",
      description: "Games at the table, and their seats",
      paths: ["games", "seats"],
    },
    {
      name: "rules",
      description: "The rules of both systems: tables, odds, answers",
      paths: ["rules"],
    },
    { name: "printing", description: "Who waits for the press", paths: ["press"] },
    {
      name: "description",
      description: "What this API is and takes",
      paths: ["openapi.json", "schemas"],
    },
  ],
  named: NAMED_SCHEMAS,
  problem: problemSchema,
  examples: {
    id: ["la-haye-sainte-1815", "orders"],
    slug: ["2bcdefghjkmn", "warsaw-wargamers-x7k2"],
    code: ["2bcdefghjkmn"],
    personId: ["k3m9x2q7ab"],
    version: [3],
    sideId: ["allies"],
    formationId: ["picton"],
    reader: ["umpire", "side-allies"],
    entry: ["k3m9x2q7ab"],
    number: [1],
    n: [21],
    file: ["scenario.v1.json"],
    q: ["Waterloo"],
    seed: ["borodino"],
  },
};

import { z } from "zod";
import { pinnedBookSchema } from "@/lib/domain/bogowie-wojny/list/army-list";
import { jsonAnswer } from "@/lib/http/answer";
import { endpoint } from "@/lib/http/endpoint";
import { comparePinnedBook } from "@/lib/usecases/bogowie-wojny/book/compare-pinned-book";
import { idParams } from "../answer-schemas";

/** A difference between a list and another version of its book. */
export const changeSchema = z.object({
  what: z.enum(["entry", "link", "commander", "formation"]),
  id: z.string(),
  name: z.string(),
  manner: z.enum(["changed", "gone"]),
  fields: z.array(z.object({ field: z.string(), before: z.unknown(), after: z.unknown() })),
});

const comparison = {
  pinned: pinnedBookSchema.nullable(),
  newest: pinnedBookSchema.nullable(),
  isNewer: z.boolean(),
  changes: z.array(changeSchema),
};

/** Whether the book a list was built on has a newer version, and what that would change. */
export const bookChangesOfList = endpoint({
  method: "GET",
  path: "/army-lists/{id}/book-changes",
  summary:
    "What the newest version of the list's army book would change; the list itself stays as it is",
  access: "optional",
  params: idParams,
  answers: {
    200: {
      description: "The book as it was and as it is, and what the list would get of it",
      schema: z.object({
        ...comparison,
        linked: z
          .array(z.object({ linkId: z.string(), ...comparison }))
          .describe("The same of each book that one links to and the list took from"),
      }),
    },
  },
  handle: async ({ context, params }) => jsonAnswer(await comparePinnedBook(context, params.id)),
});

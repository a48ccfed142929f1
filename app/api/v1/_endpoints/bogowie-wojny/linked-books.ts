import { z } from "zod";
import {
  bookCommanderSchema,
  bookFormationSchema,
  bookLinkSchema,
} from "@/lib/domain/bogowie-wojny/book/army-book";
import { bookEntrySchema } from "@/lib/domain/bogowie-wojny/book/book-entry";
import { pinnedBookSchema } from "@/lib/domain/bogowie-wojny/list/army-list";
import { languageSchema } from "@/lib/domain/document/primitives";
import { jsonAnswer } from "@/lib/http/answer";
import { endpoint } from "@/lib/http/endpoint";
import { readLinkedBooks } from "@/lib/usecases/bogowie-wojny/book/read-linked-books";
import { idParams } from "../answer-schemas";

/** The books from which an army book admits entries, with the entries admitted. */
export const linkedBooks = endpoint({
  method: "GET",
  path: "/army-books/{id}/linked-books",
  summary:
    "The books whose entries this one admits, at their present versions, with those entries, and the historical bodies and commanders it admits",
  access: "optional",
  params: idParams,
  answers: {
    200: {
      description: "In the order of its links; `book` is null where the reader may not open it",
      schema: z.object({
        items: z.array(
          z.object({
            link: bookLinkSchema,
            book: pinnedBookSchema.extend({ language: languageSchema }).nullable(),
            entries: z.array(bookEntrySchema),
            formations: z.array(bookFormationSchema),
            commanders: z.array(bookCommanderSchema),
          }),
        ),
      }),
    },
  },
  handle: async ({ context, params }) =>
    jsonAnswer({ items: await readLinkedBooks(context, params.id) }),
});

import { z } from "zod";
import { LIMITS } from "../../document/limits";
import { idSchema, nameSchema } from "../../document/primitives";
import { bookNamesSchema } from "../book/book-entry";
import { BOOK_FORMATION_LEVELS } from "../book/book-words";
import { ARMY_LIST_LIMITS } from "./limits";

/** A regiment that a historical body of the book counts. */
export const pinnedRegimentSchema = z.strictObject({
  entryId: idSchema,
  /** Empty: any regiment of the entry will do. */
  name: z.string().max(LIMITS.nameLength).default(""),
  /** `null`: the book gives no number. */
  bases: z.int().min(1).max(ARMY_LIST_LIMITS.basesPerRegiment).nullable().default(null),
});

/** A list's copy of a historical corps, division or brigade of its book; defines what "whole" means [13.2]. */
export const pinnedFormationSchema = z.strictObject({
  id: idSchema,
  names: bookNamesSchema,
  level: z.enum(BOOK_FORMATION_LEVELS),
  /**
   * Its link in `bookLinks` and its id in the linked book; `parentId` and `regiments` then hold ids of that book.
   * Missing for bodies of the list's own book.
   */
  from: z.strictObject({ linkId: idSchema, formationId: idSchema }).optional(),
  /** Id of its parent body, which the list may not contain. */
  parentId: idSchema.nullable().default(null),
  regiments: z.array(pinnedRegimentSchema).max(ARMY_LIST_LIMITS.regimentsPerFormation).default([]),
  /** The name of its own general; `null`: the book names none. */
  commander: nameSchema.nullable().default(null),
});
export type PinnedFormation = z.infer<typeof pinnedFormationSchema>;

import { z } from "zod";
import { bookNamesSchema } from "../army-book/book-entry";
import { BOOK_FORMATION_LEVELS } from "../army-book/book-words";
import { LIMITS } from "../limits";
import { idSchema, nameSchema } from "../primitives";
import { ARMY_LIST_LIMITS } from "./limits";

/** A regiment that a historical body of the book counts. */
const pinnedRegimentSchema = z.strictObject({
  entryId: idSchema,
  /** Empty: any regiment of the entry will do. */
  name: z.string().max(LIMITS.nameLength).default(""),
  /** `null`: the book gives no number. */
  bases: z.int().min(1).max(ARMY_LIST_LIMITS.basesPerRegiment).nullable().default(null),
});

/** A historical corps, division or brigade as the book had it when the list took it over: what "whole" is held against [13.2]. */
export const pinnedFormationSchema = z.strictObject({
  id: idSchema,
  names: bookNamesSchema,
  level: z.enum(BOOK_FORMATION_LEVELS),
  /** By which of `bookLinks` it came, and its id in that book, whose ids `parentId` and `regiments` speak in; missing: of the list's own book. */
  from: z.strictObject({ linkId: idSchema, formationId: idSchema }).optional(),
  /** The body it stood in, where the list knows that too. */
  parentId: idSchema.nullable().default(null),
  regiments: z.array(pinnedRegimentSchema).max(ARMY_LIST_LIMITS.regimentsPerFormation).default([]),
  /** Its own general; `null`: the book names none. */
  commander: nameSchema.nullable().default(null),
});
export type PinnedFormation = z.infer<typeof pinnedFormationSchema>;

import { z } from "zod";
import { COMMANDER_LOTS } from "@/lib/rules/bogowie-wojny/commander-draw";
import { ARMY_NATIONS } from "@/lib/rules/bogowie-wojny/nation";
import { UPGRADES } from "@/lib/rules/bogowie-wojny/tables/upgrades";
import { acceptedFindingsSchema } from "../../document/acceptance-schema";
import { LIMITS } from "../../document/limits";
import {
  idSchema,
  languageSchema,
  lineSchema,
  markdownSchema,
  nameSchema,
} from "../../document/primitives";
import { bookEntrySchema, bookNamesSchema } from "./book-entry";
import {
  ARMY_BOOK_LIMITS,
  BOOK_FORMATION_LEVELS,
  COMMAND_VALUES,
  COMMANDER_TRAITS,
} from "./book-words";

/** A regiment of a historical formation: an entry, with a name of its own if it has one. */
const bookRegimentSchema = z.strictObject({
  entryId: idSchema,
  /** Empty: named like its entry. */
  name: z.string().max(LIMITS.nameLength).default(""),
  /** `null`: the number is not known. */
  bases: z.int().min(1).max(ARMY_BOOK_LIMITS.basesPerRegiment).nullable().default(null),
});
export type BookRegiment = z.infer<typeof bookRegimentSchema>;

/** A historical corps, division or brigade; a whole division may bring its own general [13.2]. */
export const bookFormationSchema = z.strictObject({
  id: idSchema,
  names: bookNamesSchema,
  level: z.enum(BOOK_FORMATION_LEVELS),
  /** Id of the formation it belongs to, which has a higher level. */
  parentId: idSchema.nullable().default(null),
  regiments: z.array(bookRegimentSchema).max(ARMY_BOOK_LIMITS.regimentsPerFormation).default([]),
  commanderId: idSchema.nullable().default(null),
  source: lineSchema.default(""),
});
export type BookFormation = z.infer<typeof bookFormationSchema>;

/** A line in the list of commanders [6.2]. */
export const bookCommanderSchema = z.strictObject({
  id: idSchema,
  name: nameSchema,
  roles: z.array(z.enum(COMMANDER_LOTS)).max(COMMANDER_LOTS.length).default([]),
  /** Modifier to tests of orders and morale [6.2]; `null`: not given. */
  commandValue: z.int().min(COMMAND_VALUES.least).max(COMMAND_VALUES.most).nullable().default(null),
  traits: z.array(z.enum(COMMANDER_TRAITS)).max(COMMANDER_TRAITS.length).default([]),
  specialRule: lineSchema.default(""),
  source: lineSchema.default(""),
});
export type BookCommander = z.infer<typeof bookCommanderSchema>;

/** Terrain pieces, levels and works that an army's special rule provides without points [13.3, 14.4]. */
const broughtSchema = z.strictObject({
  upgrade: z.enum(UPGRADES),
  count: z.int().min(1).max(99).default(1),
});

/** A special rule of the whole army, with the terrain it provides and its cost. */
export const armyRuleSchema = z.strictObject({
  id: idSchema,
  names: bookNamesSchema,
  text: markdownSchema.default(""),
  brings: z.array(broughtSchema).max(ARMY_BOOK_LIMITS.bringsPerRule).default([]),
  /** Cost in points, in halves; never negative. */
  points: z.number().min(0).max(ARMY_BOOK_LIMITS.points).multipleOf(0.5).default(0),
  source: lineSchema.default(""),
});
export type ArmyRule = z.infer<typeof armyRuleSchema>;

const linkMaximumSchema = z.int().min(0).max(1_000).nullable().default(null);

/** The entries this book admits from another (a nation's generic book or a stored one), without that book's own links [13.2]. */
export const bookLinkSchema = z.strictObject({
  id: idSchema,
  nation: z.enum(ARMY_NATIONS).nullable().default(null),
  bookId: idSchema.nullable().default(null),
  /** All of its entries, or those with these ids. */
  entries: z
    .union([z.literal("all"), z.array(idSchema).max(ARMY_BOOK_LIMITS.entries)])
    .default("all"),
  /** Also its historical bodies, if all of their regiments are admitted. */
  bodies: z.boolean().default(false),
  /** Also its commanders, to be named and drawn. */
  commanders: z.boolean().default(false),
  /** The most regiments and bases an army may take through this link, over all entries; `null`: no maximum. */
  maxRegiments: linkMaximumSchema,
  maxBases: linkMaximumSchema,
});
export type BookLink = z.infer<typeof bookLinkSchema>;

/** An army book (*lista armii, statystyki*) of Bogowie Wojny: Napoleon [2.8, 6.2, 13.2]: the troops an army may field, with their figures as far as known. */
export const armyBookSchema = z.strictObject({
  kind: z.literal("army-book"),
  schemaVersion: z.literal(1),
  system: z.literal("bogowie-wojny").default("bogowie-wojny"),
  title: nameSchema,
  language: languageSchema,
  /** `null`: a nation without a generic book, named in `nationName`. */
  nation: z.enum(ARMY_NATIONS).nullable(),
  nationName: z.string().max(LIMITS.nameLength).default(""),
  /** The edition of the statistics, such as `4.0` or a year; may be empty. */
  edition: z.string().max(LIMITS.nameLength).default(""),
  source: markdownSchema.default(""),
  notes: markdownSchema.default(""),
  entries: z.array(bookEntrySchema).max(ARMY_BOOK_LIMITS.entries).default([]),
  formations: z.array(bookFormationSchema).max(ARMY_BOOK_LIMITS.formations).default([]),
  commanders: z.array(bookCommanderSchema).max(ARMY_BOOK_LIMITS.commanders).default([]),
  specialRules: z.array(armyRuleSchema).max(ARMY_BOOK_LIMITS.specialRules).default([]),
  links: z.array(bookLinkSchema).max(ARMY_BOOK_LIMITS.links).default([]),
  acceptedFindings: acceptedFindingsSchema,
});
/** Schema of a book; `issuesOfArmyBook` checks ids, references and cycles. */
export type ArmyBook = z.infer<typeof armyBookSchema>;

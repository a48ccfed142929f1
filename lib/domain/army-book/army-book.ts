import { z } from "zod";
import { COMMANDER_LOTS } from "@/lib/rules/bogowie-wojny/commander-draw";
import { ARMY_NATIONS } from "@/lib/rules/bogowie-wojny/nation";
import { UPGRADES } from "@/lib/rules/bogowie-wojny/tables/upgrades";
import { acceptedFindingsSchema } from "../acceptance-schema";
import { LIMITS } from "../limits";
import { idSchema, languageSchema, lineSchema, markdownSchema, nameSchema } from "../primitives";
import { bookEntrySchema, bookNamesSchema } from "./book-entry";
import {
  ARMY_BOOK_LIMITS,
  BOOK_FORMATION_LEVELS,
  COMMAND_VALUES,
  COMMANDER_TRAITS,
} from "./book-words";

/** A regiment of a historical formation: an entry, under a name of its own where it has one. */
const bookRegimentSchema = z.strictObject({
  entryId: idSchema,
  /** Empty: called as its entry. */
  name: z.string().max(LIMITS.nameLength).default(""),
  /** `null`: history or the book gives no number. */
  bases: z.int().min(1).max(ARMY_BOOK_LIMITS.basesPerRegiment).nullable().default(null),
});
export type BookRegiment = z.infer<typeof bookRegimentSchema>;

/** A corps, division or brigade of history; a whole division may bring its own general [13.2]. */
export const bookFormationSchema = z.strictObject({
  id: idSchema,
  names: bookNamesSchema,
  level: z.enum(BOOK_FORMATION_LEVELS),
  /** The formation it stands in; of a higher level. */
  parentId: idSchema.nullable().default(null),
  regiments: z.array(bookRegimentSchema).max(ARMY_BOOK_LIMITS.regimentsPerFormation).default([]),
  commanderId: idSchema.nullable().default(null),
  source: lineSchema.default(""),
});
export type BookFormation = z.infer<typeof bookFormationSchema>;

/** A line of the commanders' list [6.2]. */
export const bookCommanderSchema = z.strictObject({
  id: idSchema,
  name: nameSchema,
  roles: z.array(z.enum(COMMANDER_LOTS)).max(COMMANDER_LOTS.length).default([]),
  /** What the commander adds to tests of orders and morale [6.2]; `null`: not given. */
  commandValue: z.int().min(COMMAND_VALUES.least).max(COMMAND_VALUES.most).nullable().default(null),
  traits: z.array(z.enum(COMMANDER_TRAITS)).max(COMMANDER_TRAITS.length).default([]),
  specialRule: lineSchema.default(""),
  source: lineSchema.default(""),
});
export type BookCommander = z.infer<typeof bookCommanderSchema>;

/** What an army's special rule brings to the table without points: pieces of terrain, levels, works [13.3, 14.4]. */
const broughtSchema = z.strictObject({
  upgrade: z.enum(UPGRADES),
  count: z.int().min(1).max(99).default(1),
});

/** A rule of the whole army, with what it brings and what it costs. */
export const armyRuleSchema = z.strictObject({
  id: idSchema,
  names: bookNamesSchema,
  text: markdownSchema.default(""),
  brings: z.array(broughtSchema).max(ARMY_BOOK_LIMITS.bringsPerRule).default([]),
  /** Points of the upgrades it takes, in halves; never negative. */
  points: z.number().min(0).max(ARMY_BOOK_LIMITS.points).multipleOf(0.5).default(0),
  source: lineSchema.default(""),
});
export type ArmyRule = z.infer<typeof armyRuleSchema>;

const linkMaximumSchema = z.int().min(0).max(1_000).nullable().default(null);

/** What of another book this one admits, of its own and not of what it admits in turn [13.2]: of a nation's generic book, or of a stored one. */
export const bookLinkSchema = z.strictObject({
  id: idSchema,
  nation: z.enum(ARMY_NATIONS).nullable().default(null),
  bookId: idSchema.nullable().default(null),
  /** All of its entries, or those named by their ids there. */
  entries: z
    .union([z.literal("all"), z.array(idSchema).max(ARMY_BOOK_LIMITS.entries)])
    .default("all"),
  /** Its historical bodies, too: those all of whose regiments are admitted. */
  bodies: z.boolean().default(false),
  /** Its commanders, too, to be named and drawn. */
  commanders: z.boolean().default(false),
  /** Regiments and bases that an army may take by this link, all entries together; `null`: no maximum. */
  maxRegiments: linkMaximumSchema,
  maxBases: linkMaximumSchema,
});
export type BookLink = z.infer<typeof bookLinkSchema>;

/** An army book (*lista armii, statystyki*) of Bogowie Wojny: Napoleon [2.8, 6.2, 13.2]: what an army may field, with the figures its author has. */
export const armyBookSchema = z.strictObject({
  kind: z.literal("army-book"),
  schemaVersion: z.literal(1),
  system: z.literal("bogowie-wojny").default("bogowie-wojny"),
  title: nameSchema,
  language: languageSchema,
  /** `null`: none of the nations with a generic book; `nationName` says which. */
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
/** A schema's reading of a book; ids, references and cycles are for `issuesOfArmyBook`. */
export type ArmyBook = z.infer<typeof armyBookSchema>;

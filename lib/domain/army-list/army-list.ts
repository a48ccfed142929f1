import { z } from "zod";
import { FORMAT_32_8 } from "@/lib/rules/bogowie-wojny/format";
import { ARMY_NATIONS } from "@/lib/rules/bogowie-wojny/nation";
import { VETERAN_STATES } from "@/lib/rules/bogowie-wojny/points";
import { UPGRADES } from "@/lib/rules/bogowie-wojny/tables/upgrades";
import { UNIT_KINDS } from "@/lib/rules/bogowie-wojny/unit-kind";
import { acceptedFindingsSchema } from "../acceptance-schema";
import { bookCommanderSchema } from "../army-book/army-book";
import { bookEntrySchema } from "../army-book/book-entry";
import { LIMITS } from "../limits";
import { idSchema, languageSchema, lineSchema, markdownSchema, nameSchema } from "../primitives";
import { formatSchema } from "./format-schema";
import { FORMATION_LEVELS, GENERAL_KINDS, GENERAL_SOURCES } from "./general";
import { ARMY_LIST_LIMITS } from "./limits";
import { pinnedFormationSchema } from "./pinned-formation";

/** A name that may be left open, where the page and the print then say what it is instead. */
const openNameSchema = z.string().max(LIMITS.nameLength).default("");

/** A regiment of n bases or a battery of one [2.2]. */
export const regimentSchema = z.strictObject({
  id: idSchema,
  /** Empty: called by its kind. */
  name: openNameSchema,
  unitKind: z.enum(UNIT_KINDS),
  /** The entry of `bookEntries` it was chosen from; `null`: by its kind alone. */
  entryId: idSchema.nullable().default(null),
  bases: z.int().min(1).max(ARMY_LIST_LIMITS.basesPerRegiment).default(1),
  veteran: z.enum(VETERAN_STATES).default("no"),
  /** Elite status, bought for points [13.3]. */
  elite: z.boolean().default(false),
  /** The statistics give it the trait "may become elite" [13.3]. */
  mayBecomeElite: z.boolean().default(false),
  /** The regiment that regimental guns go with [9.9]. */
  followsRegimentId: idSchema.nullable().default(null),
  /** The brigade of its formation it is joined in [7.9]; `null`: it acts by itself. */
  brigadeId: idSchema.nullable().default(null),
  notes: lineSchema.default(""),
  /** Bought statuses, and the notes, are kept from everybody but the owner. */
  secretStatus: z.boolean().default(false),
  secretNotes: z.boolean().default(false),
});
export type Regiment = z.infer<typeof regimentSchema>;

/** A general of a formation: drawn from one of the two lists, historical, or bought [13.2–13.4]. */
export const generalSchema = z.strictObject({
  kind: z.enum(GENERAL_KINDS),
  source: z.enum(GENERAL_SOURCES).default("drawn"),
  /** Empty until drawn. */
  name: openNameSchema,
  /** Of `bookCommanders`; missing: none of the book is named. */
  commanderId: idSchema.optional(),
});
export type General = z.infer<typeof generalSchema>;

/** Regiments of a division that act as one unit [2.2, 7.9]; they name it. */
export const brigadeSchema = z.strictObject({
  id: idSchema,
  /** Empty: called by its number. */
  name: openNameSchema,
});
export type Brigade = z.infer<typeof brigadeSchema>;

/** A division or an independent brigade with its general and its regiments [13.4]. */
export const armyFormationSchema = z.strictObject({
  id: idSchema,
  /** Empty: called by its number. */
  name: openNameSchema,
  level: z.enum(FORMATION_LEVELS).default("division"),
  /** The corps it stands in; `null` in a vanguard. */
  corpsId: idSchema.nullable().default(null),
  general: generalSchema.nullable().default(null),
  /** The historical division of `bookFormations` it is meant to be [13.2]. */
  historicalId: idSchema.nullable().default(null),
  brigades: z.array(brigadeSchema).max(ARMY_LIST_LIMITS.brigadesPerFormation).default([]),
  regiments: z.array(regimentSchema).max(ARMY_LIST_LIMITS.regimentsPerFormation).default([]),
});
export type ArmyFormation = z.infer<typeof armyFormationSchema>;

/** A commander who costs nothing: of a corps or of the army [13.2]. */
const freeCommanderSchema = z.strictObject({
  source: z.enum(["drawn", "historical"]).default("drawn"),
  name: openNameSchema,
  /** Of `bookCommanders`; missing: none of the book is named. */
  commanderId: idSchema.optional(),
});
export type FreeCommander = z.infer<typeof freeCommanderSchema>;

/** A corps and its commander; its formations name it [13.2]. */
export const corpsSchema = z.strictObject({
  id: idSchema,
  name: openNameSchema,
  commander: freeCommanderSchema.default({ source: "drawn", name: "" }),
  /** The historical corps of `bookFormations` it is meant to be [13.2]. */
  historicalId: idSchema.nullable().default(null),
});
export type Corps = z.infer<typeof corpsSchema>;

/** An upgrade with its count: pieces, levels or, for an ammunition train, loads [13.3]. */
export const boughtUpgradeSchema = z.strictObject({
  id: idSchema,
  upgrade: z.enum(UPGRADES),
  count: z.int().min(1).max(ARMY_LIST_LIMITS.upgradeCount).default(1),
  notes: lineSchema.default(""),
  /** Kept from everybody but the owner; ambushes always are [15.1]. */
  secret: z.boolean().default(false),
});
export type BoughtUpgrade = z.infer<typeof boughtUpgradeSchema>;

/** The army book a list is built on, and which version of it the snapshot `bookEntries` was taken from. */
export const pinnedBookSchema = z.strictObject({
  id: idSchema,
  version: z.int().min(1),
  title: nameSchema,
  edition: openNameSchema,
});
export type PinnedBook = z.infer<typeof pinnedBookSchema>;

/** A link of the list's book by which something of another came into it, as it was then [13.2]. */
export const pinnedLinkSchema = z.strictObject({
  /** Its id in the list's book. */
  id: idSchema,
  book: pinnedBookSchema,
  /** Whether it admits historical bodies, with their own commanders, and the other commanders. */
  bodies: z.boolean().default(false),
  commanders: z.boolean().default(false),
  /** What the army may take by it; `null`: no maximum. */
  maxRegiments: z.int().min(0).max(1_000).nullable().default(null),
  maxBases: z.int().min(0).max(1_000).nullable().default(null),
});
export type PinnedLink = z.infer<typeof pinnedLinkSchema>;

/** An entry as the list took it over; one of a linked book has an id of the list's own. */
export const pinnedEntrySchema = bookEntrySchema.extend({
  /** By which of `bookLinks` it came, and its id in that book; missing: of the list's own book. */
  from: z.strictObject({ linkId: idSchema, entryId: idSchema }).optional(),
});
export type PinnedEntry = z.infer<typeof pinnedEntrySchema>;

/** A commander of the book whom the list names for a post [13.2], as they were when taken over [6.2]. */
export const pinnedCommanderSchema = bookCommanderSchema
  .pick({ id: true, name: true, commandValue: true, traits: true, specialRule: true })
  .extend({
    /** Which of `bookLinks` the commander came by, and their id in that book; missing: of the list's own book. */
    from: z.strictObject({ linkId: idSchema, commanderId: idSchema }).optional(),
  });
export type PinnedCommander = z.infer<typeof pinnedCommanderSchema>;

/** The club's format a list was built by, and which version of it was taken over. */
const formatOriginSchema = z.strictObject({
  id: idSchema,
  version: z.int().min(1).max(LIMITS.version),
});
export type FormatOrigin = z.infer<typeof formatOriginSchema>;

/** An army list (*rozpiska*) of Bogowie Wojny: Napoleon [XIII]: one JSON value; points, morale and findings are worked out from it. */
export const armyListSchema = z
  .strictObject({
    kind: z.literal("army-list"),
    schemaVersion: z.literal(1),
    system: z.literal("bogowie-wojny").default("bogowie-wojny"),
    title: nameSchema,
    language: languageSchema,
    nation: z.enum(ARMY_NATIONS),
    /** The year the army is meant for; no rule depends on it. */
    year: z.int().min(1792).max(1815).nullable().default(null),
    notes: markdownSchema.default(""),
    /** The notes are kept from everybody but the owner. */
    secretNotes: z.boolean().default(false),
    /** `null`: built by kinds of unit alone. */
    book: pinnedBookSchema.nullable().default(null),
    /** The book's entries that regiments use, as they were when taken over: what is checked, shown and printed. */
    bookEntries: z.array(pinnedEntrySchema).max(ARMY_LIST_LIMITS.bookEntries).default([]),
    /** The links of the book by which entries, bodies and commanders of others came in. */
    bookLinks: z.array(pinnedLinkSchema).max(ARMY_LIST_LIMITS.bookLinks).default([]),
    /** The historical bodies that its corps and divisions are meant to be, as they were in the book. */
    bookFormations: z.array(pinnedFormationSchema).max(ARMY_LIST_LIMITS.bookFormations).default([]),
    /** The commanders of the book that it names for its posts. */
    bookCommanders: z.array(pinnedCommanderSchema).max(ARMY_LIST_LIMITS.bookCommanders).default([]),
    format: formatSchema.default({ ...FORMAT_32_8 }),
    /** Where the format came from, to hear of changes; `null`: from no club. What holds is the format itself. */
    formatOrigin: formatOriginSchema.nullable().default(null),
    /** The commander-in-chief, free and always there [13.2, 13.4]. */
    commander: freeCommanderSchema.default({ source: "drawn", name: "" }),
    corps: z.array(corpsSchema).max(ARMY_LIST_LIMITS.corps).default([]),
    formations: z.array(armyFormationSchema).max(ARMY_LIST_LIMITS.formations).default([]),
    upgrades: z.array(boughtUpgradeSchema).max(ARMY_LIST_LIMITS.upgrades).default([]),
    acceptedFindings: acceptedFindingsSchema,
  })
  .superRefine(refuseRepeatedIds);
/** A well-formed list; whether it is legal is for the check to say. */
export type ArmyList = z.infer<typeof armyListSchema>;

interface WithIds {
  bookEntries: { id: string }[];
  bookFormations: { id: string }[];
  bookLinks: { id: string }[];
  bookCommanders: { id: string }[];
  corps: { id: string }[];
  formations: { id: string; brigades: { id: string }[]; regiments: { id: string }[] }[];
  upgrades: { id: string }[];
}

/** Every id of a list with its path, in document order. */
function idsWithPaths(list: WithIds): { id: string; path: (string | number)[] }[] {
  return [
    ...list.corps.map(({ id }, i) => ({ id, path: ["corps", i, "id"] })),
    ...list.formations.flatMap((formation, i) => [
      { id: formation.id, path: ["formations", i, "id"] },
      ...formation.brigades.map(({ id }, j) => ({
        id,
        path: ["formations", i, "brigades", j, "id"],
      })),
      ...formation.regiments.map(({ id }, j) => ({
        id,
        path: ["formations", i, "regiments", j, "id"],
      })),
    ]),
    ...list.upgrades.map(({ id }, i) => ({ id, path: ["upgrades", i, "id"] })),
  ];
}

/** Entries keep their ids from the book, which knows nothing of the list's: ids are unique within each book only. */
function refuseRepeatedIds(list: WithIds, context: z.RefinementCtx): void {
  refuseRepeats(idsWithPaths(list), context);
  for (const part of ["bookEntries", "bookFormations", "bookLinks", "bookCommanders"] as const) {
    refuseRepeats(
      list[part].map(({ id }, i) => ({ id, path: [part, i, "id"] })),
      context,
    );
  }
}

function refuseRepeats(
  places: { id: string; path: (string | number)[] }[],
  context: z.RefinementCtx,
): void {
  const seen = new Set<string>();
  for (const { id, path } of places) {
    if (seen.has(id)) {
      context.addIssue({
        code: "custom",
        path,
        message: `The id "${id}" is used twice. Each id must be unique in its document.`,
        params: { words: "repeated-id" },
      });
    }
    seen.add(id);
  }
}

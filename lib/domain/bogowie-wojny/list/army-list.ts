import { z } from "zod";
import { FORMAT_32_8 } from "@/lib/rules/bogowie-wojny/format";
import { ARMY_NATIONS } from "@/lib/rules/bogowie-wojny/nation";
import { VETERAN_STATES } from "@/lib/rules/bogowie-wojny/points";
import { acceptedFindingsSchema } from "../../document/acceptance-schema";
import { LIMITS } from "../../document/limits";
import {
  idSchema,
  languageSchema,
  lineSchema,
  markdownSchema,
  nameSchema,
} from "../../document/primitives";
import { translationsSchema } from "../../document/translations/translations-schema";
import { bookCommanderSchema } from "../book/army-book";
import { bookEntrySchema, unitKindSchema } from "../book/book-entry";
import { formatSchema, upgradeSchema } from "./format-schema";
import { FORMATION_LEVELS, GENERAL_KINDS, GENERAL_SOURCES } from "./general";
import { ARMY_LIST_LIMITS } from "./limits";
import { pinnedFormationSchema } from "./pinned-formation";

/** A name that may be left empty; pages and prints then show a substitute, such as the kind or number. */
const openNameSchema = z.string().max(LIMITS.nameLength).default("");

/** A regiment of n bases or a battery of one [2.2]. */
export const regimentSchema = z.strictObject({
  id: idSchema,
  /** Empty: shown as its kind. */
  name: openNameSchema,
  unitKind: unitKindSchema,
  /** The entry of `bookEntries` it was chosen from; `null`: by its kind alone. */
  entryId: idSchema.nullable().default(null),
  bases: z.int().min(1).max(ARMY_LIST_LIMITS.basesPerRegiment).default(1),
  veteran: z.enum(VETERAN_STATES).default("no"),
  /** Elite status, bought for points [13.3]. */
  elite: z.boolean().default(false),
  /** The statistics give it the trait "may become elite" [13.3]. */
  mayBecomeElite: z.boolean().default(false),
  /** Id of the regiment that regimental guns accompany [9.9]. */
  followsRegimentId: idSchema.nullable().default(null),
  /** Id of its brigade, within its formation [7.9]; `null`: it acts on its own. */
  brigadeId: idSchema.nullable().default(null),
  notes: lineSchema.default(""),
  /** Whether bought statuses, and the notes, are visible only to the owner. */
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
  /** Id in `bookCommanders`; missing: no commander of the book is named. */
  commanderId: idSchema.optional(),
});
export type General = z.infer<typeof generalSchema>;

/** Regiments of a division that act as one unit [2.2, 7.9]; each refers to its brigade. */
export const brigadeSchema = z.strictObject({
  id: idSchema,
  /** Empty: shown by its number. */
  name: openNameSchema,
});
export type Brigade = z.infer<typeof brigadeSchema>;

/** A division or an independent brigade with its general and its regiments [13.4]. */
export const armyFormationSchema = z.strictObject({
  id: idSchema,
  /** Empty: shown by its number. */
  name: openNameSchema,
  level: z.enum(FORMATION_LEVELS).default("division"),
  /** Id of its corps; `null` in a vanguard. */
  corpsId: idSchema.nullable().default(null),
  general: generalSchema.nullable().default(null),
  /** Id in `bookFormations` of the historical division it represents [13.2]. */
  historicalId: idSchema.nullable().default(null),
  brigades: z.array(brigadeSchema).max(ARMY_LIST_LIMITS.brigadesPerFormation).default([]),
  regiments: z.array(regimentSchema).max(ARMY_LIST_LIMITS.regimentsPerFormation).default([]),
});
export type ArmyFormation = z.infer<typeof armyFormationSchema>;

/** A commander who costs nothing: of a corps or of the army [13.2]. */
const freeCommanderSchema = z.strictObject({
  source: z.enum(["drawn", "historical"]).default("drawn"),
  name: openNameSchema,
  /** Id in `bookCommanders`; missing: no commander of the book is named. */
  commanderId: idSchema.optional(),
});
export type FreeCommander = z.infer<typeof freeCommanderSchema>;

/** A corps and its commander; its formations refer to it [13.2]. */
export const corpsSchema = z.strictObject({
  id: idSchema,
  name: openNameSchema,
  commander: freeCommanderSchema.default({ source: "drawn", name: "" }),
  /** Id in `bookFormations` of the historical corps it represents [13.2]. */
  historicalId: idSchema.nullable().default(null),
});
export type Corps = z.infer<typeof corpsSchema>;

/** An upgrade with its count: pieces, levels or, for an ammunition train, loads [13.3]. */
export const boughtUpgradeSchema = z.strictObject({
  id: idSchema,
  upgrade: upgradeSchema,
  count: z.int().min(1).max(ARMY_LIST_LIMITS.upgradeCount).default(1),
  notes: lineSchema.default(""),
  /** Visible only to the owner; ambushes always are [15.1]. */
  secret: z.boolean().default(false),
});
export type BoughtUpgrade = z.infer<typeof boughtUpgradeSchema>;

/** The army book of a list, and the version from which the snapshot `bookEntries` was taken. */
export const pinnedBookSchema = z.strictObject({
  id: idSchema,
  version: z.int().min(1),
  title: nameSchema,
  edition: openNameSchema,
});
export type PinnedBook = z.infer<typeof pinnedBookSchema>;

/** A link from the list's book to another from which the list took something, as the link was then [13.2]. */
export const pinnedLinkSchema = z.strictObject({
  /** Its id in the list's book. */
  id: idSchema,
  book: pinnedBookSchema,
  /** Whether it admits historical bodies with their own commanders, and all other commanders. */
  bodies: z.boolean().default(false),
  commanders: z.boolean().default(false),
  /** The most the army may take through it; `null`: no maximum. */
  maxRegiments: z.int().min(0).max(1_000).nullable().default(null),
  maxBases: z.int().min(0).max(1_000).nullable().default(null),
});
export type PinnedLink = z.infer<typeof pinnedLinkSchema>;

/** A copy of a book's entry in the list; an entry of a linked book gets a new id. */
export const pinnedEntrySchema = bookEntrySchema.extend({
  /** Its link in `bookLinks` and its id in the linked book; missing for entries of the list's own book. */
  from: z.strictObject({ linkId: idSchema, entryId: idSchema }).optional(),
});
export type PinnedEntry = z.infer<typeof pinnedEntrySchema>;

/** A copy of a commander of the book named for a post in the list [13.2, 6.2]. */
export const pinnedCommanderSchema = bookCommanderSchema
  .pick({ id: true, name: true, commandValue: true, traits: true, specialRule: true })
  .extend({
    /** The link in `bookLinks` and the commander's id in the linked book; missing for the list's own book. */
    from: z.strictObject({ linkId: idSchema, commanderId: idSchema }).optional(),
  });
export type PinnedCommander = z.infer<typeof pinnedCommanderSchema>;

/** The club's format on which the list's format is based, and the version that was copied. */
const formatOriginSchema = z.strictObject({
  id: idSchema,
  version: z.int().min(1).max(LIMITS.version),
});
export type FormatOrigin = z.infer<typeof formatOriginSchema>;

/**
 * An army list (*rozpiska*) of Bogowie Wojny: Napoleon [XIII], stored as one JSON value; points, morale and findings
 * are calculated from it.
 */
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
    /** Whether the notes are visible only to the owner. */
    secretNotes: z.boolean().default(false),
    /** `null`: built without a book, by kinds of unit alone. */
    book: pinnedBookSchema.nullable().default(null),
    /** Copies of the book's entries that regiments use; these are checked, shown and printed. */
    bookEntries: z.array(pinnedEntrySchema).max(ARMY_LIST_LIMITS.bookEntries).default([]),
    /** The book's links through which entries, bodies and commanders of other books were added. */
    bookLinks: z.array(pinnedLinkSchema).max(ARMY_LIST_LIMITS.bookLinks).default([]),
    /** Copies of the historical bodies that its corps and divisions represent. */
    bookFormations: z.array(pinnedFormationSchema).max(ARMY_LIST_LIMITS.bookFormations).default([]),
    /** Copies of the book's commanders named for its posts. */
    bookCommanders: z.array(pinnedCommanderSchema).max(ARMY_LIST_LIMITS.bookCommanders).default([]),
    format: formatSchema.default({ ...FORMAT_32_8 }),
    /** The origin of the format, used to notice changes; `null`: not from a club. Only `format` itself is binding. */
    formatOrigin: formatOriginSchema.nullable().default(null),
    /** The commander-in-chief, who costs nothing and is always present [13.2, 13.4]. */
    commander: freeCommanderSchema.default({ source: "drawn", name: "" }),
    corps: z.array(corpsSchema).max(ARMY_LIST_LIMITS.corps).default([]),
    formations: z.array(armyFormationSchema).max(ARMY_LIST_LIMITS.formations).default([]),
    upgrades: z.array(boughtUpgradeSchema).max(ARMY_LIST_LIMITS.upgrades).default([]),
    acceptedFindings: acceptedFindingsSchema,
    translations: translationsSchema,
  })
  .superRefine(refuseRepeatedIds);
/** A well-formed list; the check decides whether it is legal. */
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

/** All ids of a list with their paths, in document order. */
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

/** Entries keep their ids from the book, which may equal other ids in the list, so each kind is checked separately. */
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

import { z } from "zod";
import { UNIT_KINDS } from "@/lib/rules/bogowie-wojny/unit-kind";
import { LIMITS } from "../../document/limits";
import { idSchema, lineSchema, yearsSchema } from "../../document/primitives";
import { BLANK_PROFILE } from "./blank-profile";
import { ARMY_BOOK_LIMITS, ENTRY_TRAITS, ENTRY_WEAPONS } from "./book-words";

const oneNameSchema = z.string().max(LIMITS.nameLength).default("");

/** A name in the three languages of the service; at least one is not empty. */
export const bookNamesSchema = z
  .strictObject({ en: oneNameSchema, da: oneNameSchema, pl: oneNameSchema })
  .refine((names) => Object.values(names).some((name) => /\S/.test(name)), {
    message: "needs a name in at least one language",
    params: { words: "book-name" },
  });
export type BookNames = z.infer<typeof bookNamesSchema>;

/** A row of the Wagomiar [13.2]. */
export const unitKindSchema = z.enum(UNIT_KINDS);

/** A special trait [2.8]. */
export const entryTraitSchema = z.enum(ENTRY_TRAITS);

const lengthSchema = z.number().min(0).max(ARMY_BOOK_LIMITS.lengthCm).nullable().default(null);
const figureSchema = z.number().min(0).max(ARMY_BOOK_LIMITS.figure).nullable().default(null);

/** The columns of 2.8. `null` is a figure the book does not give, printed as an empty box and never guessed. */
export const profileSchema = z.strictObject({
  /** Movement in line and ordre mixte (*Ruch*, first figure), cm a turn. */
  moveLineCm: lengthSchema,
  /** Movement in column, loose order and mass (*Ruch*, second figure); of cavalry and guns the same as in line. */
  moveColumnCm: lengthSchema,
  /** *Broń*; `null` if the book names none. */
  weapon: z.enum(ENTRY_WEAPONS).nullable().default(null),
  /** The book's word for a weapon without a code. */
  weaponName: z.string().max(LIMITS.nameLength).default(""),
  rangeCm: lengthSchema,
  /** Range of canister (*kartacze*), guns only [9.2]. */
  canisterRangeCm: lengthSchema,
  /** Dice added by canister [9.3]. */
  canisterBonus: figureSchema,
  /** Range of shrapnel, British guns only [9.2]. */
  shrapnelRangeCm: lengthSchema,
  /** *WB*, dice per base in melee. */
  fightingValue: figureSchema,
  /** *SO*, dice per base in fire. */
  firepower: figureSchema,
  /** *WTR*, hits a base takes. */
  endurance: figureSchema,
  morale: figureSchema,
  /** Loads (*ładunki*) a battery carries [9.4]. */
  ammunition: figureSchema,
  /** Special rules in the book's own words, in addition to the traits. */
  specialRules: lineSchema.default(""),
});
export type Profile = z.infer<typeof profileSchema>;

const regimentBasesSchema = z.strictObject({
  least: z.int().min(1).max(ARMY_BOOK_LIMITS.basesPerRegiment),
  most: z.int().min(1).max(ARMY_BOOK_LIMITS.basesPerRegiment),
});

const maximumSchema = z.int().min(0).max(1_000).nullable().default(null);

/** A unit entry of an army book, or of the snapshot stored in a list. */
export const bookEntrySchema = z.strictObject({
  id: idSchema,
  names: bookNamesSchema,
  /** The row of the Wagomiar [13.2] that prices it; `null`: the rules are silent and the player chooses a row. */
  unitKind: unitKindSchema.nullable().default(null),
  /** Bases a regiment may count; `null`: as 2.2 has it. */
  regimentBases: regimentBasesSchema.nullable().default(null),
  /** The most regiments and bases of this entry in an army [13.2]; `null`: no maximum. */
  maxRegiments: maximumSchema,
  maxBases: maximumSchema,
  /** A named historical regiment: once per army [13.2]. */
  historical: z.boolean().default(false),
  /** Years in which the army had it, for formats limited to certain years [13.2]; `null`: not given. */
  years: yearsSchema.nullable().default(null),
  traits: z.array(entryTraitSchema).max(ENTRY_TRAITS.length).default([]),
  profile: profileSchema.default(BLANK_PROFILE),
  /** Source of the entry and its figures: chapters of the rules, a book, general history. */
  source: lineSchema.default(""),
});
export type BookEntry = z.infer<typeof bookEntrySchema>;

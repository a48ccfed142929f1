import { z } from "zod";

const whole = (least: number) =>
  z
    .union([z.int().min(least), z.string().regex(/^[1-9]\d{15,}$/)])
    .describe("Exact; digits in a string where a JSON number would not hold them");

/** A chance as a fraction in lowest terms, and as a decimal for charts. */
export const chanceSchema = z.object({
  numerator: whole(0),
  denominator: whole(1),
  decimal: z.number().min(0).max(1),
});
export type ChanceAnswer = z.infer<typeof chanceSchema>;

const outcomeSchema = z.object({
  /** A number of figures, or a code. */
  value: z.union([z.number(), z.string()]),
  label: z.string(),
  chance: chanceSchema,
  /** The chance of this many or more; null if outcomes are not numbers. */
  orMore: chanceSchema.nullable(),
});

/** The outcomes of one question, each with its chance; the chances add up to 1. */
export const distributionSchema = z.object({
  id: z.string(),
  label: z.string(),
  outcomes: z.array(outcomeSchema),
  /** Mean of numeric outcomes, exact. */
  mean: z
    .object({
      numerator: z.union([z.int(), z.string().regex(/^[1-9]\d{15,}$/)]),
      denominator: whole(1),
      decimal: z.number(),
    })
    .nullable(),
});
export type DistributionAnswer = z.infer<typeof distributionSchema>;

/** A row that counted, for whom and how much. */
export const factorSchema = z.object({
  party: z.string(),
  partyLabel: z.string(),
  column: z.string(),
  row: z.string(),
  label: z.string(),
  value: z.int(),
});

/** The odds of a roll of any rule book: what counted, and how likely each result is. */
export const anyOddsAnswerSchema = z.object({
  roll: z.string(),
  factors: z.array(factorSchema),
  distributions: z.array(distributionSchema),
  /** Rows that exclude each other but were counted nevertheless: the place of one of them, and the reason. */
  remarks: z.array(z.object({ path: z.string(), code: z.string(), text: z.string() })),
  /** Assumptions made where the rules are not clear. */
  readings: z.array(z.object({ id: z.string(), text: z.string() })),
  source: z.string(),
});
export type AnyOddsAnswer = z.infer<typeof anyOddsAnswerSchema>;

/** The odds of a roll in Belle Alliance. */
export const oddsAnswerSchema = anyOddsAnswerSchema.extend({
  tables: z.array(z.int()),
  /** Units of fire or of melee by party. */
  units: z.record(z.string(), z.int()),
  /** The number the dice must reach, if there is a single one. */
  threshold: z.int().nullable(),
});
export type OddsAnswer = z.infer<typeof oddsAnswerSchema>;

import { z } from "zod";

const whole = (least: number) =>
  z
    .union([z.int().min(least), z.string().regex(/^[1-9]\d{15,}$/)])
    .describe("Exact; digits in a string where a JSON number would not hold them");

/** A chance as a fraction in lowest terms, and as a decimal for plots. */
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
  /** The chance of this many or more; null where outcomes are not numbers. */
  orMore: chanceSchema.nullable(),
});

/** One question's outcomes, each with its chance; the chances come to 1. */
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

/** The odds of a roll of any rule book: what counted, and how likely each result is. */
export const anyOddsAnswerSchema = z.object({
  roll: z.string(),
  factors: z.array(
    z.object({
      party: z.string(),
      partyLabel: z.string(),
      column: z.string(),
      row: z.string(),
      label: z.string(),
      value: z.int(),
    }),
  ),
  distributions: z.array(distributionSchema),
  /** Rows that cannot hold at once, counted all the same: the place of one of them, and why. */
  remarks: z.array(z.object({ path: z.string(), code: z.string(), text: z.string() })),
  /** Where the rules leave room: what was assumed. */
  readings: z.array(z.object({ id: z.string(), text: z.string() })),
  source: z.string(),
});
export type AnyOddsAnswer = z.infer<typeof anyOddsAnswerSchema>;

/** The odds of a roll of Belle Alliance. */
export const oddsAnswerSchema = anyOddsAnswerSchema.extend({
  tables: z.array(z.int()),
  /** Units of fire or of melee by party. */
  units: z.record(z.string(), z.int()),
  /** What the dice must reach, where they must reach one number. */
  threshold: z.int().nullable(),
});
export type OddsAnswer = z.infer<typeof oddsAnswerSchema>;

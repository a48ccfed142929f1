import { z } from "zod";
import { anyOddsAnswerSchema } from "@/lib/domain/odds-answer/answer";

/** What dice are thrown for a party, or what its two dice must show. */
const castSchema = z.object({
  party: z.string(),
  partyLabel: z.string(),
  /** `dice` so many dice at 4 and more; `at-least` and `at-most` what two dice must show; `certain` none. */
  kind: z.enum(["dice", "at-least", "at-most", "certain"]),
  value: z.int().nullable(),
  text: z.string(),
});
export type Cast = z.infer<typeof castSchema>;

/** The odds of a roll of Bogowie Wojny. */
export const bwOddsAnswerSchema = anyOddsAnswerSchema.extend({
  /** Chapters that decide the roll. */
  chapters: z.array(z.string()),
  casts: z.array(castSchema),
});
export type BwOddsAnswer = z.infer<typeof bwOddsAnswerSchema>;

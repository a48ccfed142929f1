import { z } from "zod";
import { idSchema } from "../primitives";
import type { PartyForm } from "./picked-party";
import { type BwOddsRoll, bwOddsQuestionSchema } from "./question";

const picks = {
  list: idSchema
    .optional()
    .describe("An army list to pick a regiment from; what is left out of the party comes from it"),
  regiment: idSchema.optional().describe("Which of its regiments or batteries"),
};

/** A question as it may be sent: each party may be picked from a list. */
export const bwOddsRequestSchema = z.union(
  bwOddsQuestionSchema.options.map((option) =>
    z.strictObject(
      Object.fromEntries(
        Object.entries(option.shape).map(([name, field]) => [name, pickable(field as z.ZodType)]),
      ),
    ),
  ),
);

function pickable(field: z.ZodType): z.ZodType {
  if (field instanceof z.ZodArray) return z.array(pickable(field.element as z.ZodType));
  return field instanceof z.ZodObject ? field.partial().extend(picks) : field;
}

/** Any arm may test its morale, and nothing but guns serves as guns. */
const ARMS = ["infantry", "cavalry", "artillery"] as const;

/** What a roll asks of one of its parties; null where it knows none of that name. */
export function partyFormOf(roll: BwOddsRoll, path: string): PartyForm | null {
  const option = bwOddsQuestionSchema.options.find(({ shape }) => shape.roll.value === roll);
  const [, name = ""] = path.split("/");
  const field: unknown = (option?.shape as Record<string, unknown> | undefined)?.[name];
  const party = field instanceof z.ZodArray ? field.element : field;
  if (!(party instanceof z.ZodObject)) return null;
  const { arm } = party.shape as Record<string, unknown>;
  const inner = arm instanceof z.ZodDefault ? arm.unwrap() : arm;
  const otherwise = name === "firer" ? ["artillery"] : ARMS;
  const arms = inner instanceof z.ZodEnum ? inner.options.map(String) : otherwise;
  return { roll, fields: Object.keys(party.shape), arms };
}

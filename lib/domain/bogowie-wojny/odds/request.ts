import { z } from "zod";
import { idSchema } from "../../document/primitives";
import { bwArmsOf, bwPartySchemas } from "./pages";
import type { PartyForm } from "./picked-party";
import { type BwOddsRoll, bwOddsQuestionSchema, meleeParty, meleeSide, target } from "./question";

const picks = {
  list: idSchema
    .optional()
    .describe("An army list to pick a regiment from; what is left out of the party comes from it"),
  regiment: idSchema.optional().describe("Which of its regiments or batteries"),
};

const pickables = new Map<z.ZodType, z.ZodType>();

/** The same party as one that may be picked; the same one each time, so that it is described once. */
function pickable(field: z.ZodType): z.ZodType {
  const known = pickables.get(field);
  if (known) return known;
  const made = withPicks(field);
  pickables.set(field, made);
  return made;
}

function withPicks(field: z.ZodType): z.ZodType {
  if (field instanceof z.ZodArray) return z.array(pickable(field.element as z.ZodType));
  return field instanceof z.ZodObject ? field.partial().extend(picks) : field;
}

/** What is fired at. */
export const bwTargetSchema = pickable(target);
/** Who fights one other. */
export const bwMeleePartySchema = pickable(meleeParty);
/** Those of one side who fight together. */
export const bwMeleeSideSchema = pickable(meleeSide);

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

/** The fields a roll expects of one of its parties; null if it has no party of that name. */
export function partyFormOf(roll: BwOddsRoll, path: string): PartyForm | null {
  const [, name = ""] = path.split("/");
  const schemas = bwPartySchemas(roll, name);
  return schemas && { roll, fields: Object.keys(schemas), arms: bwArmsOf(name, schemas) };
}

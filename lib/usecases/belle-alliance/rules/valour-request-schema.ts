import { z } from "zod";
import { LIMITS } from "@/lib/domain/document/limits";
import { nameSchema } from "@/lib/domain/document/primitives";
import { armNamed, typeNamed } from "@/lib/rules/belle-alliance/names/troop-names";
import { GUARD_GRADES, WEIGHTS } from "@/lib/rules/belle-alliance/unit-type";
import { VALOUR_CONFIDENCES } from "@/lib/rules/belle-alliance/valour/valour-doubt";

/** The most units in one request. */
const MAX_VALOUR_REQUESTS = 2_000;

const labelSchema = z.string().max(LIMITS.nameLength);
const aboveSchema = labelSchema.nullish();

const contextSchema = z.strictObject({
  army: aboveSchema,
  corps: aboveSchema,
  division: aboveSchema,
  brigade: aboveSchema,
  guard: z.boolean().nullish(),
  guardGrade: z.enum(GUARD_GRADES).nullish(),
});

const unitSchema = z
  .strictObject({
    name: nameSchema,
    /** A code or a name; an unknown nation is answered as not listed. */
    nation: labelSchema.trim().min(1),
    /** A code or a name of an arm. */
    arm: labelSchema,
    /** A code or a name of a type of the arm. */
    type: labelSchema.nullish(),
    year: z.int().min(0).max(9_999),
    context: contextSchema.nullish(),
  })
  .superRefine(({ arm, type }, { addIssue }) => {
    const named = armNamed(arm);
    if (!named) return addIssue(unknown("arm", arm, "infantry, cavalry, artillery"));
    if (type && typeNamed(type, named.arm) === null) {
      addIssue(unknown("type", type, "line, light-dragoon, horse-artillery"));
    }
  });

function unknown(field: "arm" | "type", value: string, such: string) {
  const message = `There is no ${field} "${value}"; send one such as ${such}.`;
  return {
    code: "custom" as const,
    path: [field],
    message,
    params: { words: `unknown-${field}` },
    input: value,
  };
}

/** The body of a request for rows of table 21. */
export const valourRequestsSchema = z.strictObject({
  units: z.array(unitSchema).max(MAX_VALOUR_REQUESTS),
});

/** The answer for one unit, for the description of the API. */
export const valourAnswerSchema = z.object({
  row: z.string().nullable(),
  default: z.enum(["unlisted", "guard-artillery"]).nullable(),
  weight: z.enum(WEIGHTS).nullable(),
  values: z.array(z.int()),
  confidence: z.enum(VALOUR_CONFIDENCES),
  candidates: z.array(z.string()),
  why: z.object({
    code: z.string(),
    params: z.record(z.string(), z.union([z.string(), z.number()])),
    doubts: z.array(z.string()),
    text: z.string(),
  }),
});

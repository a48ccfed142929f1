import { z } from "zod";
import { SEVERITIES } from "./severity";

/**
 * One fault: the rule it rests on, its place as a JSON Pointer, a code for the sentence and the sentence's values.
 * `paths` are all its places where it takes several; where many are reported as one, `each` are the places of each.
 */
export const findingSchema = z.strictObject({
  rule: z.string(),
  severity: z.enum(SEVERITIES),
  path: z.string(),
  paths: z.array(z.string()).optional(),
  each: z.array(z.array(z.string())).optional(),
  code: z.string(),
  params: z.record(z.string(), z.union([z.string(), z.number()])),
});
export type Finding = z.infer<typeof findingSchema>;

/** How many errors a report has. */
export function countErrors({ findings }: { readonly findings: readonly Finding[] }): number {
  return findings.filter(({ severity }) => severity === "error").length;
}

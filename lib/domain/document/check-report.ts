import { z } from "zod";
import { SEVERITIES } from "./severity";

/**
 * One finding: the rule it is based on, its place as a JSON Pointer, the code of its sentence and the values in that
 * sentence. `paths` lists all places if it concerns several; `each` lists those of every fault reported as one.
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

/** A document's totals, and every finding about it under the rules. */
export interface CheckReport {
  readonly summary: object;
  readonly findings: readonly Finding[];
}

export function countErrors({ findings }: { readonly findings: readonly Finding[] }): number {
  return findings.filter(({ severity }) => severity === "error").length;
}

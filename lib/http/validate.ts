import type { z } from "zod";
import { GrundlagError, type Issue } from "@/lib/domain/document/error-code";
import { issuesOfJson } from "@/lib/domain/document/json-limits";
import { issuesOfZod } from "@/lib/domain/kinds/parse-document";

/** Parses a value with a schema. Error: `invalid-document` with every place. */
export function validate<Schema extends z.ZodType>(
  schema: Schema,
  value: unknown,
): z.infer<Schema> {
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  throw invalid(issuesOfZod(parsed.error.issues));
}

/** Refuses JSON that is nested too deeply, has too many values, or contains text that cannot be stored. */
export function assertPlainJson(value: unknown): void {
  const issues = issuesOfJson(value);
  if (issues.length > 0) throw invalid(issues);
}

function invalid(issues: readonly Issue[]): GrundlagError {
  const [first] = issues;
  const more = issues.length > 1 ? ` (and ${issues.length - 1} more)` : "";
  const place = first?.path || "The request";
  return new GrundlagError("invalid-document", `${place}: ${first?.message}${more}`, issues);
}

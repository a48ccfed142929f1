import { issuesOfZod } from "@/lib/domain/document";
import { GrundlagError, type Issue } from "@/lib/domain/error-code";
import { issuesOfJson, readJsonBytes } from "@/lib/domain/json-limits";
import { orbatMapperLines, orbatMapperSchema } from "@/lib/domain/scenario/paste/orbat-mapper";
import type { ReadLines } from "@/lib/domain/scenario/paste/read-lines";

/** The lines of an ORBAT Mapper scenario file. Errors: `malformed-json`, `invalid-document` with the paths in the file. */
export function orbatLines(bytes: Uint8Array): ReadLines {
  const json = readJsonBytes(bytes);
  const early = issuesOfJson(json);
  if (early.length > 0) throw invalid(early);
  const parsed = orbatMapperSchema.safeParse(json);
  if (!parsed.success) throw invalid(issuesOfZod(parsed.error.issues));
  return orbatMapperLines(parsed.data);
}

function invalid(issues: readonly Issue[]): GrundlagError {
  const [first] = issues;
  return new GrundlagError("invalid-document", `${first?.path}: ${first?.message}`, issues);
}

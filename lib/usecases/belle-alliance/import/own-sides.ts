import { z } from "zod";
import { type Side, sideSchema } from "@/lib/domain/belle-alliance/scenario/side";
import { GrundlagError, type Issue } from "@/lib/domain/document/error-code";
import { issuesOfJson, readJsonBytes } from "@/lib/domain/document/json-limits";
import { LIMITS } from "@/lib/domain/document/limits";
import { belleAllianceScenario } from "@/lib/domain/kinds/belle-alliance-scenario";
import { issuesOfZod, parseDocument } from "@/lib/domain/kinds/parse-document";

/** This service's own answer about an order of battle, of which only the sides are read. */
const answerSchema = z.object({ sides: z.array(sideSchema).max(LIMITS.sides) });

/** The sides of a scenario, or of an order of battle that this service answered earlier. Error: `invalid-document`. */
export function readOwnSides(bytes: Uint8Array): readonly Side[] {
  const json = readJsonBytes(bytes);
  const early = issuesOfJson(json);
  if (early.length > 0) throw invalid(early);
  if (isScenario(json)) {
    const parsed = parseDocument("scenario", json);
    if (parsed.ok) return belleAllianceScenario(parsed.document).sides;
    throw invalid(parsed.issues);
  }
  const parsed = answerSchema.safeParse(json);
  if (parsed.success) return parsed.data.sides;
  throw invalid(issuesOfZod(parsed.error.issues));
}

function isScenario(json: unknown): boolean {
  return typeof json === "object" && json !== null && "kind" in json;
}

function invalid(issues: readonly Issue[]): GrundlagError {
  const [first] = issues;
  return new GrundlagError("invalid-document", `${first?.path}: ${first?.message}`, issues);
}

import type { Battlefield } from "@/lib/domain/battlefield/battlefield";
import { type BattlefieldReport, checkBattlefield } from "@/lib/domain/battlefield/check";
import { issuesOfBattlefield } from "@/lib/domain/battlefield/well-formed";
import { GrundlagError } from "@/lib/domain/error-code";

/** What lies on a battlefield, and everything the rules want otherwise. Error: `invalid-document` where an id stands twice. */
export function checkMap(field: Battlefield): BattlefieldReport {
  const issues = issuesOfBattlefield(field);
  const [first] = issues;
  if (first) throw new GrundlagError("invalid-document", `${first.path}: ${first.message}`, issues);
  return checkBattlefield(field);
}

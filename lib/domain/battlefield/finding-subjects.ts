import { subjectsOf } from "../accepted-findings";
import type { Battlefield } from "./battlefield";
import type { BattlefieldFinding } from "./finding";

/**
 * What a finding is about, for accepting it: ids of the things that make it, or, of the field as a whole, the kind of
 * terrain, the player or the role it concerns.
 */
export function subjectsOfFinding(finding: BattlefieldFinding, field: Battlefield): string[] {
  const [subject = ""] = subjectsOf(finding, field);
  if (subject === "") return [whatOf(finding)];
  const { other, piece = other } = finding.params;
  const second = typeof piece === "number" ? field.pieces[piece - 1]?.id : undefined;
  return second === undefined ? [subject] : [subject, second];
}

function whatOf({ params: { column, upgrade, role, edge } }: BattlefieldFinding): string {
  return [column, upgrade, role, edge].filter((each) => each !== undefined).join("-");
}

import { subjectsOf } from "../../document/accepted-findings";
import type { Battlefield } from "./battlefield";
import type { BattlefieldFinding } from "./finding";

/**
 * The subjects of a finding, for accepting it: the ids of the things that cause it or, if it concerns the field as a
 * whole, the kind of terrain, player or role.
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

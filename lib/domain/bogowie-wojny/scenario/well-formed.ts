import type { Issue } from "../../document/error-code";
import { issuesOfBattlefield } from "../field/well-formed";
import type { BattleScenario } from "./battle-scenario";

/** Issues beyond the schema that make a scenario malformed: an id used twice, a malformed battlefield. */
export function issuesOfBattleScenario({
  forces,
  objectives,
  battlefield,
}: BattleScenario): Issue[] {
  return [
    ...repeatedIds([
      ...forces.map(({ id }, i) => ({ id, path: `/forces/${i}/id` })),
      ...objectives.map(({ id }, i) => ({ id, path: `/objectives/${i}/id` })),
    ]),
    ...(battlefield ? issuesOfBattlefield(battlefield.ground) : []).map((issue) => ({
      ...issue,
      path: `/battlefield/ground${issue.path}`,
    })),
  ];
}

function repeatedIds(places: readonly { readonly id: string; readonly path: string }[]): Issue[] {
  const seen = new Set<string>();
  return places.flatMap(({ id, path }) => {
    const isRepeated = seen.has(id);
    seen.add(id);
    const message = `The id "${id}" appears more than once; every id in a document must be unique.`;
    return isRepeated ? [{ path, code: "repeated-id", message }] : [];
  });
}

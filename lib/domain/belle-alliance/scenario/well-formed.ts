import type { Issue } from "../../document/error-code";
import { LIMITS } from "../../document/limits";
import type { Scenario } from "./scenario";
import { walkFormations, walkUnits } from "./walk";

/** What makes a scenario malformed beyond its schema: a repeated id, or a tree that is too deep or too large. */
export function issuesOfScenario(scenario: Scenario): Issue[] {
  const formations = [...walkFormations(scenario)];
  const units = [...walkUnits(scenario)];
  const tooDeep = formations.find(({ parents }) => parents.length >= LIMITS.treeDepth);
  return [
    ...repeatedIds(idsWithPaths(scenario)),
    ...(tooDeep ? [issueOfDepth(tooDeep.path)] : []),
    ...tooMany("formations", formations, LIMITS.formations),
    ...tooMany("units", units, LIMITS.units),
  ];
}

/** An issue for each id that an earlier thing already has. */
export function repeatedIds(
  things: readonly { readonly id: string; readonly path: string }[],
): Issue[] {
  const seen = new Set<string>();
  return things.flatMap(({ id, path }) => {
    const repeated = seen.has(id);
    seen.add(id);
    return repeated ? [issueOfRepeat(id, path)] : [];
  });
}

function idsWithPaths(scenario: Scenario): { id: string; path: string }[] {
  return [
    ...scenario.sides.flatMap((side, i) => [
      { id: side.id, path: `/sides/${i}` },
      ...side.reinforcements.flatMap(({ id, alternatives = [] }, j) => {
        const path = `/sides/${i}/reinforcements/${j}`;
        return [
          { id, path },
          ...alternatives.map((each, k) => ({ id: each.id, path: `${path}/alternatives/${k}` })),
        ];
      }),
    ]),
    ...[...walkFormations(scenario)].map(({ formation, path }) => ({ id: formation.id, path })),
    ...[...walkUnits(scenario)].map(({ unit, path }) => ({ id: unit.id, path })),
    ...(scenario.umpireActs ?? []).map(({ id }, i) => ({ id, path: `/umpireActs/${i}` })),
    ...(scenario.plannedWays ?? []).map(({ id }, i) => ({ id, path: `/plannedWays/${i}` })),
    ...(scenario.events ?? []).map(({ id }, i) => ({ id, path: `/events/${i}` })),
    ...(scenario.victory?.objectives ?? []).map(({ id }, i) => ({
      id,
      path: `/victory/objectives/${i}`,
    })),
    ...(scenario.victory?.levels ?? []).map(({ id }, i) => ({ id, path: `/victory/levels/${i}` })),
    ...scenario.map.features.map(({ id }, i) => ({ id, path: `/map/features/${i}` })),
    ...(scenario.variants ?? []).map(({ id }, i) => ({ id, path: `/variants/${i}` })),
  ];
}

function issueOfRepeat(id: string, path: string): Issue {
  return {
    path: `${path}/id`,
    code: "repeated-id",
    message: `The id "${id}" is used twice. Each id must be unique in its document.`,
  };
}

function issueOfDepth(path: string): Issue {
  return {
    path,
    code: "too-deep",
    message: `Formations stand at most ${LIMITS.treeDepth} levels deep; this one stands deeper.`,
  };
}

/** An issue at the first place beyond the limit. */
function tooMany(
  what: string,
  places: readonly { readonly path: string }[],
  most: number,
): Issue[] {
  const first = places[most];
  if (!first) return [];
  const message = `The scenario has ${places.length} ${what}; ${most} are the most, and this one is the first beyond. Take ${places.length - most} out, or divide the scenario.`;
  return [{ path: first.path, code: "too-many", message }];
}

import type { Issue } from "../../document/error-code";
import type { Battlefield } from "./battlefield";
import { BATTLEFIELD_LIMITS } from "./limits";

/** Issues beyond the schema that make a battlefield malformed: an id used twice, or too many corners to check. */
export function issuesOfBattlefield(field: Battlefield): Issue[] {
  return [...repeatedIds(field), ...tooManyPoints(field)];
}

function tooManyPoints({ pieces, crossings, fieldWorks, roads }: Battlefield): Issue[] {
  const shapes = [...pieces, ...crossings, ...fieldWorks, ...roads];
  const count = shapes.reduce((sum, { points }) => sum + points.length, 0);
  const most = BATTLEFIELD_LIMITS.pointsTogether;
  const message = `The shapes have ${count} points together; the limit is ${most}.`;
  return count > most ? [{ path: "/pieces", code: "too-many-points", message }] : [];
}

function repeatedIds(field: Battlefield): Issue[] {
  const seen = new Set<string>();
  const lists = ["pieces", "crossings", "fieldWorks", "roads", "objectives"] as const;
  return lists.flatMap((list) =>
    field[list].flatMap(({ id }, index) => {
      const repeated = seen.has(id);
      seen.add(id);
      const message = `The id "${id}" appears more than once; every id in a document must be unique.`;
      return repeated ? [{ path: `/${list}/${index}/id`, code: "repeated-id", message }] : [];
    }),
  );
}

import { findingAt, type ScenarioFinding } from "../finding-codes";
import type { Reinforcement, Side } from "../side";
import { formationsUnder, unitsUnder } from "../visible-tree";
import type { ScenarioCheck } from "./check-context";

/** Checks that reinforcements exist, arrive in time and arrive only once [1.1.9]. */
export const checkArrivals: ScenarioCheck = ({ scenario }) =>
  scenario.sides.flatMap((side, i) => {
    if (side.reinforcements.length === 0) return [];
    const known = idsOf(side);
    const seen = new Set<string>();
    return side.reinforcements.flatMap((reinforcement, j) => {
      const path = `/sides/${i}/reinforcements/${j}`;
      const params = { side: side.name, bound: reinforcement.bound };
      const unknown = reinforcement.brings.filter((id) => !known.has(id)).length;
      const again = reinforcement.brings.filter((id) => seen.has(id)).length;
      for (const id of reinforcement.brings) seen.add(id);
      return [
        ...late(reinforcement, { path, bounds: scenario.bounds, side }),
        ...(unknown > 0
          ? [findingAt(`${path}/brings`, "arrival-unknown", { ...params, count: unknown })]
          : []),
        ...(again > 0
          ? [findingAt(`${path}/brings`, "arrival-twice", { ...params, count: again })]
          : []),
      ];
    });
  });

function idsOf({ formations }: Side): ReadonlySet<string> {
  return new Set([...formationsUnder(formations), ...unitsUnder(formations)].map(({ id }) => id));
}

function late(
  { bound }: Reinforcement,
  at: { readonly path: string; readonly bounds: number | null; readonly side: Side },
): ScenarioFinding[] {
  if (at.bounds === null || bound <= at.bounds) return [];
  const params = { side: at.side.name, bound, bounds: at.bounds };
  return [findingAt(`${at.path}/bound`, "arrival-too-late", params)];
}

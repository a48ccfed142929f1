import { groupBy } from "../../group-by";
import { directCommand, mustHaveCommander } from "../command-reach";
import { findingAt, findingsAbout } from "../finding-codes";
import { hasUnits } from "../visible-tree";
import type { CheckContext, ScenarioCheck } from "./check-context";

/** A commander for each brigade and above, and nobody commanding nobody [1.1.4]. */
export const checkCommanders: ScenarioCheck = (context) => {
  const { formations, sidePaths } = context;
  const manned = new Set(
    formations.filter(({ formation }) => hasUnits(formation)).map(({ path }) => path),
  );
  const leaderless = formations.filter(
    ({ formation, path }) =>
      formation.commander === null && mustHaveCommander(formation) && manned.has(path),
  );
  const idle = formations.filter(({ formation, path }) => formation.commander && !manned.has(path));
  return [
    ...[...groupBy(leaderless, ({ side }) => side.id)].flatMap(([sideId, group]) =>
      findingsAbout(
        "commander-missing",
        group.map(({ path, formation }) => ({ path: `${path}/commander`, name: formation.name })),
        sidePaths.get(sideId) ?? "",
      ),
    ),
    ...withoutDirectCommander(context),
    ...idle.map(({ path, formation }) =>
      findingAt(`${path}/commander`, "commander-idle", {
        name: formation.name,
        commander: formation.commander?.name ?? "",
      }),
    ),
  ];
};

/** Formations whose units nobody is placed over; one that must have its own commander is told of that alone. */
function withoutDirectCommander({ formations }: CheckContext) {
  return formations.flatMap(({ formation, parents, path }) => {
    const [first] = formation.units;
    const chain = [...parents, formation];
    if (!first || directCommand(chain) !== null) return [];
    if (chain.some(mustHaveCommander)) return [];
    const params = { formation: formation.name, name: first.name, count: formation.units.length };
    return [findingAt(`${path}/commander`, "direct-commander-missing", params)];
  });
}

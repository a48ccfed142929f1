import { directCommand, mustHaveCommander } from "../command-reach";
import { faultsAbout } from "../fault";
import { findingAt, type ScenarioFindingCode } from "../finding-codes";
import { hasUnits } from "../visible-tree";
import type { FormationPlace } from "../walk";
import type { CheckContext, ScenarioCheck } from "./check-context";

/** Checks that every formation from brigade up has a commander, and that no commander is without troops [1.1.4]. */
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
  const about = (code: ScenarioFindingCode, places: readonly FormationPlace[]) =>
    places.flatMap(({ path, formation: { name, commander }, side }) => {
      const params = { commander: commander?.name ?? "" };
      const subject = { path: `${path}/commander`, name, params };
      return faultsAbout(code, [subject], sidePaths.get(side.id) ?? "");
    });
  return [
    ...about("commander-missing", leaderless),
    ...withoutDirectCommander(context),
    ...about("commander-idle", idle),
  ];
};

/**
 * Reports formations with units but no commander at or above them, unless one of these must have its own commander,
 * which another finding reports.
 */
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

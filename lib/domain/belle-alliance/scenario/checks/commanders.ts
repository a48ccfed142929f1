import { LEVELS } from "@/lib/rules/belle-alliance/level";
import { directCommand, mustHaveCommander } from "../command-reach";
import { faultsAbout } from "../fault";
import { findingAt, type ScenarioFindingCode } from "../finding-codes";
import { hasUnits } from "../visible-tree";
import type { FormationPlace } from "../walk";
import type { CheckContext, ScenarioCheck } from "./check-context";

/**
 * Checks that every formation from brigade up has a commander, that no commander is without troops, and that no
 * formation is part of a lower one [1.1.4].
 */
export const checkCommanders: ScenarioCheck = (context) => {
  const { formations, nameOf, sidePaths } = context;
  const manned = new Set(
    formations.filter(({ formation }) => hasUnits(formation)).map(({ path }) => path),
  );
  const leaderless = formations.filter(
    ({ formation, path }) =>
      formation.commander === null && mustHaveCommander(formation) && manned.has(path),
  );
  const idle = formations.filter(({ formation, path }) => formation.commander && !manned.has(path));
  const about = (code: ScenarioFindingCode, places: readonly FormationPlace[]) =>
    places.flatMap(({ path, formation, side }) => {
      const params = { commander: formation.commander?.name ?? "" };
      const field = code === "level-under-lower" ? "level" : "commander";
      const subject = { path: `${path}/${field}`, name: nameOf(formation), params };
      return faultsAbout(code, [subject], sidePaths.get(side.id) ?? "");
    });
  return [
    ...about("commander-missing", leaderless),
    ...withoutDirectCommander(context),
    ...about("commander-idle", idle),
    ...about("level-under-lower", formations.filter(isUnderLower)),
  ];
};

/**
 * Whether a formation is of a higher level than the one it is part of, as a corps under a brigade [1.1.4]. A detachment
 * may be made of anything, and a wing is part of an army or of a corps.
 */
function isUnderLower({ formation, parents }: FormationPlace): boolean {
  const above = parents.findLast(({ level }) => level !== "detachment");
  if (!above || formation.level === "detachment") return false;
  const level = formation.level === "wing" ? "corps" : formation.level;
  return LEVELS.indexOf(level) < LEVELS.indexOf(above.level);
}

/**
 * Reports formations with units but no commander at or above them, unless one of these must have its own commander,
 * which another finding reports.
 */
function withoutDirectCommander({ formations, nameOf }: CheckContext) {
  return formations.flatMap(({ formation, parents, path }) => {
    const [first] = formation.units;
    const chain = [...parents, formation];
    if (!first || directCommand(chain) !== null) return [];
    if (chain.some(mustHaveCommander)) return [];
    const { units } = formation;
    const params = { formation: nameOf(formation), name: first.name, count: units.length };
    return [findingAt(`${path}/commander`, "direct-commander-missing", params)];
  });
}

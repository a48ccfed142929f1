import type { Level } from "@/lib/rules/belle-alliance/level";
import { groupBy } from "../../group-by";
import { findingAt, findingsAbout } from "../finding-codes";
import { hasUnits } from "../visible-tree";
import type { ScenarioCheck } from "./check-context";

/** Brigades and all above them have a commander each; a regiment may stand for a brigade [1.1.4]. */
const LEVELS_WITH_COMMANDER: ReadonlySet<Level> = new Set([
  "army",
  "wing",
  "corps",
  "division",
  "brigade",
]);

/** A commander for each brigade and above, and nobody commanding nobody [1.1.4]. */
export const checkCommanders: ScenarioCheck = ({ formations, sidePaths }) => {
  const manned = new Set(
    formations.filter(({ formation }) => hasUnits(formation)).map(({ path }) => path),
  );
  const leaderless = formations.filter(
    ({ formation, path }) =>
      formation.commander === null &&
      LEVELS_WITH_COMMANDER.has(formation.level) &&
      manned.has(path),
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
    ...idle.map(({ path, formation }) =>
      findingAt(`${path}/commander`, "commander-idle", {
        name: formation.name,
        commander: formation.commander?.name ?? "",
      }),
    ),
  ];
};

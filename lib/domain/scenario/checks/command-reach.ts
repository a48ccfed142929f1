import { groupBy } from "../../group-by";
import {
  directCommand,
  distanceOfCommander,
  isOutOfReach,
  mustHaveCommander,
} from "../command-reach";
import { findingsAbout } from "../finding-codes";
import type { FormationNode } from "../formation";
import type { FormationPlace } from "../walk";
import {
  type CheckContext,
  findingsByFormation,
  type ScenarioCheck,
  type Standing,
} from "./check-context";

/** Commanders who stand on the table, and near enough to their units to order them without a roll [1.1.3]. */
export const checkCommandReach: ScenarioCheck = (context) => [
  ...commandersOffTable(context),
  ...findingsByFormation(context, "units-out-of-reach", context.standing.flatMap(tooFar)),
];

function commandersOffTable({ formations, scenario, sidePaths }: CheckContext) {
  const { widthCm, depthCm } = scenario.map;
  const isOff = ({ formation: { commander } }: FormationPlace) => {
    if (!commander?.placement) return false;
    const { xCm, yCm } = commander.placement;
    return xCm < 0 || yCm < 0 || xCm > widthCm || yCm > depthCm;
  };
  return [...groupBy(formations.filter(isOff), ({ side }) => side.id)].flatMap(([sideId, group]) =>
    findingsAbout(
      "commander-off-table",
      group.map(({ path, formation }) => ({
        path: `${path}/commander/placement`,
        name: formation.commander?.name ?? "",
      })),
      sidePaths.get(sideId) ?? "",
    ),
  );
}

/** Units whose own body lacks its commander are told of that alone. */
function tooFar({ place, outline }: Standing) {
  const under = directCommand(place.parents);
  const stand = under?.commander?.placement;
  if (!under || !stand || lacksNearer(place.parents, under)) return [];
  if (!isOutOfReach(distanceOfCommander(stand, outline))) return [];
  return [{ place, under }];
}

function lacksNearer(parents: readonly FormationNode[], under: FormationNode): boolean {
  return parents.slice(parents.indexOf(under) + 1).some(mustHaveCommander);
}

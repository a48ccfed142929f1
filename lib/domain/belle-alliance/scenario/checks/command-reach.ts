import {
  directCommand,
  distanceOfCommander,
  isOutOfReach,
  mustHaveCommander,
} from "../command-reach";
import { unitStrength } from "../derive";
import { faultsAbout } from "../fault";
import type { FormationNode } from "../formation";
import type { Settings } from "../settings";
import type { FormationPlace } from "../walk";
import {
  type CheckContext,
  faultsByFormation,
  type ScenarioCheck,
  type UnitOnTable,
} from "./check-context";

/** Checks that commanders are on the table, and near enough to their units to order them without a roll [1.1.3]. */
export const checkCommandReach: ScenarioCheck = (context) => [
  ...commandersOffTable(context),
  ...faultsByFormation(context, "units-out-of-reach", tooFar(context)),
];

function commandersOffTable({ formations, scenario, sidePaths }: CheckContext) {
  const { widthCm, depthCm } = scenario.map;
  const isOff = ({ formation: { commander } }: FormationPlace) => {
    if (!commander?.placement) return false;
    const { xCm, yCm } = commander.placement;
    return xCm < 0 || yCm < 0 || xCm > widthCm || yCm > depthCm;
  };
  return formations.filter(isOff).flatMap(({ path, formation: { commander }, side }) => {
    const subject = { path: `${path}/commander/placement`, name: commander?.name ?? "" };
    return faultsAbout("commander-off-table", [subject], sidePaths.get(side.id) ?? "");
  });
}

/** Skips units whose own formation has no commander, or whose ground is unknown; other findings report those. */
function tooFar({ standing, scenario: { settings } }: CheckContext) {
  const ofKnownGround = standing.filter(({ place }) => {
    const { figures, modelGuns, wagons } = unitStrength(place.unit, settings);
    return (figures ?? modelGuns ?? wagons) !== null;
  });
  return ofKnownGround.flatMap((each) => outOfReach(each, settings.bases));
}

function outOfReach({ place, outline }: UnitOnTable, bases: Settings["bases"]) {
  const under = directCommand(place.parents);
  const stand = under?.commander?.placement;
  if (!under || !stand || lacksNearer(place.parents, under)) return [];
  if (!isOutOfReach(distanceOfCommander(stand, outline, bases))) return [];
  return [{ place, under }];
}

function lacksNearer(parents: readonly FormationNode[], under: FormationNode): boolean {
  return parents.slice(parents.indexOf(under) + 1).some(mustHaveCommander);
}

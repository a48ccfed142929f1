import { groupBy } from "../../group-by";
import { directCommand, distanceOfCommander, isOutOfReach } from "../command-reach";
import { findingsAbout } from "../finding-codes";
import { groundOf } from "../view/map-view";
import type { FormationPlace, UnitPlace } from "../walk";
import { type CheckContext, findingsAboutUnits, type ScenarioCheck } from "./check-context";

/** Commanders who stand on the table, and near enough to their units to order them without a roll [1.1.3]. */
export const checkCommandReach: ScenarioCheck = (context) => [
  ...commandersOffTable(context),
  ...findingsAboutUnits(context, "units-out-of-reach", {
    field: "placement",
    has: (place) => standsTooFar(place, context),
  }),
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

function standsTooFar({ unit, parents }: UnitPlace, { scenario }: CheckContext): boolean {
  const stand = directCommand(parents)?.commander?.placement;
  if (!stand || !unit.placement) return false;
  const { outline } = groundOf(unit, unit.placement, scenario);
  return isOutOfReach(distanceOfCommander(stand, outline));
}

import type { Deployment } from "../deployment/deploy";
import { findFormation, findUnits } from "../find";
import type { ScenarioCommand } from "./scenario-command";

/**
 * Places a whole formation on the table at once, including commanders; pieces already there are moved unless locked.
 */
export const deployTroops: ScenarioCommand<Pick<Deployment, "units" | "commanders">> = {
  name: "deployTroops",
  run: (draft, { units, commanders }) => {
    const places = new Map(units.map(({ unitId, placement }) => [unitId, placement]));
    for (const unit of findUnits(draft, places.keys())) {
      const placement = places.get(unit.id);
      if (placement && !unit.placement?.locked) unit.placement = { ...placement };
    }
    for (const { formationId, placement } of commanders) {
      const { commander } = findFormation(draft, formationId).item;
      if (commander && !commander.placement?.locked) commander.placement = { ...placement };
    }
  },
};

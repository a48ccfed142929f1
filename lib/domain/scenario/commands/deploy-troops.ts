import type { Deployment } from "../deployment/deploy";
import { findFormation, findUnit } from "../find";
import type { ScenarioCommand } from "./scenario-command";

/** Puts all of a formation on the table at once, commanders too; who stands there already is moved unless locked. */
export const deployTroops: ScenarioCommand<Pick<Deployment, "units" | "commanders">> = {
  name: "deployTroops",
  run: (draft, { units, commanders }) => {
    for (const { unitId, placement } of units) {
      const { item } = findUnit(draft, unitId);
      if (!item.placement?.locked) item.placement = { ...placement };
    }
    for (const { formationId, placement } of commanders) {
      const { commander } = findFormation(draft, formationId).item;
      if (commander && !commander.placement?.locked) commander.placement = { ...placement };
    }
  },
};

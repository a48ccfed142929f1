import { isTrainedForWorks } from "@/lib/rules/belle-alliance/field-workers";
import { formationsOfArm } from "@/lib/rules/belle-alliance/formation";
import type { FootprintRemark } from "@/lib/rules/belle-alliance/formation-shape";
import { mostSkirmishers } from "@/lib/rules/belle-alliance/light-troops";
import { unitStrength } from "../derive";
import type { ScenarioFindingCode } from "../finding-codes";
import type { Settings } from "../settings";
import type { Placement, Unit } from "../unit";
import { groundOf } from "../view/map-view";
import { type CheckContext, faultsOfUnits, type ScenarioCheck } from "./check-context";

/** Checks the rules for a unit's formation: columns of attack, skirmish lines and work [1.3.1, 1.3.2, 6.3.0]. */
export const checkFormations: ScenarioCheck = (context) => [
  ...faultsInTheOpen(context, "attack-column-misshapen", "frontFigures", isMisshapen),
  ...faultsInTheOpen(context, "too-many-skirmishers", "formation", isTooManySkirmishers),
  ...faultsInTheOpen(context, "field-work-untrained", "formation", isUntrainedWork),
];

type Has = (unit: Unit, placement: Placement, settings: Settings) => boolean;

/**
 * Skips formations the unit's arm does not have, and troops in buildings, whose formation the building determines
 * [1.3.5, 6.1.2].
 */
function faultsInTheOpen(
  context: CheckContext,
  code: ScenarioFindingCode,
  field: keyof Placement,
  has: Has,
) {
  const { settings } = context.scenario;
  return faultsOfUnits(context, code, {
    field: `placement/${field}`,
    has: ({ unit }) => {
      const { placement, arm } = unit;
      if (placement === null || placement.buildingId !== null) return false;
      return formationsOfArm(arm).includes(placement.formation) && has(unit, placement, settings);
    },
  });
}

/** A unit with too few figures for a column may still form one, so that is not reported [1.3.1]. */
const MISSHAPEN: readonly FootprintRemark[] = ["front-below-rule", "depth-below-rule"];

/** Only a front set by the author can make a column too narrow or too shallow. */
function isMisshapen(unit: Unit, placement: Placement, settings: Settings): boolean {
  if (placement.frontFigures === null) return false;
  const { remarks } = groundOf(unit, placement, { settings });
  return remarks.some((remark) => MISSHAPEN.includes(remark));
}

function isTooManySkirmishers(unit: Unit, { formation }: Placement, settings: Settings): boolean {
  if (formation !== "skirmish-line") return false;
  const { figures } = unitStrength(unit, settings);
  const { arm, light } = unit;
  return figures !== null && figures > mostSkirmishers({ arm, light, figures });
}

function isUntrainedWork({ arm }: Unit, { formation }: Placement): boolean {
  return formation === "work" && !isTrainedForWorks(arm);
}

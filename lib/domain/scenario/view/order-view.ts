import { ADJUTANTS_PER_COMMANDER } from "@/lib/rules/belle-alliance/commanders";
import { unitLossSteps, unitStrength, unitValour, yearOf } from "../derive";
import type { FormationNode } from "../formation";
import type { Scenario } from "../scenario";
import type { FormationView, UnitView } from "../scenario-view";
import { totalsOf } from "../totals";
import type { Unit } from "../unit";
import type { Sight } from "./reader";

/** What the views of an order of battle are made with. */
export interface OrderContext {
  readonly scenario: Scenario;
  readonly sight: Exclude<Sight, "none">;
  /** Names of the buildings the reader knows of, by id. */
  readonly buildings: ReadonlyMap<string, string>;
  readonly parents: readonly FormationNode[];
}

/** A formation with all under it, field by field; it must already be without what is hidden. */
export function formationView(formation: FormationNode, context: OrderContext): FormationView {
  const { scenario, sight } = context;
  const inside = { ...context, parents: [...context.parents, formation] };
  return {
    id: formation.id,
    name: formation.name,
    level: formation.level,
    nation: formation.nation,
    commander: formation.commander && {
      name: formation.commander.name,
      efficiency: formation.commander.efficiency,
    },
    note: sight === "public" ? "" : formation.note,
    adjutants: formation.commander ? ADJUTANTS_PER_COMMANDER : 0,
    totals: totalsOf([formation], scenario.settings),
    formations: formation.formations.map((each) => formationView(each, inside)),
    units: formation.units.map((unit) => unitView(unit, inside)),
    umpire: sight === "umpire" ? { note: formation.umpireNote, hidden: formation.hidden } : null,
  };
}

/** A unit with its figures and valour, field by field; `parents` are the formations above it. */
export function unitView(unit: Unit, context: OrderContext): UnitView {
  const { scenario, sight, parents } = context;
  return {
    id: unit.id,
    name: unit.name,
    nation: unit.nation,
    arm: unit.arm,
    type: unit.type,
    weapon: unit.weapon,
    weight: unit.weight,
    guard: unit.guard,
    guardGrade: unit.guardGrade,
    lance: unit.lance,
    light: unit.light,
    marksmen: unit.marksmen,
    men: unit.men,
    guns: unit.guns,
    calibrePd: unit.calibrePd,
    battalionsOrSquadrons: unit.battalionsOrSquadrons,
    ammunition: unit.ammunition,
    estimate: unit.estimate,
    source: unit.source,
    note: sight === "public" ? "" : unit.note,
    ...unitStrength(unit, scenario.settings),
    valour: unitValour(unit, { parents, year: yearOf(scenario) }),
    lossSteps: unitLossSteps(unit, scenario.settings),
    holds: heldBy(unit, context),
    umpire: sight === "umpire" ? umpireOf(unit) : null,
  };
}

/** Where troops stand is not for the public. */
function heldBy({ placement }: Unit, { sight, buildings }: OrderContext): string | null {
  if (sight === "public" || !placement?.buildingId) return null;
  return buildings.get(placement.buildingId) ?? null;
}

function umpireOf(unit: Unit): NonNullable<UnitView["umpire"]> {
  const ownValourReason = unit.valour.own?.reason ?? null;
  return { note: unit.umpireNote, hidden: unit.hidden, ownValourReason };
}

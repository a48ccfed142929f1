import { staffFigures } from "@/lib/rules/belle-alliance/commanders";
import { unitAbilities } from "../abilities";
import { unitLossSteps, unitStrength } from "../derive";
import type { Feature } from "../feature";
import type { FormationNode } from "../formation";
import type { FullNames } from "../full-names";
import { type Building, heldBuilding } from "../held-building";
import type { Scenario } from "../scenario";
import type { ArrivalView, FormationView, UnitView } from "../scenario-view";
import { totalsOf } from "../totals";
import type { Unit } from "../unit";
import { unitValour, yearOf } from "../unit-valour";
import type { Sight } from "./reader";

/** The context that order-of-battle views are made with. */
interface OrderContext {
  readonly scenario: Scenario;
  readonly sight: Exclude<Sight, "none">;
  /** The features the reader knows of. */
  readonly known: readonly Feature[];
  readonly parents: readonly FormationNode[];
  readonly nameOf: FullNames;
  /** Arrivals, keyed by the id of a formation or unit. */
  readonly arrivals: ReadonlyMap<string, ArrivalView>;
}

/** A formation with everything under it, field by field; hidden things must already have been removed. */
export function formationView(formation: FormationNode, context: OrderContext): FormationView {
  const { scenario, sight } = context;
  const inside = { ...context, parents: [...context.parents, formation] };
  return {
    id: formation.id,
    name: formation.name,
    fullName: context.nameOf(formation),
    level: formation.level,
    nation: formation.nation,
    commander: formation.commander && {
      name: formation.commander.name,
      efficiency: formation.commander.efficiency,
    },
    note: sight === "public" ? "" : formation.note,
    adjutants: staffFigures(formation.commander ? 1 : 0).adjutants,
    arrives: arrivalOf(formation, context),
    totals: totalsOf([formation], scenario.settings),
    formations: formation.formations.map((each) => formationView(each, inside)),
    units: formation.units.map((unit) => unitView(unit, inside)),
    umpire: sight === "umpire" ? { note: formation.umpireNote, hidden: formation.hidden } : null,
  };
}

/** A unit with its figures and valour, field by field; `parents` are the formations above it. */
function unitView(unit: Unit, context: OrderContext): UnitView {
  const { scenario, sight, parents } = context;
  const building = buildingOf(unit, context);
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
    howitzers: unit.howitzers ?? null,
    calibrePd: unit.calibrePd,
    battalionsOrSquadrons: unit.battalionsOrSquadrons,
    ammunition: unit.ammunition,
    supplies: sight === "public" ? null : unit.supplies,
    estimate: unit.estimate,
    source: unit.source,
    note: sight === "public" ? "" : unit.note,
    ...unitStrength(unit, scenario.settings),
    ...unitAbilities(unit, scenario.settings, building),
    valour: unitValour(unit, { parents, year: yearOf(scenario) }),
    lossSteps: unitLossSteps(unit, scenario.settings),
    arrives: arrivalOf(unit, context),
    holds: building?.name ?? null,
    umpire: sight === "umpire" ? umpireOf(unit) : null,
  };
}

/** Its own arrival, otherwise that of the nearest formation above it that has one. */
function arrivalOf({ id }: { readonly id: string }, context: OrderContext): ArrivalView | null {
  const { arrivals, parents } = context;
  const own = arrivals.get(id);
  if (own) return own;
  const above = parents.findLast((parent) => arrivals.has(parent.id));
  const inherited = above && arrivals.get(above.id);
  return inherited ? { ...inherited, withAbove: true } : null;
}

/** The public does not see where troops stand. */
function buildingOf(unit: Unit, { sight, known }: OrderContext): Building | null {
  return sight === "public" ? null : heldBuilding(unit, known);
}

function umpireOf(unit: Unit): NonNullable<UnitView["umpire"]> {
  const ownValourReason = unit.valour.own?.reason ?? null;
  return { note: unit.umpireNote, hidden: unit.hidden, ownValourReason };
}

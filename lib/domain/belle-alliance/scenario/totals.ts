import { unitStrength } from "./derive";
import type { FormationNode } from "./formation";
import type { Totals } from "./scenario-view";
import type { Settings } from "./settings";
import type { Unit } from "./unit";

/** The totals of some formations; unknown strengths count as nothing. */
export function totalsOf(formations: readonly FormationNode[], settings: Settings): Totals {
  return totalsOfCounts(sum(formations.map((each) => countsUnder(each, settings))), settings);
}

/** The totals of some units. `men` counts every unit, `exactFigures` only those represented by figures. */
export function totalsOfUnits(units: readonly Unit[], settings: Settings): Totals {
  return totalsOfCounts(sum(units.map((unit) => countsOf(unit, settings))), settings);
}

/** Whole numbers, so that adding them involves no rounding. */
interface Counts {
  readonly units: number;
  readonly men: number;
  readonly guns: number;
  readonly figures: number;
  readonly modelGuns: number;
  readonly gunners: number;
  readonly wagons: number;
  /** Men of the units represented by figures. */
  readonly standingMen: number;
}

const NOTHING: Counts = {
  units: 0,
  men: 0,
  guns: 0,
  figures: 0,
  modelGuns: 0,
  gunners: 0,
  wagons: 0,
  standingMen: 0,
};

/** Cached counts of each formation object: an edit leaves most formations the same objects. */
const COUNTS = new WeakMap<FormationNode, { settings: Settings; counts: Counts }>();

function countsUnder(formation: FormationNode, settings: Settings): Counts {
  const known = COUNTS.get(formation);
  if (known?.settings === settings) return known.counts;
  const counts = sum([
    ...formation.units.map((unit) => countsOf(unit, settings)),
    ...formation.formations.map((each) => countsUnder(each, settings)),
  ]);
  COUNTS.set(formation, { settings, counts });
  return counts;
}

function countsOf(unit: Unit, settings: Settings): Counts {
  const { figures, modelGuns, gunners, wagons } = unitStrength(unit, settings);
  return {
    units: 1,
    men: unit.men ?? 0,
    guns: unit.guns ?? 0,
    figures: figures ?? 0,
    modelGuns: modelGuns ?? 0,
    gunners: gunners ?? 0,
    wagons: wagons ?? 0,
    standingMen: figures === null ? 0 : (unit.men ?? 0),
  };
}

function sum(all: readonly Counts[]): Counts {
  return all.reduce(
    (total, each) => ({
      units: total.units + each.units,
      men: total.men + each.men,
      guns: total.guns + each.guns,
      figures: total.figures + each.figures,
      modelGuns: total.modelGuns + each.modelGuns,
      gunners: total.gunners + each.gunners,
      wagons: total.wagons + each.wagons,
      standingMen: total.standingMen + each.standingMen,
    }),
    NOTHING,
  );
}

function totalsOfCounts({ standingMen, ...counts }: Counts, settings: Settings): Totals {
  const { menPerFigure } = settings;
  return {
    ...counts,
    exactFigures: standingMen / menPerFigure,
    rounding: (counts.figures * menPerFigure - standingMen) / menPerFigure,
  };
}

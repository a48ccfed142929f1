import { timeOfBound } from "../bound-clock";
import { CheckBudget } from "../checks/check-budget";
import type { Feature } from "../feature";
import type { FormationNode } from "../formation";
import type { FullNames } from "../full-names";
import type { MarchAlong, Marchers } from "../march/planned-march";
import type { Way } from "../march/way";
import type { PlannedWay } from "../planned-way";
import type { Scenario } from "../scenario";
import type { PlannedWayView } from "../scenario-view";
import type { Side } from "../side";
import type { Unit } from "../unit";
import { unitsUnder } from "../visible-tree";
import { walkFormations } from "../walk";
import { knowsTroops, type Reader, sightOf } from "./reader";

/** The troops that march a way. */
interface Subject {
  readonly side: Side;
  readonly name: string;
  readonly units: readonly Unit[];
  /** The formations above it and, if it is one, itself; the topmost first. */
  readonly chain: readonly FormationNode[];
}

interface KnownGround {
  readonly reader: Reader;
  /** The features this reader knows of. */
  readonly known: readonly Feature[];
  readonly nameOf: FullNames;
  /** Works out a march; null where that has not been fetched. */
  readonly marchAlong: MarchAlong | null;
}

/**
 * The planned ways this reader may know: the umpire all; players those in their own side's brief, and where they know
 * only some of its troops, those of these. What a march meets is worked out over the ground that the reader knows, so
 * that no bound betrays hidden ground.
 */
export function plannedWayViews(scenario: Scenario, ground: KnownGround): PlannedWayView[] {
  const { plannedWays = [] } = scenario;
  if (plannedWays.length === 0 || ground.reader.for === "public") return [];
  const subjects = subjectsIn(scenario, ground.nameOf);
  const effort = new CheckBudget();
  return plannedWays.flatMap((way) => {
    const subject = subjects.get(way.subjectId);
    if (!subject || !mayKnow(ground.reader, way, subject)) return [];
    return [wayView(way, subject, { ...ground, scenario, effort })];
  });
}

function mayKnow(reader: Reader, { keptFor }: PlannedWay, { side, chain }: Subject): boolean {
  const sight = sightOf(reader, side);
  if (sight === "umpire") return true;
  return sight === "own" && keptFor === "side" && knowsTroops(reader, chain);
}

interface Context extends KnownGround {
  readonly scenario: Scenario;
  readonly effort: CheckBudget;
}

function wayView(
  way: PlannedWay,
  { side, name, units }: Subject,
  context: Context,
): PlannedWayView {
  const { scenario } = context;
  const { id, keptFor, startBound, mode } = way;
  return {
    id,
    name: way.name,
    subject: name,
    sideId: side.id,
    colour: side.colour,
    keptFor,
    startBound,
    startTime: timeOfBound(startBound, scenario),
    mode,
    places: way.places.map(([x, y]) => [x, y] as const),
    march: marchView(marchOf(way, units, context), way, scenario),
  };
}

function marchView(
  march: Way | null,
  { startBound }: PlannedWay,
  scenario: Scenario,
): PlannedWayView["march"] {
  if (!march) return null;
  const at = (bound: number | null) => {
    if (bound === null) return null;
    const n = startBound - 1 + bound;
    return { bound: n, time: timeOfBound(n, scenario) };
  };
  return {
    lengthCm: march.lengthCm,
    bounds: march.bounds
      .slice(0, march.headArrivesBound ?? march.bounds.length)
      .map(({ n, xCm, yCm }) => ({ bound: startBound - 1 + n, xCm, yCm })),
    head: at(march.headArrivesBound),
    tail: at(march.tailArrivesBound),
    slowedBy: march.slowedBy,
    stopped: march.stopped?.code ?? null,
  };
}

/** What a march was worked out from, and the march. */
interface Worked {
  readonly parts: readonly unknown[];
  readonly march: Way | null;
}

/** The marches of each way object: an edit leaves most ways, units and features the same objects. */
const WORKED = new WeakMap<PlannedWay, Worked>();

function marchOf(way: PlannedWay, units: readonly Unit[], context: Context): Way | null {
  const { known, effort, scenario, marchAlong } = context;
  if (!marchAlong) return null;
  const { settings, map } = scenario;
  const parts = [settings, map.widthCm, map.depthCm, ...known, ...units.map(marchingOf)];
  const before = WORKED.get(way);
  if (before && before.parts.length === parts.length) {
    if (before.parts.every((part, i) => part === parts[i])) return before.march;
  }
  const marchers: Marchers = { units, formation: way.formation, mode: way.mode };
  const ground = { settings, map: { ...map, features: [...known] } };
  const march = marchAlong(way.places, marchers, ground, effort);
  WORKED.set(way, { parts, march });
  return march;
}

/** Whatever of a unit decides its march; where it stands does not. */
function marchingOf(unit: Unit): string {
  const { arm, type, men, guns, modelGuns, calibrePd, placement } = unit;
  const { formation, frontFigures } = placement ?? {};
  return [arm, type, men, guns, modelGuns, calibrePd, formation, frontFigures].join();
}

function subjectsIn(scenario: Scenario, nameOf: FullNames): ReadonlyMap<string, Subject> {
  const subjects = new Map<string, Subject>();
  for (const { formation, side, parents } of walkFormations(scenario)) {
    const chain = [...parents, formation];
    const name = nameOf(formation);
    subjects.set(formation.id, { side, name, units: unitsUnder([formation]), chain });
    for (const unit of formation.units) {
      subjects.set(unit.id, { side, name: unit.name, units: [unit], chain });
    }
  }
  return subjects;
}

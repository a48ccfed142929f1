import { type Box, boxAround, boxContains, boxesOverlap } from "@/lib/terrain/box";
import { moved, normalisedDeg, type Point } from "@/lib/terrain/point";
import { facingOfLine, midStation } from "@/lib/terrain/polyline";
import { type Ring, ringContains, ringsMeet } from "@/lib/terrain/ring";
import { unitStrength } from "../derive";
import { type Fault, faultsAbout } from "../fault";
import { type FieldWorkFeature, modelGunsFor } from "../field-work";
import { findingAt } from "../finding-codes";
import type { CheckBudget } from "./check-budget";
import type { CheckContext, ScenarioCheck, UnitOnTable } from "./check-context";
import {
  buildingShapes,
  coreOf,
  impassableWaters,
  isInWater,
  searchCost,
  woodShapes,
} from "./shapes";

/**
 * Checks that emplacements are in the open and long enough for a gun, and that batteries fit into theirs [table 20].
 */
export const checkEmplacements: ScenarioCheck = (context) => {
  const emplacements = emplacementsOf(context);
  if (emplacements.length === 0) return [];
  return [
    ...faultsAbout("emplacement-not-open", notInTheOpen(context, emplacements), "/map/features"),
    ...faultsAbout(
      "emplacement-too-short",
      emplacements.filter(({ room }) => room === 0).map(({ path, name }) => ({ path, name })),
      "/map/features",
    ),
    ...overfull(context, emplacements),
  ];
};

interface Emplacement {
  readonly path: string;
  readonly name: string;
  /** The middle of its parapet. */
  readonly middle: Point;
  readonly facingDeg: number;
  /** The ground behind its parapet, as deep as a gun. */
  readonly ground: Ring;
  readonly groundBox: Box;
  readonly room: number;
}

function emplacementsOf({ scenario: { map, settings } }: CheckContext): Emplacement[] {
  const depthCm = settings.bases.artillery.depthMm / 10;
  return map.features.flatMap((feature, i) => {
    if (feature.kind !== "field-work" || feature.work !== "emplacement") return [];
    const facingDeg = facingOfLine(feature.points);
    const ground = groundBehind(feature, facingDeg, depthCm);
    return [
      {
        path: `/map/features/${i}`,
        name: feature.name,
        middle: midStation(feature.points).point,
        facingDeg,
        ground,
        groundBox: boxAround(ground),
        room: modelGunsFor(feature, settings),
      },
    ];
  });
}

function groundBehind({ points }: FieldWorkFeature, facingDeg: number, depthCm: number): Ring {
  const angle = (facingDeg * Math.PI) / 180;
  const front: Point = [Math.sin(angle), Math.cos(angle)];
  const rear = points.map((point) => moved(point, front, -depthCm));
  return [...points, ...rear.toReversed()];
}

/** Table 20 allows the work on open ground only, so not in woods, buildings or water that needs a crossing. */
function notInTheOpen({ scenario, effort }: CheckContext, emplacements: readonly Emplacement[]) {
  const { features } = scenario.map;
  const closed = [...woodShapes(features), ...buildingShapes(features)];
  const waters = impassableWaters(features, effort);
  return emplacements.filter(
    ({ middle }) =>
      closed.some(({ points, box }) => {
        const isNear = boxContains(box, middle) && effort.tryTake(points.length);
        return isNear && ringContains(points, middle);
      }) ||
      waters.some((water) => {
        const isNear = boxContains(water.box, middle) && effort.tryTake(searchCost(water));
        return isNear && isInWater(middle, water);
      }),
  );
}

/**
 * Batteries with more model guns than their emplacements have room for; batteries that share emplacements get one
 * finding.
 */
function overfull(context: CheckContext, emplacements: readonly Emplacement[]): Fault[] {
  const { settings } = context.scenario;
  return sharedBy(context, emplacements).flatMap(({ batteries, works }) => {
    const room = works.reduce((sum, each) => sum + each.room, 0);
    const guns = batteries.reduce(
      (sum, { place }) => sum + (unitStrength(place.unit, settings).modelGuns ?? 0),
      0,
    );
    const [first] = batteries;
    if (!first || guns <= room) return [];
    const { unit, path } = first.place;
    const params = { name: unit.name, count: batteries.length, works: works.length, guns, room };
    const finding = findingAt(`${path}/placement`, "emplacement-overfull", params);
    const paths = batteries.map(({ place }) => `${place.path}/placement`);
    return [paths.length > 1 ? { ...finding, paths } : finding];
  });
}

interface Shared {
  readonly batteries: readonly UnitOnTable[];
  readonly works: readonly Emplacement[];
}

/** Batteries with the emplacements they stand in, grouped if they have an emplacement in common. */
function sharedBy(context: CheckContext, emplacements: readonly Emplacement[]): Shared[] {
  const batteries = context.standing.filter(({ place }) => place.unit.arm === "artillery");
  return batteries.reduce<Shared[]>((groups, battery) => {
    const works = emplacements.filter((each) => standsIn(battery, each, context.effort));
    if (works.length === 0) return groups;
    const joined = groups.filter((group) => group.works.some((each) => works.includes(each)));
    const all = new Set([...joined.flatMap((group) => group.works), ...works]);
    const together = [...joined.flatMap((group) => group.batteries), battery];
    return [
      ...groups.filter((group) => !joined.includes(group)),
      { batteries: together, works: [...all] },
    ];
  }, []);
}

/** A battery facing further than this to either side of an emplacement's front does not occupy it. */
const MAX_ASIDE_DEG = 90;

function standsIn(
  battery: UnitOnTable,
  { ground, groundBox, facingDeg }: Emplacement,
  effort: CheckBudget,
): boolean {
  const { box, ring } = coreOf(battery);
  const aside = normalisedDeg(battery.placement.facingDeg - facingDeg);
  if (Math.min(aside, 360 - aside) > MAX_ASIDE_DEG) return false;
  const isNear = boxesOverlap(groundBox, box) && effort.tryTake(ground.length * ring.length);
  return isNear && ringsMeet(ground, ring);
}

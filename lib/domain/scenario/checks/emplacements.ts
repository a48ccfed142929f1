import { type Box, boxAround, boxesOverlap, boxHolds } from "@/lib/terrain/box";
import { moved, normalisedDeg, type Point } from "@/lib/terrain/point";
import { facingOfLine, midStation } from "@/lib/terrain/polyline";
import { type Ring, ringHolds, ringsMeet } from "@/lib/terrain/ring";
import { unitStrength } from "../derive";
import { type Fault, faultsAbout } from "../fault";
import { type FieldWorkFeature, modelGunsFor } from "../field-work";
import { findingAt } from "../finding-codes";
import type { CheckContext, ScenarioCheck, Standing } from "./check-context";
import type { Effort } from "./effort";
import { buildingShapes, coreOf, impassableWaters, isInWater, looksAt, woodShapes } from "./shapes";

/** Emplacements on open ground, long enough for a gun, and batteries no larger than those they stand in [table 20]. */
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

/** Table 20 gives the work for open ground: neither wood, building nor water that only bridges cross is. */
function notInTheOpen({ scenario, effort }: CheckContext, emplacements: readonly Emplacement[]) {
  const { features } = scenario.map;
  const closed = [...woodShapes(features), ...buildingShapes(features)];
  const waters = impassableWaters(features, effort);
  return emplacements.filter(
    ({ middle }) =>
      closed.some(({ points, box }) => {
        const isNear = boxHolds(box, middle) && effort.affords(points.length);
        return isNear && ringHolds(points, middle);
      }) ||
      waters.some((water) => {
        const isNear = boxHolds(water.box, middle) && effort.affords(looksAt(water));
        return isNear && isInWater(middle, water);
      }),
  );
}

/** Batteries that stand in emplacements with more model guns than these are for, one finding for those that share some. */
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
  readonly batteries: readonly Standing[];
  readonly works: readonly Emplacement[];
}

/** Batteries with the emplacements they stand in; those that have one in common together. */
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

/** A battery that looks more than this to either side of an emplacement's front only passes by it. */
const MOST_ASIDE_DEG = 90;

function standsIn(
  battery: Standing,
  { ground, groundBox, facingDeg }: Emplacement,
  effort: Effort,
): boolean {
  const { box, ring } = coreOf(battery);
  const aside = normalisedDeg(battery.placement.facingDeg - facingDeg);
  if (Math.min(aside, 360 - aside) > MOST_ASIDE_DEG) return false;
  const isNear = boxesOverlap(groundBox, box) && effort.affords(ground.length * ring.length);
  return isNear && ringsMeet(ground, ring);
}

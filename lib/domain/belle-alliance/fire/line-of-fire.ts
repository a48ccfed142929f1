import { type FieldOfFire, rangeCm } from "@/lib/rules/belle-alliance/field-of-fire";
import { boxAround, boxesTouch, widened } from "@/lib/terrain/box";
import { crossingPlaces, distanceBetweenAreasCm, lineEnters } from "@/lib/terrain/meeting";
import { between, distanceCm, type Point, type Segment } from "@/lib/terrain/point";
import { closedLine, edgesOf } from "@/lib/terrain/ring";
import type { FiringGround, Met } from "./firing-ground";
import type { UnitOnGround } from "./unit-on-ground";

/** A unit in the line of fire. */
export interface InTheWay {
  readonly unit: UnitOnGround;
  readonly isOwn: boolean;
  /** Whether guns fire over it, so that it does not stop the shot [3.4.2]. */
  readonly isOvershot: boolean;
}

/** A unit of the firer's own side that is too near the line of fire [3.1.4]. */
export interface TooNear {
  readonly unit: UnitOnGround;
  /** Its distance at right angles from the line, or along the line behind the target, in cm. */
  readonly distanceCm: number;
  readonly neededCm: number;
  readonly is: "passed" | "behind-target";
}

/** Rings may touch a line this much without standing in it. */
const GRAZE_CM = 0.01;
/** Figures this near each other are in contact. */
const CONTACT_CM = 0.5;

/** The units through which a line of fire runs, the nearest to the firer first [3.1.3, 3.3.1, 3.4.2]. */
export function unitsInTheWay(
  line: Segment,
  met: Met,
  { others, ground }: { readonly others: readonly UnitOnGround[]; readonly ground: FiringGround },
): InTheWay[] {
  const near = boxAround(line);
  return others
    .filter((other) => isThird(other, met) && boxesTouch(near, other.box))
    .filter((other) => lineEnters(line, other.outline, GRAZE_CM) && !letsThrough(other, met))
    .map((unit) => ({ unit, isOwn: isOwn(unit, met), gapsCm: gapsAround(line, unit) }))
    .toSorted((a, b) => a.gapsCm[0] - b.gapsCm[0])
    .map(({ gapsCm, ...way }) => ({
      ...way,
      isOvershot: isFiredOver({ ...way, gapsCm }, met, ground),
    }));
}

/** Whether a unit is neither party of a fire, nor in the same building as one. */
function isThird({ unit, building }: UnitOnGround, { firer, target }: Met): boolean {
  const parties = [firer, target];
  return parties.every(
    (party) =>
      party.unit.id !== unit.id && (building === null || party.building?.id !== building.id),
  );
}

function isOwn({ place }: UnitOnGround, { firer }: Met): boolean {
  return place.side.id === firer.place.side.id;
}

/** The enemy's skirmishers do not stop guns, nor small arms where they touch the unit behind them [3.3.1]. */
function letsThrough(unit: UnitOnGround, met: Met): boolean {
  if (unit.placement.formation !== "skirmish-line" || isOwn(unit, met)) return false;
  if (met.firer.unit.arm === "artillery") return true;
  return distanceBetweenAreasCm(unit.outline, met.target.outline) <= CONTACT_CM;
}

/** The distances along the line from the firer to a unit, and from behind that to the target. */
function gapsAround([from, to]: Segment, { outline }: UnitOnGround): Over["gapsCm"] {
  const places = crossingPlaces([from, to], closedLine(outline)).map((at) => distanceCm(from, at));
  const wholeCm = distanceCm(from, to);
  return [Math.min(...places), wholeCm - Math.max(...places)];
}

interface Over {
  readonly unit: UnitOnGround;
  readonly isOwn: boolean;
  readonly gapsCm: readonly [before: number, behind: number];
}

const BEFORE_CM = 10;
const BEHIND_CM = { own: 20, enemy: 10 } as const;

/**
 * Whether guns fire over a unit: from a layer higher, at a target on no lower one, with room before and behind it
 * [3.4.2]. A unit's layer is that under its middle: our reading.
 */
function isFiredOver(
  { unit, isOwn: own, gapsCm }: Over,
  { firer, target }: Met,
  ground: FiringGround,
): boolean {
  if (firer.unit.arm !== "artillery") return false;
  const level = ({ placement: { xCm, yCm } }: UnitOnGround) => ground.levelAt([xCm, yCm]);
  const [before, behind] = gapsCm;
  return (
    level(firer) > level(unit) &&
    level(target) >= level(unit) &&
    before >= BEFORE_CM &&
    behind >= BEHIND_CM[own ? "own" : "enemy"]
  );
}

/** Of the distance to a passed unit, the share that its distance from the line must be [3.1.4]. */
const PASSED_SHARE = 0.1;
const BEHIND_TARGET_CM = 10;

/** The firer's own units that are too near the line of fire, beside it or behind the target [3.1.4]. */
export function tooNear(
  line: Segment,
  met: Met,
  given: {
    readonly others: readonly UnitOnGround[];
    /** The width of the figures that fire, in cm. */
    readonly frontCm: number;
    readonly field: FieldOfFire;
  },
): TooNear[] {
  const own = given.others.filter((other) => isThird(other, met) && isOwn(other, met));
  return [
    ...own.flatMap((unit) => passedTooNear(line, unit, given.frontCm)),
    ...own.flatMap((unit) => behindTooNear(line, unit, { met, field: given.field })),
  ];
}

function passedTooNear(line: Segment, unit: UnitOnGround, frontCm: number): TooNear[] {
  const wholeCm = distanceCm(...line);
  if (
    !boxesTouch(widened(boxAround(line), Math.max(frontCm / 2, wholeCm * PASSED_SHARE)), unit.box)
  ) {
    return [];
  }
  const { besideCm, alongCm } = besideLine(line, unit);
  const neededCm = Math.max(frontCm / 2, alongCm * PASSED_SHARE);
  if (besideCm <= GRAZE_CM || besideCm >= neededCm - GRAZE_CM) return [];
  return [{ unit, distanceCm: besideCm, neededCm, is: "passed" }];
}

/** How near a unit comes to a line at right angles, and how far from its start; endless if it is not passed. */
function besideLine([from, to]: Segment, { outline }: UnitOnGround) {
  const wholeCm = distanceCm(from, to) || 1;
  const ahead: Point = [(to[0] - from[0]) / wholeCm, (to[1] - from[1]) / wholeCm];
  const own = ([x, y]: Point): Point => {
    const [dx, dy] = [x - from[0], y - from[1]];
    return [dx * ahead[1] - dy * ahead[0], dx * ahead[0] + dy * ahead[1]];
  };
  const passed = edgesOf(outline).flatMap(([a, b]) => passedPart([own(a), own(b)], wholeCm) ?? []);
  const sides = passed.map(([across]) => across);
  const isAcross = sides.some((across) => across < 0) && sides.some((across) => across > 0);
  const besideCm = isAcross ? 0 : Math.min(Number.POSITIVE_INFINITY, ...sides.map(Math.abs));
  const alongCm = Math.min(Number.POSITIVE_INFINITY, ...passed.map((at) => distanceCm([0, 0], at)));
  return { besideCm, alongCm: passed.length > 0 ? alongCm : 0 };
}

/** The part of an edge between the ends of the line, of which the y axis is the direction. */
function passedPart([a, b]: Segment, wholeCm: number): Segment | null {
  let [low, high] = [0, 1];
  const limits: ((at: Point) => number)[] = [([, y]) => y - GRAZE_CM, ([, y]) => wholeCm - y];
  for (const depth of limits) {
    const [da, db] = [depth(a), depth(b)];
    if (da < 0 && db < 0) return null;
    if (da < 0) low = Math.max(low, da / (da - db));
    if (db < 0) high = Math.min(high, da / (da - db));
  }
  return low <= high ? [between(a, b, low), between(a, b, high)] : null;
}

interface Behind {
  readonly met: Met;
  readonly field: FieldOfFire;
}

/** Own units behind the target on the line of fire, within its range. */
function behindTooNear(line: Segment, unit: UnitOnGround, { met, field }: Behind): TooNear[] {
  const { target } = met;
  if (!boxesTouch(widened(target.box, BEHIND_TARGET_CM), unit.box)) return [];
  const wholeCm = distanceCm(...line) || 1;
  const onward: Segment = [line[1], between(line[0], line[1], rangeCm(field.zones) / wholeCm)];
  if (wholeCm >= rangeCm(field.zones) || !lineEnters(onward, unit.outline, GRAZE_CM)) return [];
  const gapCm = distanceBetweenAreasCm(unit.outline, target.outline);
  if (gapCm >= BEHIND_TARGET_CM) return [];
  return [{ unit, distanceCm: gapCm, neededCm: BEHIND_TARGET_CM, is: "behind-target" }];
}

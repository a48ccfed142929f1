import {
  type FieldOfFire,
  hasColumnEffect,
  rangeCm,
  zoneAt,
} from "@/lib/rules/belle-alliance/field-of-fire";
import { boxesTouch, widened } from "@/lib/terrain/box";
import type { Point, Segment } from "@/lib/terrain/point";
import { unitStrength } from "../scenario/derive";
import { type FiringFront, firingFronts } from "./firing-front";
import type { Cover, FiringGround, Met } from "./firing-ground";
import { type InTheWay, type TooNear, tooNear, unitsInTheWay } from "./line-of-fire";
import { type Hit, type Shot, shotFrom } from "./shot";
import type { UnitOnGround } from "./unit-on-ground";

/** Whether a place is seen from another [1.1.6, table 2]. */
export type Sees = (from: Point, to: Point) => boolean;

/** An enemy unit within arc and range, and what fire at it meets. */
export interface TargetInRange {
  readonly target: UnitOnGround;
  readonly shot: Shot;
  /**
   * Where the line of fire ends: at the nearest point at which the fire is allowed, otherwise at the nearest in range.
   */
  readonly hit: Hit;
  /** From 1. */
  readonly zone: number;
  /** Null if sight was not asked for. */
  readonly isSeen: boolean | null;
  readonly inTheWay: readonly InTheWay[];
  readonly tooNear: readonly TooNear[];
  readonly cover: Cover | null;
  /** Whether the shot does not ricochet; small arms and zone 1 know no such thing [3.4.5, table 7]. */
  readonly noRicochet: boolean;
  readonly hasColumnEffect: boolean;
  /** Into what else the firer may fire by choosing another point of the target [3.1.3, 3.1.8]. */
  readonly alsoCounts: readonly ("flank" | "rear")[];
}

interface Question {
  readonly firer: UnitOnGround;
  readonly field: FieldOfFire;
  /** All units on the table. */
  readonly units: readonly UnitOnGround[];
  readonly ground: FiringGround;
  readonly sees?: Sees;
}

/** The enemy units within arc and range of a unit, the nearest first [3.1.3]. */
export function targetsInRange(question: Question): TargetInRange[] {
  const { firer, field, units } = question;
  const fronts = firingFronts(firer, field);
  const around = widened(firer.box, rangeCm(field.zones));
  return units
    .filter(({ place }) => place.side.id !== firer.place.side.id)
    .filter(({ box }) => boxesTouch(box, around))
    .flatMap((target) => targetInRange(fronts, target, question) ?? [])
    .toSorted((a, b) => a.hit.distanceCm - b.hit.distanceCm);
}

/** The fire of the front that is nearest to a target, among those from which it can be fired at. */
function targetInRange(
  fronts: readonly FiringFront[],
  target: UnitOnGround,
  question: Question,
): TargetInRange | null {
  const nearest = (shot: Shot) => shot.hits[0]?.distanceCm ?? Number.POSITIVE_INFINITY;
  const [shot] = fronts
    .flatMap((front) => shotFrom(front, target) ?? [])
    .toSorted((a, b) => nearest(a) - nearest(b));
  if (!shot) return null;
  const { firer, field, ground } = question;
  const met: Met = { firer, target };
  const inRange = shot.hits.filter(({ distanceCm }) => zoneAt(distanceCm, field.zones) !== null);
  const aims = new Map<Hit, Aim>();
  const aimed = (hit: Hit): Aim => {
    const aim = aims.get(hit) ?? aimAt(hit, { shot, met, question });
    aims.set(hit, aim);
    return aim;
  };
  const chosen = inRange.find((hit) => isAllowed(aimed(hit))) ?? inRange[0];
  if (!chosen) return null;
  const aim = aimed(chosen);
  const { hit } = aim;
  const zone = zoneAt(hit.distanceCm, field.zones) ?? 1;
  const line: Segment = [shot.from, hit.at];
  return {
    ...aim,
    target,
    shot,
    zone,
    cover: ground.coverAt(line, met),
    noRicochet: firer.unit.arm === "artillery" && zone > 1 && ground.stopsRicochet(line),
    hasColumnEffect: hasColumnEffect({
      formation: target.placement.formation,
      toFrontDeg: hit.toFrontDeg,
      isSingleGun: unitStrength(target.unit, target.settings).modelGuns === 1,
    }),
    alsoCounts: (["flank", "rear"] as const).filter(
      (into) =>
        hit.counts !== into &&
        inRange.some((each) => each.counts === into && isAllowed(aimed(each))),
    ),
  };
}

type Aim = Pick<TargetInRange, "hit" | "isSeen" | "inTheWay" | "tooNear">;

interface Aiming {
  readonly shot: Shot;
  readonly met: Met;
  readonly question: Question;
}

/** What stands in the way of a line of fire to one of the points that it may end at. */
function aimAt(hit: Hit, { shot, met, question }: Aiming): Aim {
  const { units: others, ground, field, sees } = question;
  const line: Segment = [shot.from, hit.at];
  return {
    hit,
    isSeen: sees ? sees(...line) : null,
    inTheWay: unitsInTheWay(line, met, { others, ground }),
    tooNear: tooNear(line, met, { others, frontCm: shot.frontCm, field }),
  };
}

/** Whether the rules let a fire be carried out, as far as the table decides it [3.1.3, 3.1.4, 3.4.2]. */
export function isAllowed({ isSeen, inTheWay, tooNear: near }: Aim): boolean {
  return isSeen !== false && near.length === 0 && inTheWay.every(({ isOvershot }) => isOvershot);
}

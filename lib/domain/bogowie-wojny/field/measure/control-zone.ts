import type { HillSight } from "@/lib/rules/bogowie-wojny/tables/reach";
import { FIELD_OF_VIEW_DEG, FRONT_ZONE_DEG } from "@/lib/rules/bogowie-wojny/tables/reach";
import { boxAround, boxContains } from "@/lib/terrain/box";
import { placed } from "@/lib/terrain/placement";
import type { Point } from "@/lib/terrain/point";
import type { Polyline } from "@/lib/terrain/polyline";
import { type Ring, ringContains } from "@/lib/terrain/ring";
import type { Outlined } from "./outline";
import { seenGround } from "./seen-ground";

/** A front: the middle of a unit's front edge, its bearing in degrees clockwise from north, and its width. */
export interface Front {
  readonly middle: Point;
  readonly facingDeg: number;
  readonly widthCm: number;
}

/** A unit on the ground: where it stands with its front edge, and how deep it is. */
export interface Standing extends Front {
  readonly depthCm: number;
  /** A square, a mass, or a unit in a built-up area or in works [2.7]. */
  readonly isAllRound: boolean;
}

/** What the unit looks over. */
export interface Around {
  readonly table: { readonly widthCm: number; readonly depthCm: number };
  readonly ground: readonly Outlined[];
  readonly hillSight: HillSight;
}

const ARC_STEPS = 8;

/** The unit's fronts: the front it has, or one on each of its four sides [2.7]. */
export function frontsOf({ middle, facingDeg, widthCm, depthCm, isAllRound }: Standing) {
  const stand = { xCm: middle[0], yCm: middle[1], facingDeg };
  const front: Front = { middle, facingDeg, widthCm };
  if (!isAllRound) return [front];
  const side = (place: Point, turnDeg: number, wide: number): Front => ({
    middle: placed(place, stand),
    facingDeg: facingDeg + turnDeg,
    widthCm: wide,
  });
  return [
    front,
    side([widthCm / 2, -depthCm / 2], 90, depthCm),
    side([0, -depthCm], 180, widthCm),
    side([-widthCm / 2, -depthCm / 2], 270, depthCm),
  ];
}

/** The ground the unit itself covers: front left, front right, rear right, rear left. */
export function groundOfUnit({ middle, facingDeg, widthCm, depthCm }: Standing): Ring {
  const stand = { xCm: middle[0], yCm: middle[1], facingDeg };
  const half = widthCm / 2;
  const corners: Ring = [
    [-half, 0],
    [half, 0],
    [half, -depthCm],
    [-half, -depthCm],
  ];
  return corners.map((corner) => placed(corner, stand));
}

/**
 * The front zone to a depth in cm, which opens 45° to each side [2.7, 7.6, 8.4]. As a ring, not yet cut by what hides.
 */
export function frontZone({ middle, facingDeg, widthCm }: Front, depthCm: number): Ring {
  const stand = { xCm: middle[0], yCm: middle[1], facingDeg };
  const arc = (cornerCm: number, fromDeg: number): Point[] =>
    Array.from({ length: ARC_STEPS + 1 }, (_, step) => {
      const turn = ((fromDeg + (step * FRONT_ZONE_DEG) / ARC_STEPS) * Math.PI) / 180;
      const out: Point = [cornerCm + depthCm * Math.sin(turn), depthCm * Math.cos(turn)];
      return placed(out, stand);
    });
  const half = widthCm / 2;
  return [
    placed([-half, 0], stand),
    ...arc(-half, -FRONT_ZONE_DEG),
    ...arc(half, 0),
    placed([half, 0], stand),
  ];
}

/**
 * The ground a unit controls to a depth in cm, which is also where it may fire so far: its front zones as far as the
 * middles of their front edges see [2.6, 2.7, 8.4]. Rings in cm; those of different fronts meet at the corners.
 */
export function controlledGround(unit: Standing, depthCm: number, around: Around): readonly Ring[] {
  return frontsOf(unit).flatMap((front) =>
    seenGround(
      {
        eye: front.middle,
        ...viewOf(front, FIELD_OF_VIEW_DEG.unit),
        within: [frontZone(front, depthCm), wholeTable(around)],
      },
      around,
    ),
  );
}

/** The arcs at a distance in cm before each of a unit's fronts. */
export function arcsAt(unit: Standing, atCm: number): readonly Polyline[] {
  return frontsOf(unit).map((front) => frontZone(front, atCm).slice(1, -1));
}

/**
 * The ground a unit sees: half the round before each of its fronts; commanders see all round [2.6]. Rings in cm; those
 * of different fronts overlap.
 */
export function groundSeenBy(unit: Standing, viewDeg: number, around: Around): readonly Ring[] {
  const fronts = viewDeg === FIELD_OF_VIEW_DEG.commander ? [unit] : frontsOf(unit);
  return fronts.flatMap((front) =>
    seenGround(
      { eye: front.middle, ...viewOf(front, viewDeg), within: [wholeTable(around)] },
      around,
    ),
  );
}

/** How far apart the places are by which a share of the table is worked out, in cm. */
const LATTICE_CM = 4;

/** About how much of the table some rings cover together, from 0 to 1. */
export function shareOfTable(rings: readonly Ring[], { table }: Pick<Around, "table">): number {
  const boxed = rings.map((ring) => ({ ring, box: boxAround(ring) }));
  let all = 0;
  let covered = 0;
  for (let x = LATTICE_CM / 2; x < table.widthCm; x += LATTICE_CM) {
    for (let y = LATTICE_CM / 2; y < table.depthCm; y += LATTICE_CM) {
      all++;
      const at: Point = [x, y];
      if (boxed.some(({ ring, box }) => boxContains(box, at) && ringContains(ring, at))) covered++;
    }
  }
  return all === 0 ? 0 : covered / all;
}

function viewOf({ facingDeg }: Front, viewDeg: number) {
  return { fromDeg: facingDeg - viewDeg / 2, toDeg: facingDeg + viewDeg / 2 };
}

function wholeTable({ table: { widthCm, depthCm } }: Around): Ring {
  return [
    [0, 0],
    [widthCm, 0],
    [widthCm, depthCm],
    [0, depthCm],
  ];
}

import type { HillSight } from "@/lib/rules/bogowie-wojny/tables/reach";
import { chordsOf, joined, outlineOf } from "@/lib/terrain/chord";
import { moved, type Point, type Segment } from "@/lib/terrain/point";
import { type RayStretch, raySweep } from "@/lib/terrain/ray-sweep";
import type { Ring } from "@/lib/terrain/ring";
import { type Chord, chordsThrough } from "@/lib/terrain/segment-chords";
import { EDGE_CM, type Hiding, hidingIn, WOOD_CM } from "./hiding";
import type { Outlined } from "./outline";

/** An eye, and the convex areas, in cm, in all of which what it sees must lie. */
export interface Outlook {
  readonly eye: Point;
  /** Degrees clockwise from north. */
  readonly fromDeg: number;
  readonly toDeg: number;
  readonly within: readonly Ring[];
}

/**
 * The ground that is seen from a place, by the same rules and readings as `lookBetween` [2.6, 3.5]: rings in cm that do
 * not overlap, exact along each of the rays that make them.
 */
export function seenGround(
  { eye, within, fromDeg, toDeg }: Outlook,
  around: { readonly ground: readonly Outlined[]; readonly hillSight: HillSight },
): readonly Ring[] {
  const hiding = hidingIn(around.ground);
  const bounds = within.map((ring) => outlineOf([ring]));
  const cast = (along: Point): readonly RayStretch[] => {
    const ray: Segment = [eye, moved(eye, along, 1)];
    const wholeCm = Math.min(...bounds.map((area) => chordsOf(area, ray).at(-1)?.[1] ?? 0));
    if (wholeCm <= EDGE_CM) return [];
    return seenOn(ray, { hiding, hillSight: around.hillSight, wholeCm });
  };
  return raySweep(eye, cast, { fromDeg, toDeg });
}

interface RayLook {
  readonly hiding: Hiding;
  readonly hillSight: HillSight;
  readonly wholeCm: number;
}

/** What is seen along a ray. */
function seenOn(ray: Segment, { hiding, hillSight, wholeCm }: RayLook): readonly RayStretch[] {
  const screened = screenedFromCm(ray, hiding);
  let seen: readonly RayStretch[] = [[0, Math.min(wholeCm, screened)]];
  for (const hill of hiding.hills) {
    const sections = chordsThrough(hill.outline, ray).filter(({ toCm }) => toCm > EDGE_CM);
    const hidesFromCm = Math.min(
      ...sections.map((section) => hiddenBeyondCm(section, hillSight)),
      Number.POSITIVE_INFINITY,
    );
    if (hidesFromCm >= wholeCm) continue;
    const isOnIt = sections.some(({ fromCm }) => fromCm <= EDGE_CM);
    const beyond = isOnIt ? sections.filter(({ toCm }) => toCm > hidesFromCm) : [];
    const onHill = beyond.map(({ fromCm, toCm }) => [Math.max(fromCm, hidesFromCm), toCm] as const);
    seen = common(seen, joined([[0, hidesFromCm], ...onHill]));
  }
  return seen;
}

/** Beyond where woods, built-up areas and redoubts let nothing be seen. */
function screenedFromCm(ray: Segment, { woods, blocks }: Hiding): number {
  let leastCm = Number.POSITIVE_INFINITY;
  for (const { outline, areas } of woods) {
    for (const whole of ahead(chordsThrough(outline, ray))) {
      const fromCm = Math.max(0, whole.fromCm);
      if (whole.toCm - fromCm > WOOD_CM) leastCm = Math.min(leastCm, fromCm + WOOD_CM);
    }
    for (const area of areas) {
      for (const { fromCm, toCm } of ahead(chordsThrough(area.outline, ray))) {
        if (fromCm > EDGE_CM) leastCm = Math.min(leastCm, toCm);
      }
    }
  }
  for (const { outline } of blocks) {
    for (const { fromCm, toCm } of ahead(chordsThrough(outline, ray))) {
      if (fromCm > EDGE_CM) leastCm = Math.min(leastCm, toCm);
    }
  }
  return leastCm;
}

function ahead(chords: readonly Chord[]): readonly Chord[] {
  return chords.filter(({ toCm }) => toCm > EDGE_CM);
}

/** Beyond where a hill's stretch hides what is not on the hill together with the eye. */
function hiddenBeyondCm({ fromCm, toCm }: Chord, hillSight: HillSight): number {
  if (hillSight === "whole-hill") return fromCm > EDGE_CM ? toCm : Number.POSITIVE_INFINITY;
  const crestCm = (fromCm + toCm) / 2;
  return crestCm > EDGE_CM ? crestCm : Number.POSITIVE_INFINITY;
}

/** What two lists of stretches, each in order, have in common. */
function common(some: readonly RayStretch[], others: readonly RayStretch[]): readonly RayStretch[] {
  return some.flatMap(([from, to]) =>
    others.flatMap(([start, end]): RayStretch[] => {
      const [first, last] = [Math.max(from, start), Math.min(to, end)];
      return last - first > EDGE_CM ? [[first, last]] : [];
    }),
  );
}

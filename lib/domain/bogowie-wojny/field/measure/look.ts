import type { HillSight } from "@/lib/rules/bogowie-wojny/tables/reach";
import { distanceCm, type Point, type Segment } from "@/lib/terrain/point";
import { segmentMeetsBox } from "@/lib/terrain/segment";
import { type Chord, chordsThrough, chordsUpTo } from "@/lib/terrain/segment-chords";
import { EDGE_CM, type HidingGroup, type HidingKind, hidingIn, WOOD_CM } from "./hiding";
import type { Outlined } from "./outline";

/** Why a place is not seen, and where the look from its beginning ends, in cm. */
export interface Hidden {
  /** `behind`: right through it; `deep`: further into it than units see; `crest`: beyond the highest point. */
  readonly why: "behind" | "deep" | "crest";
  readonly kind: HidingKind;
  readonly id: string;
  readonly stopCm: number;
  readonly rule: string;
}

/** A look from one place at another. */
export interface Look {
  readonly distanceCm: number;
  readonly visible: boolean;
  /** Everything that hides the place, nearest first; empty where it is seen. */
  readonly because: readonly Hidden[];
  /** How far the look reaches: the whole distance where the place is seen. */
  readonly seenCm: number;
  /** Whether another reading of hills would decide it [3.5]. */
  readonly byReading: boolean;
}

/**
 * Whether one place sees another over the drawn ground [2.6, 3.5]. The text sets no farthest distance. Readings: it is the
 * same both ways, although 3.5 speaks of those who stand below; a wood that a look passes through hides however thin it
 * is, into and out of woods units see 3 cm, and woods that touch are one; sections of a built-up area that touch are
 * one, which hides what is behind it, never what is in it, and so does each redoubt. Hills that touch are one [3.5];
 * fields show no highest points, so that along each look a hill's is the middle of its stretch on it, and two places on
 * one hill see each other. Troops, who hide as well [2.6], are not on a field.
 */
export function lookBetween(
  from: Point,
  to: Point,
  { ground, hillSight }: { readonly ground: readonly Outlined[]; readonly hillSight: HillSight },
): Look {
  const lengthCm = distanceCm(from, to);
  if (lengthCm < EDGE_CM) {
    return { distanceCm: lengthCm, visible: true, because: [], seenCm: lengthCm, byReading: false };
  }
  // Worked out from west to east whichever way the look runs, so that no rounding makes it one-sided.
  const isForward = from[0] < to[0] || (from[0] === to[0] && from[1] <= to[1]);
  const ends: Segment = isForward ? [from, to] : [to, from];
  const screens = screensOn(ends, ground);
  const hills = hillsOn(ends, ground);
  const byHills = hills.flatMap((hill) => hiddenByHill(hill, lengthCm, hillSight));
  const because = [...screens, ...byHills]
    .map(({ why, kind, id, rule, stretch }): Hidden => {
      const along = isForward ? stretch : mirrored(stretch, lengthCm);
      return { why, kind, id, rule, stopCm: stopOf({ why, kind }, along) };
    })
    .toSorted((a, b) => a.stopCm - b.stopCm);
  const other = hillSight === "whole-hill" ? "highest-point" : "whole-hill";
  const isHiddenOtherwise =
    screens.length === 0 && hills.some((hill) => hiddenByHill(hill, lengthCm, other).length > 0);
  return {
    distanceCm: lengthCm,
    visible: because.length === 0,
    because,
    seenCm: because[0]?.stopCm ?? lengthCm,
    byReading: screens.length === 0 && byHills.length > 0 !== isHiddenOtherwise,
  };
}

/** A stretch of the look on hiding ground; `crestCm`: where a hill's highest point is along it. */
interface Stretch extends Chord {
  readonly crestCm?: number;
}
interface HidingStretch extends Omit<Hidden, "stopCm"> {
  readonly stretch: Stretch;
}

function mirrored({ fromCm, toCm, crestCm }: Stretch, lengthCm: number): Stretch {
  return {
    fromCm: lengthCm - toCm,
    toCm: lengthCm - fromCm,
    ...(crestCm !== undefined && { crestCm: lengthCm - crestCm }),
  };
}

function stopOf(
  { kind, why }: Pick<Hidden, "kind" | "why">,
  { fromCm, toCm, crestCm }: Stretch,
): number {
  if (kind === "wood") return Math.min(Math.max(0, fromCm) + WOOD_CM, toCm);
  if (kind === "hill") return why === "crest" && crestCm !== undefined ? crestCm : toCm;
  return fromCm;
}

/** What woods, built-up areas and redoubts hide. */
function screensOn(ends: Segment, ground: readonly Outlined[]): readonly HidingStretch[] {
  const { woods, blocks } = hidingIn(ground);
  return [
    ...woods.flatMap((wood) => (isMet(ends, wood) ? woodOn(ends, wood) : [])),
    ...blocks.flatMap((block) => (isMet(ends, block) ? blockOn(ends, block) : [])),
  ];
}

function isMet(ends: Segment, { areas }: HidingGroup): boolean {
  return areas.some(({ box }) => segmentMeetsBox(ends, box));
}

function woodOn(ends: Segment, wood: HidingGroup): readonly HidingStretch[] {
  const lengthCm = distanceCm(...ends);
  return chordsUpTo(lengthCm, chordsThrough(wood.outline, ends)).flatMap((whole) => {
    const each = areasOn(ends, wood, whole);
    const through = each.filter(({ stretch }) => !holdsEnd(stretch, lengthCm));
    const isDeep = holdsEnd(whole, lengthCm) && whole.toCm - whole.fromCm > WOOD_CM + EDGE_CM;
    const of = { kind: "wood", rule: "3.5" } as const;
    return [
      ...through.map(({ id, stretch }): HidingStretch => ({ ...of, id, stretch, why: "behind" })),
      ...(isDeep ? [{ ...of, id: each[0]?.id ?? "", stretch: whole, why: "deep" as const }] : []),
    ];
  });
}

/** Built-up areas and redoubts: troops in them see and are seen. */
function blockOn(ends: Segment, block: HidingGroup): readonly HidingStretch[] {
  const lengthCm = distanceCm(...ends);
  return chordsUpTo(lengthCm, chordsThrough(block.outline, ends)).flatMap(
    (stretch): HidingStretch[] => {
      const [first] = areasOn(ends, block, stretch);
      if (holdsEnd(stretch, lengthCm) || !first) return [];
      return [{ why: "behind", kind: first.kind, id: first.id, rule: "3.5", stretch }];
    },
  );
}

/** The areas of a group along a stretch of it, in the order of the line; along a seam of two, the first of them. */
function areasOn(ends: Segment, { areas }: HidingGroup, whole: Chord) {
  const [only] = areas;
  if (only && areas.length === 1) return [{ ...only, stretch: whole }];
  const lengthCm = distanceCm(...ends);
  const met = areas.flatMap((area) =>
    chordsUpTo(lengthCm, chordsThrough(area.outline, ends))
      .filter(({ fromCm, toCm }) => fromCm < whole.toCm && toCm > whole.fromCm)
      .map((stretch) => ({ ...area, stretch })),
  );
  if (only && met.length === 0) return [{ ...only, stretch: whole }];
  return met.toSorted((a, b) => a.stretch.fromCm - b.stretch.fromCm);
}

/** A hill's stretches along the endless line of a look. */
interface HillOnLine {
  readonly id: string;
  readonly sections: readonly Chord[];
}

function hillsOn(ends: Segment, ground: readonly Outlined[]): readonly HillOnLine[] {
  return hidingIn(ground).hills.flatMap((hill) => {
    const sections = isMet(ends, hill) ? chordsThrough(hill.outline, ends) : [];
    return sections.length > 0 ? [{ id: hill.areas[0]?.id ?? "", sections }] : [];
  });
}

function hiddenByHill(
  { id, sections }: HillOnLine,
  lengthCm: number,
  hillSight: HillSight,
): readonly HidingStretch[] {
  if (areOn(sections, 0) && areOn(sections, lengthCm)) return [];
  return sections.flatMap(({ fromCm, toCm }): HidingStretch[] => {
    const stretch = { fromCm: Math.max(0, fromCm), toCm: Math.min(lengthCm, toCm) };
    if (stretch.toCm - stretch.fromCm < EDGE_CM) return [];
    const crestCm = (fromCm + toCm) / 2;
    const of = { kind: "hill", id, rule: "3.5", stretch: { ...stretch, crestCm } } as const;
    if (!holdsEnd(stretch, lengthCm)) {
      return [{ ...of, why: hillSight === "whole-hill" ? "behind" : "crest" }];
    }
    const isBeyond = crestCm > EDGE_CM && crestCm < lengthCm - EDGE_CM;
    return hillSight === "whole-hill" || !isBeyond ? [] : [{ ...of, why: "crest" }];
  });
}

function areOn(sections: readonly Chord[], atCm: number): boolean {
  return sections.some(({ fromCm, toCm }) => fromCm <= atCm + EDGE_CM && toCm >= atCm - EDGE_CM);
}

function holdsEnd({ fromCm, toCm }: Chord, lengthCm: number): boolean {
  return fromCm <= EDGE_CM || toCm >= lengthCm - EDGE_CM;
}

import {
  type SightReadings,
  type SightTerrain,
  sightLimitCm,
} from "@/lib/rules/belle-alliance/sight";
import { outlineContains } from "@/lib/terrain/chord";
import { distanceCm, type Point } from "@/lib/terrain/point";
import { looksInward, positionOf, throughWoodCm } from "./position";
import type { Screen, SightGround, Slab } from "./sight-ground";
import {
  type Crest,
  type SightLine,
  type Step,
  sightLine,
  stepsWithin,
  TOUCH,
  woodAhead,
  woodBehind,
} from "./sight-line";

/** One end of a look: a point of a base. */
export interface SightPoint {
  readonly at: Point;
  /** How the unit stands; worked out from the ground if left out. */
  readonly terrain?: SightTerrain | undefined;
}

/** A target, which may have fired in this bound or the last. */
export interface SightTarget extends SightPoint {
  readonly fired?: boolean | undefined;
}

/** What stands in the way of a look, and how far along it. */
export interface Block {
  readonly by: "crest" | "wood" | "building";
  readonly id: string;
  /** The height of its top, in layers. */
  readonly topLevel: number;
  readonly atCm: number;
}

/** Whether one point is seen from another. */
export interface Look {
  readonly visible: boolean;
  readonly distanceCm: number;
  readonly limitCm: number;
  readonly isWithin: boolean;
  readonly from: SightTerrain;
  readonly to: SightTerrain;
  /** The layers the two ends stand on. */
  readonly fromLevel: number;
  readonly toLevel: number;
  /** The nearest first. */
  readonly blocks: readonly Block[];
}

/**
 * Whether a point of a base is seen from another, and what hinders it: the limits of table 2, crests, woods and
 * buildings [1.1.6]. Units never block. What stands in the way does so in both directions alike.
 */
export function lookAt(ground: SightGround, from: SightPoint, to: SightTarget): Look {
  // Both directions are worked out from the same line, so that they never differ by a rounding.
  const isTurned = from.at[0] > to.at[0] || (from.at[0] === to.at[0] && from.at[1] > to.at[1]);
  const [a, b] = isTurned ? [to, from] : [from, to];
  const line = sightLine(ground, [a.at, b.at]);
  const ends = [
    endOf(ground, a, { other: b, wood: () => woodAhead(line), isTarget: isTurned }),
    endOf(ground, b, { other: a, wood: () => woodBehind(line), isTarget: !isTurned }),
  ] as const;
  const blocks = blocksOf(ground, line, ends);
  const wholeCm = distanceCm(a.at, b.at);
  const [own, target] = isTurned ? [ends[1], ends[0]] : ends;
  const limitCm = sightLimitCm(
    {
      from: own.terrain,
      to: target.terrain,
      fired: to.fired ?? false,
      layersAbove: own.height - target.height,
    },
    ground.readings,
  );
  const isWithin = wholeCm <= limitCm + HAIR_CM;
  return {
    visible: blocks.length === 0 && isWithin,
    isWithin,
    distanceCm: wholeCm,
    limitCm,
    from: own.terrain,
    to: target.terrain,
    fromLevel: own.level,
    toLevel: target.level,
    blocks: nearestOfEach(blocks, (share) => (isTurned ? 1 - share : share) * wholeCm),
  };
}

/** What blocks, where the look first meets it, the nearest first. Crests of one layer are one each. */
function nearestOfEach(found: readonly Found[], atCm: (share: number) => number): readonly Block[] {
  const met = new Set<string>();
  return found
    .map(({ by, id, topLevel, share }): Block => ({ by, id, topLevel, atCm: atCm(share) }))
    .sort((one, other) => one.atCm - other.atCm)
    .filter(({ by, id }) => {
      if (by === "crest") return true;
      const isFirst = !met.has(id);
      met.add(id);
      return isFirst;
    });
}

const HAIR_CM = 1e-9;

/** How one end of a look stands. */
interface End {
  readonly terrain: SightTerrain;
  readonly level: number;
  /** Its eyes, in layers above the table. */
  readonly height: number;
  /** The share of the look in the wood around it that does not block. */
  readonly inWood: number;
  /** Around it. */
  readonly slabs: readonly Slab[];
  readonly screens: readonly Screen[];
}

/** What an end of a look is asked with. */
interface Outward {
  readonly other: SightPoint;
  /** How far the look runs in the wood around the end, in shares. */
  readonly wood: () => number;
  readonly isTarget: boolean;
}

function endOf(ground: SightGround, end: SightTarget, { other, wood, isTarget }: Outward): End {
  const slabs = ground.slabs.filter(({ outline }) => outlineContains(outline, end.at));
  const screens = ground.screens.filter(({ outline }) => outlineContains(outline, end.at));
  const level = slabs.at(-1)?.level ?? 0;
  const wholeCm = distanceCm(end.at, other.at);
  const inWood = screens.length > 0 ? Math.min(1, wood()) : 0;
  const inWoodCm = inWood * wholeCm;
  const outlook = { from: end.at, around: screens, toward: other.at, inWoodCm };
  const given = end.terrain ?? positionOf(ground, outlook);
  const isInward =
    given === "wood-edge" && ground.readings.inward === "wood" && looksInward(ground, outlook);
  const terrain = isInward ? "wood" : given;
  const isOnRoof = terrain === "building" && ground.readings.garrisons === "roof";
  const free = throughWoodCm({ terrain, isTarget, fired: end.fired ?? false }, ground.readings);
  return {
    terrain,
    level,
    height: level + (isOnRoof ? 1 : 0),
    inWood: inWoodCm > free ? free / wholeCm : inWood,
    slabs,
    screens,
  };
}

/** What stands in the way, by its share of the look. */
interface Found extends Omit<Block, "atCm"> {
  readonly share: number;
}

/** Whether something of a height stops a line that passes at another height. */
type Stops = (top: number, height: number) => boolean;

const STOPS: Readonly<Record<SightReadings["levelLine"], Stops>> = {
  blocked: (top, height) => height <= top + TOUCH,
  clear: (top, height) => height < top - TOUCH,
};

function blocksOf(ground: SightGround, line: SightLine, ends: readonly [End, End]): Found[] {
  const [a, b] = ends;
  const stops = STOPS[ground.readings.levelLine];
  const found: Found[] = [];
  for (const crest of line.crests) {
    const { slab, share } = crest;
    if (!isBetween(crest) || isOfBoth(crest, a, b)) continue;
    if (stops(slab.level, heightAt(share, ends)))
      found.push({ by: "crest", id: slab.id, topLevel: slab.level, share });
  }
  for (const { screen, chord } of line.screened) {
    const isWood = screen.by === "wood";
    const from = Math.max(chord[0], isWood ? a.inWood : 0);
    const to = Math.min(chord[1], isWood ? 1 - b.inWood : 1);
    if (to - from <= TOUCH) continue;
    if (!isWood && (a.screens.includes(screen) || b.screens.includes(screen))) continue;
    for (const step of stepsWithin([from, to], line)) addBlocks(found, screen, step, ends, stops);
  }
  return found;
}

function heightAt(share: number, [a, b]: readonly [End, End]): number {
  return a.height + (b.height - a.height) * share;
}

/** What stops a line along a stretch of a wood or building: it is met from either end, where it falls to its top. */
function addBlocks(
  found: Found[],
  { by, id }: Screen,
  { chord: [start, end], level }: Step,
  ends: readonly [End, End],
  stops: Stops,
): void {
  const topLevel = level + 1;
  const atStart = stops(topLevel, heightAt(start, ends));
  const atEnd = stops(topLevel, heightAt(end, ends));
  if (!atStart && !atEnd) return;
  const falls = (topLevel - ends[0].height) / (ends[1].height - ends[0].height);
  const met = Number.isFinite(falls) ? Math.min(end, Math.max(start, falls)) : start;
  found.push(
    { by, id, topLevel, share: atStart ? start : met },
    { by, id, topLevel, share: atEnd ? end : met },
  );
}

function isBetween({ share }: Crest): boolean {
  return share > TOUCH && share < 1 - TOUCH;
}

/** The crest of a layer does not block between units that both stand on it [1.1.6]. */
function isOfBoth({ slab }: Crest, a: End, b: End): boolean {
  return (
    a.level === slab.level &&
    b.level === slab.level &&
    a.slabs.includes(slab) &&
    b.slabs.includes(slab)
  );
}

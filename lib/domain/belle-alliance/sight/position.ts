import type { SightReadings, SightTerrain } from "@/lib/rules/belle-alliance/sight";
import { TABLE_2 } from "@/lib/rules/belle-alliance/tables/table-2";
import { boxContains, widened } from "@/lib/terrain/box";
import type { Outline } from "@/lib/terrain/chord";
import { direction, moved, type Point, type Segment } from "@/lib/terrain/point";
import { rimOf } from "@/lib/terrain/rim";
import { segmentsMeet, squaredDistanceCm2 } from "@/lib/terrain/segment";
import { type Chord, chordsNearEdges } from "@/lib/terrain/segment-chords";
import type { Screen, SightGround } from "./sight-ground";

/** A unit counts as in contact with a wall or hedge if its base comes as near as this: the table is built by hand. */
const CONTACT_CM = 0.5;

const WOOD = TABLE_2.find(({ id }) => id === "wood");
/** How far one sees inside a wood, and one who has fired is seen there [table 2]. */
const IN_WOOD_CM = WOOD?.fromCm ?? 0;
const AFTER_FIRE_CM = WOOD?.againstAfterFireCm ?? 0;

/** An end of a look. */
interface LookEnd {
  readonly terrain: SightTerrain;
  readonly isTarget: boolean;
  readonly fired: boolean;
}

/**
 * How much of the wood around an end of a look does not block it: all of it where the limit of a position in the wood
 * holds, otherwise as much as one sees through in a wood [1.1.6, table 2].
 */
export function throughWoodCm(
  { terrain, isTarget, fired }: LookEnd,
  { limits }: Pick<SightReadings, "limits">,
): number {
  if (terrain === "wood" && (isTarget || limits === "both")) return Number.POSITIVE_INFINITY;
  return isTarget && fired ? AFTER_FIRE_CM : IN_WOOD_CM;
}

/** A look from a place, what is around that place, and how much of the look lies in the wood around it. */
interface Outlook {
  readonly from: Point;
  readonly around: readonly Screen[];
  readonly toward: Point;
  /** 0 if it leaves the wood at once, or stands in none. */
  readonly inWoodCm: number;
}

/**
 * How a place counts for a look from there or towards it: a garrison, in a wood or its edge, behind and in contact with
 * cover that lies in that direction, or in the open [table 2, 3.1.3, 6.2.0].
 */
export function positionOf(ground: SightGround, outlook: Outlook): SightTerrain {
  const { around } = outlook;
  if (around.some(({ by }) => by === "building")) return "building";
  if (around.length > 0) return inWood(ground, around, outlook);
  return isBehindCover(ground, outlook) ? "cover" : "open";
}

/**
 * Whether a look from a wood's edge leads into the wood: its part in the wood goes anywhere deeper than the edge is. The
 * text does not say when a unit in the edge looks inward [6.2.0].
 */
export function looksInward(
  { woodEdgeCm }: SightGround,
  { from, around, toward, inWoodCm }: Outlook,
): boolean {
  if (inWoodCm === 0) return false;
  const part: Segment = [from, moved(from, direction(from, toward), inWoodCm)];
  return edgeAlong(around, part, woodEdgeCm).every(
    ({ fromCm, toCm }) => fromCm > HAIR_CM || toCm < inWoodCm - HAIR_CM,
  );
}

/** The stretches of a look in some woods that lie in their edge, in cm from its beginning. */
export function edgeAlong(
  woods: readonly Screen[],
  look: Segment,
  woodEdgeCm: number,
): readonly Chord[] {
  return chordsNearEdges(look, woods.flatMap(rimAround), woodEdgeCm + HAIR_CM);
}

const HAIR_CM = 1e-6;

function inWood(
  ground: SightGround,
  around: readonly Screen[],
  outlook: Outlook,
): "wood" | "wood-edge" {
  if (depthCm(around, outlook.from) > ground.woodEdgeCm + HAIR_CM) return "wood";
  const isInward = ground.readings.inward === "wood" && looksInward(ground, outlook);
  return isInward ? "wood" : "wood-edge";
}

/** How far the nearest rim of the woods around a place is; where two of them meet there is none. */
function depthCm(around: readonly Screen[], at: Point): number {
  let least = Number.POSITIVE_INFINITY;
  for (const edge of around.flatMap(rimAround)) {
    least = Math.min(least, squaredDistanceCm2(at, edge));
  }
  return Math.sqrt(least);
}

function rimAround({ outline }: Screen): readonly Segment[] {
  const known = RIMS.get(outline);
  if (known) return known;
  const rim = rimOf(outline);
  RIMS.set(outline, rim);
  return rim;
}

/** Only a few woods have a place in their edge from which one looks. */
const RIMS = new WeakMap<Outline, readonly Segment[]>();

function isBehindCover({ breastworks }: SightGround, { from, toward }: Outlook): boolean {
  const probe: Segment = [from, moved(from, direction(from, toward), CONTACT_CM)];
  return breastworks.some(
    ({ edges, box }) =>
      boxContains(widened(box, CONTACT_CM), from) &&
      edges.some((edge) => segmentsMeet(edge, probe)),
  );
}

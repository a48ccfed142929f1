import { unitedWithHoles } from "@/lib/terrain/clip";
import { type Ring, signedAreaCm2 } from "@/lib/terrain/ring";
import { simplified } from "@/lib/terrain/simplify";
import { seenGround } from "./seen-ground";
import type { SightGround } from "./sight-ground";
import type { SightPiece } from "./unit-sight";

/** More pieces than this are not counted. */
const MOST_PIECES = 400;
/** Eyes times corners of the ground; of the shipped maps, which have some hundreds, more than all pieces have. */
const MOST_WORK = 2_000_000;
/** A piece looks from its middle and as many corners of its ground. */
const MOST_CORNERS = 4;
/** The edge of what many see may be so far from what it is for each: a millimetre on the table. */
const ROUGH_CM = 0.1;

/** A piece that looks, and the middle of its ground. */
export interface Looker extends SightPiece {
  readonly at: readonly [number, number];
}

/** The ground that some pieces see together: rings as `unitedWithHoles` has them, and how many pieces are in it. */
export interface GroundOfMany {
  readonly rings: readonly Ring[];
  readonly counted: number;
}

/** What to look over. */
interface Table {
  readonly widthCm: number;
  readonly depthCm: number;
}

/**
 * The ground on which a unit would be seen from the base of any of some pieces. It is worked out eye by eye, so that
 * the caller can pause: what is yielded is the ground so far. On a map of very many corners not all pieces are counted.
 */
export function* groundOfMany(
  ground: SightGround,
  lookers: readonly Looker[],
  { widthCm, depthCm }: Table,
): Generator<GroundOfMany> {
  const within = { minX: 0, minY: 0, maxX: widthCm, maxY: depthCm };
  let rings: readonly Ring[] = [];
  let left = Math.ceil(MOST_WORK / cornersOf(ground));
  for (const [i, { at, outline, terrain }] of lookers.slice(0, MOST_PIECES).entries()) {
    for (const eye of eyesOf(outline, at)) {
      left -= 1;
      if (left < 0) return;
      const seen = seenGround(ground, eye, { within, terrain }).flatMap(roughly);
      rings = unitedWithHoles([...rings, ...seen]);
      yield { rings, counted: i };
    }
    yield { rings, counted: i + 1 };
  }
}

/** How many corners the hills, woods and buildings of a ground have, at least 1. */
export function cornersOf({ slabs, screens }: SightGround): number {
  const rings = [...slabs, ...screens].flatMap(({ outline }) => outline.rings);
  return rings.reduce((sum, { ring }) => sum + ring.length, 1);
}

/** The places from which what a piece sees is shaded. */
export function eyesOf(
  outline: Ring,
  middle: readonly [number, number],
): readonly (readonly [number, number])[] {
  return outline.length > 1 ? [middle, ...outline.slice(0, MOST_CORNERS)] : [middle];
}

function roughly(ring: Ring): readonly Ring[] {
  const rough = simplified(ring, ROUGH_CM);
  const area = signedAreaCm2(rough);
  if (Math.abs(area) < ROUGH_CM * ROUGH_CM) return [];
  return [area < 0 ? rough.toReversed() : rough];
}

import { type Box, boxesTouch } from "@/lib/terrain/box";
import { between, distanceCm, type Point, type Segment } from "@/lib/terrain/point";
import { centroid, distanceToEdgeCm, ringContains } from "@/lib/terrain/ring";
import { cornersOf, type LabelBox } from "./label";

/** A label to be placed in the picture. */
export interface LabelWish {
  /** Lower ranks choose first. */
  readonly rank: number;
  readonly size: { readonly width: number; readonly height: number };
  readonly turnDeg: number;
  /** Candidate centres, the best first. */
  readonly places: readonly Point[];
  /** What it names: an outline, or a single point. */
  readonly thing: readonly Point[];
  /** Beyond this distance from its thing it gets a leader line. */
  readonly nearCm: number;
  /** The most soft things it may cover; if it would cover more, it is dropped. */
  readonly mayCover: number;
  /** Things of this owner are not obstacles for it; empty if there is no owner. */
  readonly owner: string;
}

/** The outcome for a label: placed next to its thing, further away with a leader line, or dropped. */
export type LabelPlacement =
  | { readonly fate: "placed"; readonly box: LabelBox }
  | { readonly fate: "led"; readonly box: LabelBox; readonly leader: Segment }
  | { readonly fate: "dropped" };

/**
 * An obstacle that labels must avoid (hard), or avoid if they can (soft). Outlines are convex, or a line of two points.
 */
interface Obstacle {
  readonly outline: readonly Point[];
  readonly weight: "hard" | "soft";
  readonly owner: string;
}

interface IndexedObstacle extends Obstacle {
  readonly box: Box;
  /** The last search that visited it. */
  seen: number;
}

/** Things are indexed in squares; this many along the longer edge. */
const SQUARES = 40;

/** So many times as far as without a line a label may stand off with one: nobody follows a longer one across the map. */
const LONGEST_LEADER = 8;

/** After this many comparisons, a few seconds' work, what is left is dropped: thousands on one heap have no place anyway. */
const MOST_LOOKS = 4_000_000;

/** The area for labels, with the obstacles in it. */
export class LabelField {
  private readonly squares = new Map<number, IndexedObstacle[]>();
  private readonly squareCm: number;
  private look = 0;
  private looks = 0;

  constructor(
    private readonly width: number,
    private readonly height: number,
  ) {
    this.squareCm = Math.max(width, height, 1e-6) / SQUARES;
  }

  addObstacle(obstacle: Obstacle): void {
    const taken = { ...obstacle, box: boundsOf(obstacle.outline), seen: 0 };
    for (const square of this.squaresOf(taken.box)) {
      const there = this.squares.get(square);
      if (there) there.push(taken);
      else this.squares.set(square, [taken]);
    }
  }

  /**
   * Returns the outcome of each wish, in the order given. By rank, each label takes the first of its places that is
   * clear of everything; otherwise the one covering the fewest soft things, if few enough; otherwise it is dropped. No
   * label overlaps another, a hard thing or another's leader line.
   */
  place(wishes: readonly LabelWish[]): readonly LabelPlacement[] {
    const fates = new Map<LabelWish, LabelPlacement>();
    for (const wish of wishes.toSorted((a, b) => a.rank - b.rank)) {
      fates.set(wish, this.settle(wish));
    }
    return wishes.map((wish) => fates.get(wish) ?? { fate: "dropped" });
  }

  private settle(wish: LabelWish): LabelPlacement {
    let best: LabelPlacement = { fate: "dropped" };
    let fewest = wish.mayCover + 1;
    for (const centre of wish.places) {
      if (this.looks > MOST_LOOKS) break;
      const found = this.tryPlace(wish, centre, fewest);
      if (found === null) continue;
      best = found.fate;
      fewest = found.covers;
      if (fewest === 0) break;
    }
    if (best.fate === "dropped") return best;
    this.addObstacle({ outline: cornersOf(best.box, wish.turnDeg), weight: "hard", owner: "" });
    if (best.fate === "led") this.addObstacle({ outline: best.leader, weight: "hard", owner: "" });
    return best;
  }

  /** The label at a place if it covers fewer soft things than `fewest` and nothing hard, otherwise null. */
  private tryPlace(wish: LabelWish, centre: Point, fewest: number) {
    const { box, outline, bounds } = this.shiftedInside(centre, wish);
    if (!this.holds(bounds)) return null;
    const covers = this.covers({ outline, bounds }, wish.owner, fewest);
    if (covers >= fewest) return null;
    const leader = leaderOf(outline, wish);
    if (leader === null) return { fate: { fate: "placed", box } as const, covers };
    if (distanceCm(...leader) > LONGEST_LEADER * wish.nearCm) return null;
    if (!this.isClearOfHard(leader, wish.owner)) return null;
    return { fate: { fate: "led", box, leader } as const, covers };
  }

  /** Moves a box at the edge onto the table, by at most half its size. */
  private shiftedInside([x, y]: Point, { size: { width, height }, turnDeg }: LabelWish) {
    const box = { x, y, width, height };
    const outline = cornersOf(box, turnDeg);
    const bounds = boundsOf(outline);
    const dx = shiftWithin(bounds.minX, bounds.maxX, this.width);
    const dy = shiftWithin(bounds.minY, bounds.maxY, this.height);
    if (dx === 0 && dy === 0) return { box, outline, bounds };
    const shifted = outline.map(([px, py]): Point => [px + dx, py + dy]);
    return {
      box: { ...box, x: x + dx, y: y + dy },
      outline: shifted,
      bounds: boundsOf(shifted),
    };
  }

  private holds({ minX, minY, maxX, maxY }: Box): boolean {
    const slack = 1e-6;
    return (
      minX >= -slack && minY >= -slack && maxX <= this.width + slack && maxY <= this.height + slack
    );
  }

  /** The number of soft things it covers, counted up to `most`; `most` if it covers a hard one. */
  private covers({ outline, bounds }: Shape, owner: string, most: number): number {
    let count = 0;
    for (const taken of this.near(bounds, owner)) {
      if (!outlinesOverlap(outline, taken.outline)) continue;
      count = taken.weight === "hard" ? most : count + 1;
      if (count >= most) return most;
    }
    return count;
  }

  private isClearOfHard(outline: readonly Point[], owner: string): boolean {
    for (const taken of this.near(boundsOf(outline), owner)) {
      if (taken.weight === "hard" && outlinesOverlap(outline, taken.outline)) return false;
    }
    return true;
  }

  /** Other owners' obstacles near a box, each once even if it is in several squares. */
  private *near(box: Box, owner: string): Generator<IndexedObstacle> {
    this.look += 1;
    for (const square of this.squaresOf(box)) {
      const there = this.squares.get(square) ?? [];
      // The latest are likeliest to be in the way: labels rather than the things they name.
      for (let i = there.length - 1; i >= 0; i--) {
        const taken = there[i];
        this.looks += 1;
        if (!taken || taken.seen === this.look || !boxesTouch(box, taken.box)) continue;
        taken.seen = this.look;
        if (owner === "" || taken.owner !== owner) yield taken;
      }
    }
  }

  private squaresOf({ minX, minY, maxX, maxY }: Box): number[] {
    const at = (value: number) =>
      Math.min(SQUARES, Math.max(-1, Math.floor(value / this.squareCm))) + 1;
    const squares: number[] = [];
    for (let row = at(minY); row <= at(maxY); row++) {
      for (let column = at(minX); column <= at(maxX); column++) {
        squares.push(row * (SQUARES + 2) + column);
      }
    }
    return squares;
  }
}

interface Shape {
  readonly outline: readonly Point[];
  readonly bounds: Box;
}

/** The bounding box of some corners; called thousands of times, so it allocates nothing else. */
function boundsOf(outline: readonly Point[]): Box {
  let [minX, minY] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
  let [maxX, maxY] = [Number.NEGATIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (const [x, y] of outline) {
    if (x < minX) minX = x;
    if (x > maxX) maxX = x;
    if (y < minY) minY = y;
    if (y > maxY) maxY = y;
  }
  return { minX, minY, maxX, maxY };
}

function shiftWithin(low: number, high: number, most: number): number {
  if (low < 0) return Math.min(-low, (high - low) / 2);
  return high > most ? -Math.min(high - most, (high - low) / 2) : 0;
}

/** Outlines that share no more than this only touch, because numbers are rounded. */
const TOUCH = 1e-6;

/** Whether two convex outlines overlap, that is, no edge of either separates them. */
export function outlinesOverlap(a: readonly Point[], b: readonly Point[]): boolean {
  return !isParted(a, b) && !isParted(b, a);
}

function isParted(a: readonly Point[], b: readonly Point[]): boolean {
  return a.some((from, i) => {
    const to = a[(i + 1) % a.length] ?? from;
    const normal: Point = [to[1] - from[1], from[0] - to[0]];
    if (normal[0] === 0 && normal[1] === 0) return false;
    const [lowA, highA] = spanAlong(a, normal);
    const [lowB, highB] = spanAlong(b, normal);
    return highA <= lowB + TOUCH || highB <= lowA + TOUCH;
  });
}

function spanAlong(outline: readonly Point[], [nx, ny]: Point): readonly [number, number] {
  let low = Number.POSITIVE_INFINITY;
  let high = Number.NEGATIVE_INFINITY;
  for (const [x, y] of outline) {
    const at = x * nx + y * ny;
    if (at < low) low = at;
    if (at > high) high = at;
  }
  return [low, high];
}

/** The leader line from a label to its thing; null if the label is near enough without one. */
function leaderOf(outline: readonly Point[], { thing, nearCm }: LabelWish): Segment | null {
  const middle: Point = thing.length > 2 ? centroid(thing) : (thing[0] ?? [0, 0]);
  if (ringContains(outline, middle)) return null;
  const from = nearestOn(outline, middle);
  const to = edgeTowards(from, middle, thing);
  return distanceCm(from, to) <= nearCm || distanceToThing(from, thing) <= nearCm
    ? null
    : [from, to];
}

function distanceToThing(from: Point, thing: readonly Point[]): number {
  return thing.length > 2 ? distanceToEdgeCm(from, thing) : distanceCm(from, thing[0] ?? from);
}

function nearestOn(outline: readonly Point[], to: Point): Point {
  const feet = outline.map((from, i) =>
    footOn(from, outline[(i + 1) % outline.length] ?? from, to),
  );
  return feet.reduce((best, foot) => (distanceCm(foot, to) < distanceCm(best, to) ? foot : best));
}

function footOn(a: Point, b: Point, to: Point): Point {
  const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
  const length = dx * dx + dy * dy;
  if (length === 0) return a;
  const share = ((to[0] - a[0]) * dx + (to[1] - a[1]) * dy) / length;
  return between(a, b, Math.min(1, Math.max(0, share)));
}

/** Where a line from outside to the middle enters the outline, to a twentieth of its length. */
function edgeTowards(from: Point, middle: Point, outline: readonly Point[]): Point {
  if (outline.length < 3) return middle;
  const steps = Array.from({ length: 20 }, (_, i) => between(from, middle, i / 20));
  return steps.find((point) => ringContains(outline, point)) ?? middle;
}

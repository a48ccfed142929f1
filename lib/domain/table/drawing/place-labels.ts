import { type Box, boxesTouch } from "@/lib/terrain/box";
import { distanceCm, type Point, type Segment } from "@/lib/terrain/point";
import { cornersOf, type LabelBox } from "./label";
import { boundsOf, leaderOf, outlinesOverlap } from "./label-geometry";

/** A label to be placed in the picture. */
export interface LabelRequest {
  /** Lower ranks choose first. */
  readonly rank: number;
  readonly size: { readonly width: number; readonly height: number };
  readonly turnDeg: number;
  /** Candidate centres, the best first; gone through once. */
  readonly places: Iterable<Point>;
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
const MAX_LOOKS = 4_000_000;

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
   * Returns the outcome of each request, in the order given. By rank, each label takes the first of its places that is
   * clear of everything; otherwise the one covering the fewest soft things, if few enough; otherwise it is dropped. No
   * label overlaps another, a hard thing or another's leader line.
   */
  place(requests: readonly LabelRequest[]): readonly LabelPlacement[] {
    const fates = new Map<LabelRequest, LabelPlacement>();
    for (const request of requests.toSorted((a, b) => a.rank - b.rank)) {
      fates.set(request, this.settle(request));
    }
    return requests.map((request) => fates.get(request) ?? { fate: "dropped" });
  }

  private settle(request: LabelRequest): LabelPlacement {
    let best: LabelPlacement = { fate: "dropped" };
    let fewest = request.mayCover + 1;
    for (const centre of request.places) {
      if (this.looks > MAX_LOOKS) break;
      const found = this.tryPlace(request, centre, fewest);
      if (found === null) continue;
      best = found.fate;
      fewest = found.covers;
      if (fewest === 0) break;
    }
    if (best.fate === "dropped") return best;
    this.addObstacle({ outline: cornersOf(best.box, request.turnDeg), weight: "hard", owner: "" });
    if (best.fate === "led") this.addObstacle({ outline: best.leader, weight: "hard", owner: "" });
    return best;
  }

  /** The label at a place if it covers fewer soft things than `fewest` and nothing hard, otherwise null. */
  private tryPlace(request: LabelRequest, centre: Point, fewest: number) {
    const { box, outline, bounds } = this.shiftedInside(centre, request);
    if (!this.holds(bounds)) return null;
    const covers = this.covers({ outline, bounds }, request.owner, fewest);
    if (covers >= fewest) return null;
    const leader = leaderOf(outline, request);
    if (leader === null) return { fate: { fate: "placed", box } as const, covers };
    if (distanceCm(...leader) > LONGEST_LEADER * request.nearCm) return null;
    if (!this.isClearOfHard(leader, request.owner)) return null;
    return { fate: { fate: "led", box, leader } as const, covers };
  }

  /** Moves a box at the edge onto the table, by at most half its size. */
  private shiftedInside([x, y]: Point, { size: { width, height }, turnDeg }: LabelRequest) {
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

function shiftWithin(low: number, high: number, most: number): number {
  if (low < 0) return Math.min(-low, (high - low) / 2);
  return high > most ? -Math.min(high - most, (high - low) / 2) : 0;
}

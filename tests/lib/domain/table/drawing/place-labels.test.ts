import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { cornersOf, placesAround } from "@/lib/domain/table/drawing/label";
import { outlinesOverlap } from "@/lib/domain/table/drawing/label-geometry";
import {
  LabelField,
  type LabelPlacement,
  type LabelRequest,
} from "@/lib/domain/table/drawing/place-labels";
import type { Point } from "@/lib/terrain/point";

const [WIDTH, HEIGHT] = [100, 80];
const PEN = { mark: 1 };

const box = (x: number, y: number, width = 4, height = 2) => ({ x, y, width, height });

interface Thing {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly text: number;
  readonly turnDeg: number;
  readonly rank: number;
}

const things = (most: number) =>
  fc.array(
    fc.record<Thing>({
      x: fc.integer({ min: -20, max: 120 }),
      y: fc.integer({ min: -20, max: 100 }),
      size: fc.integer({ min: 1, max: 12 }),
      text: fc.integer({ min: 1, max: 60 }),
      turnDeg: fc.constantFrom(0, 0, 0, 30, 90, -45),
      rank: fc.integer({ min: 0, max: 4 }),
    }),
    { maxLength: most },
  );

function optionsOf({ x, y, size, text, turnDeg, rank }: Thing): LabelRequest {
  const thing = cornersOf(box(x, y, size, size));
  const measure = { width: text, height: 3 };
  return {
    rank,
    size: measure,
    turnDeg,
    places: placesAround(thing, measure, PEN),
    thing,
    nearCm: 3,
    mayCover: rank === 0 ? 2 : 0,
    owner: "",
  };
}

function placed(all: readonly Thing[]) {
  const field = new LabelField(WIDTH, HEIGHT);
  for (const { x, y, size } of all) {
    const weight = size % 3 === 0 ? "hard" : "soft";
    field.addObstacle({ outline: cornersOf(box(x, y, size, size)), weight, owner: "" });
  }
  const requests = all.map(optionsOf);
  return { requests, fates: field.place(requests) };
}

function outlinesOf({ requests, fates }: ReturnType<typeof placed>) {
  return fates.flatMap((fate, i) =>
    fate.fate === "dropped" ? [] : [{ fate, outline: cornersOf(fate.box, requests[i]?.turnDeg) }],
  );
}

describe("labels", () => {
  it("never lie on one another, on a hard thing, on another's line or off the table", () => {
    fc.assert(
      fc.property(things(40), (all) => {
        const result = placed(all);
        const outlines = outlinesOf(result);
        const hard = all
          .filter(({ size }) => size % 3 === 0)
          .map(({ x, y, size }) => cornersOf(box(x, y, size, size)));
        outlines.forEach(({ fate, outline }, i) => {
          for (const other of outlines.slice(i + 1)) {
            expect(outlinesOverlap(outline, other.outline)).toBe(false);
          }
          for (const each of hard) expect(outlinesOverlap(outline, each)).toBe(false);
          for (const other of outlines) {
            if (other.fate === fate || other.fate.fate !== "led") continue;
            expect(outlinesOverlap(outline, other.fate.leader)).toBe(false);
          }
          for (const [x, y] of outline) {
            expect(Math.min(x, y, WIDTH - x, HEIGHT - y)).toBeGreaterThan(-0.001);
          }
        });
      }),
    );
  });

  it("are placed, led or dropped each, the same every time", () => {
    fc.assert(
      fc.property(things(40), (all) => {
        const { fates } = placed(all);
        expect(fates).toHaveLength(all.length);
        expect(placed(all).fates).toEqual(fates);
      }),
    );
  });

  it("choose by rank: one is dropped only where what chose before it leaves no place", () => {
    fc.assert(
      fc.property(things(25), (all) => {
        const { fates } = placed(all);
        const dropped = all.findIndex((_, i) => fates[i]?.fate === "dropped");
        const last = all[dropped];
        if (!last) return;
        const before = all.map((each) => ({ ...each, rank: each === last ? 9 : each.rank }));
        expect(placed(before).fates[dropped]?.fate).toBe("dropped");
      }),
    );
  });

  it("have a line where they stand far off, from their own edge", () => {
    const field = new LabelField(WIDTH, HEIGHT);
    field.addObstacle({ outline: cornersOf(box(50, 40, 20, 12)), weight: "hard", owner: "" });
    const thing = cornersOf(box(50, 40, 2, 2));
    const size = { width: 8, height: 3 };
    const places = [...placesAround(thing, size, PEN)];
    const request = {
      rank: 0,
      size,
      turnDeg: 0,
      places,
      thing,
      nearCm: 3,
      mayCover: 0,
      owner: "me",
    };
    const [fate] = field.place([request]);
    // The leader line would have to cross the obstacle.
    expect(fate?.fate).toBe("dropped");
    const soft = new LabelField(WIDTH, HEIGHT);
    soft.addObstacle({ outline: cornersOf(box(50, 40, 20, 12)), weight: "soft", owner: "" });
    const [led] = soft.place([request]) as [Extract<LabelPlacement, { fate: "led" }>];
    expect(led.fate).toBe("led");
    const [[x, y]] = led.leader;
    expect(Math.abs(x - led.box.x) <= 4.001 && Math.abs(y - led.box.y) <= 1.501).toBe(true);
  });

  it("of two thousand things on one heap, or all over the table, find what little room there is", () => {
    const heap = Array.from({ length: 2_000 }, (_, i) => ({ x: 50, y: 40, size: 4, i }));
    const spread = heap.map(({ i }) => ({ x: i % 100, y: (i * 7) % 80, size: 2, i }));
    for (const all of [heap, spread]) {
      const { fates } = placed(
        all.map((each) => ({ ...each, text: 12, turnDeg: 0, rank: each.i % 5 })),
      );
      const standing = fates.filter(({ fate }) => fate !== "dropped");
      expect(standing.length).toBeGreaterThan(0);
      expect(standing.length).toBeLessThan(20);
    }
  });
});

describe("outlines", () => {
  it.each([
    ["apart", box(0, 0), box(5, 0), false],
    ["edge to edge", box(0, 0), box(4, 0), false],
    ["across each other", box(0, 0), box(3, 1), true],
    ["one in the other", box(0, 0), box(0, 0, 1, 1), true],
  ])("%s", (_, a, b, overlap) => {
    expect(outlinesOverlap(cornersOf(a), cornersOf(b))).toBe(overlap);
  });

  it("see past the corners of turned boxes, and a line that runs through", () => {
    const diamond = cornersOf(box(0, 0, 4, 4), 45);
    expect(outlinesOverlap(diamond, cornersOf(box(2.5, 2.5, 1, 1)))).toBe(false);
    expect(outlinesOverlap(diamond, cornersOf(box(2.5, 0, 1, 1)))).toBe(true);
    const line: Point[] = [
      [-5, 0],
      [5, 1],
    ];
    expect(outlinesOverlap(diamond, line)).toBe(true);
    expect(outlinesOverlap(cornersOf(box(0, 3, 2, 2)), line)).toBe(false);
  });
});

import { describe, expect, it } from "vitest";
import type { FieldWorkFeature } from "@/lib/domain/scenario/field-work";
import { fieldWorkSample, fieldWorkShapes } from "@/lib/pdf/map/field-work-shapes";
import type { MapShape } from "@/lib/pdf/map/map-drawing";

const TABLE = { scale: 10, depthCm: 100 };
const WORKS = ["abatis", "chevaux-de-frise", "barricade", "emplacement"] as const;

function feature(work: FieldWorkFeature["work"], points: [number, number][]): FieldWorkFeature {
  return { kind: "field-work", id: "w", name: "", hiddenFrom: [], work, points };
}

const placesOf = (shapes: readonly MapShape[]) =>
  shapes.flatMap(({ path }) =>
    path.flatMap((step) => (step[0] === "m" || step[0] === "l" ? [[step[1], step[2]]] : [])),
  );

describe("a field work on paper", () => {
  // From west to east on a table of 100 cm at 1 : 10, its front looks north, which is up on paper.
  const line: [number, number][] = [
    [10, 50],
    [30, 50],
  ];

  it("has its front toward the head of the page where that is north", () => {
    const [strokes] = fieldWorkShapes(feature("abatis", line), TABLE);
    const heights = placesOf(strokes ? [strokes] : []).map(([, y = 0]) => 50 - y);
    expect(Math.max(...heights)).toBeGreaterThan(2 * -Math.min(...heights));
  });

  it("lies where it is drawn, at the size of the other signs at every scale", () => {
    for (const scale of [5, 10, 40]) {
      const projection = { ...TABLE, scale };
      const ys = placesOf(fieldWorkShapes(feature("chevaux-de-frise", line), projection)).map(
        ([, y = 0]) => y,
      );
      const middle = 500 / scale;
      expect(Math.min(...ys)).toBeCloseTo(middle - 0.85);
      expect(Math.max(...ys)).toBeCloseTo(middle + 0.85);
    }
  });

  it.each(WORKS)("shows %s in the legend within its sample of 9 by 4 mm", (work) => {
    const places = placesOf(fieldWorkSample(feature(work, line)));
    expect(places.length).toBeGreaterThan(4);
    for (const [x = -1, y = -1] of places) {
      expect(x).toBeGreaterThanOrEqual(0);
      expect(x).toBeLessThanOrEqual(9);
      expect(y).toBeGreaterThanOrEqual(0);
      expect(y).toBeLessThanOrEqual(4);
    }
  });

  it("is one line of a style of its own while its kind is open", () => {
    expect(fieldWorkShapes(feature(null, line), TABLE)).toEqual([
      {
        style: "field-work-open",
        path: [
          ["m", 10, 50],
          ["l", 30, 50],
        ],
      },
    ]);
  });

  it("sets no more marks than a page can hold along a line without end", () => {
    const endless = Array.from({ length: 400 }, (_, i): [number, number] => [
      i % 2 ? 2_000 : -1_000,
      i,
    ]);
    const places = placesOf(fieldWorkShapes(feature("abatis", endless), TABLE));
    expect(places.length).toBeLessThan(10_000);
  });
});

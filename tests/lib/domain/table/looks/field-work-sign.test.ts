import { describe, expect, it } from "vitest";
import { fieldWorkSign } from "@/lib/domain/table/looks/field-work-sign";
import type { Segment } from "@/lib/terrain/point";

const AS_USUAL = { size: 1, thinning: 1 };

/** Drawn from west to east, so that its front faces north. */
const NORTHWARD: [number, number][] = [
  [10, 50],
  [30, 50],
];
const reachOf = (strokes: readonly Segment[]) => {
  const ys = strokes.flat().map(([, y]) => y - 50);
  return { north: Math.max(...ys), south: -Math.min(...ys) };
};

describe("the sign of a field work", () => {
  it("of an abatis points its branches to the front", () => {
    const { strokes } = fieldWorkSign({ work: "abatis", points: NORTHWARD }, AS_USUAL);
    const { north, south } = reachOf(strokes);
    expect(north).toBeGreaterThan(2 * south);
    const about = fieldWorkSign({ work: "abatis", points: NORTHWARD.toReversed() }, AS_USUAL);
    expect(reachOf(about.strokes).south).toBeGreaterThan(reachOf(about.strokes).north);
  });

  it("of chevaux-de-frise is crossed stakes, alike on both sides", () => {
    const { strokes } = fieldWorkSign({ work: "chevaux-de-frise", points: NORTHWARD }, AS_USUAL);
    const { north, south } = reachOf(strokes);
    expect(north).toBeCloseTo(south);
    expect(strokes.length % 2).toBe(0);
  });

  it("of a barricade is blocks on its line", () => {
    const { blocks, strokes } = fieldWorkSign({ work: "barricade", points: NORTHWARD }, AS_USUAL);
    expect(blocks.length).toBeGreaterThan(10);
    expect(blocks.every((ring) => ring.length === 4)).toBe(true);
    expect(strokes).toEqual([]);
  });

  it("of an emplacement is a parapet with its slope before it and its wings behind", () => {
    const { trace, strokes } = fieldWorkSign({ work: "emplacement", points: NORTHWARD }, AS_USUAL);
    expect(trace.slice(1, 3)).toEqual(NORTHWARD);
    expect(trace[0]?.[1]).toBeLessThan(50);
    expect(trace[0]?.[0]).toBeLessThan(10);
    expect(trace[3]?.[1]).toBeLessThan(50);
    expect(reachOf(strokes).north).toBeGreaterThan(0.5);
  });

  it("of a bent emplacement is as it was drawn", () => {
    const redan: [number, number][] = [
      [10, 50],
      [20, 56],
      [30, 50],
    ];
    expect(fieldWorkSign({ work: "emplacement", points: redan }, AS_USUAL).trace).toEqual(redan);
  });

  it("has at least one mark, however short the work, and none while its kind is open", () => {
    const short: [number, number][] = [
      [10, 50],
      [10.1, 50],
    ];
    expect(fieldWorkSign({ work: "abatis", points: short }, AS_USUAL).strokes).toHaveLength(3);
    expect(fieldWorkSign({ work: "barricade", points: short }, AS_USUAL).blocks).toHaveLength(1);
    expect(fieldWorkSign({ work: null, points: NORTHWARD }, AS_USUAL)).toEqual({
      trace: NORTHWARD,
      strokes: [],
      blocks: [],
    });
  });
});

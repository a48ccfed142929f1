import { describe, expect, test } from "vitest";
import {
  type DrawnShape,
  groundShift,
  type MovingEdges,
  resizeOutcome,
} from "@/lib/terrain/table-resize";

const TABLE = { widthCm: 180, depthCm: 120 };
const WEST_SOUTH: MovingEdges = { column: "west", row: "south" };
const EAST_NORTH: MovingEdges = { column: "east", row: "north" };

const square = (west: number, south: number): DrawnShape => ({
  shape: "area",
  points: [
    [west, south],
    [west + 10, south],
    [west + 10, south + 10],
    [west, south + 10],
  ],
});
const line = (...points: DrawnShape["points"]): DrawnShape => ({ shape: "line", points });

describe("the ground under a table of another size", () => {
  test.each([
    ["grows in the west and south", WEST_SOUTH, { widthCm: 200, depthCm: 150 }, [20, 30]],
    ["shrinks in the west and south", WEST_SOUTH, { widthCm: 150, depthCm: 90 }, [-30, -30]],
    ["grows in the east and north", EAST_NORTH, { widthCm: 200, depthCm: 150 }, [0, 0]],
  ] as const)("%s", (_, edges, size, shift) => {
    expect(groundShift(TABLE, { ...size, ...edges })).toEqual(shift);
  });
});

describe("what lies on a table that gets 30 cm narrower in the west", () => {
  const resize = { widthCm: 150, depthCm: 120, ...WEST_SOUTH };

  test.each([
    ["an area in what remains", square(40, 20), "kept"],
    ["an area beside the new edge", square(30, 20), "kept"],
    ["an area across the new edge", square(25, 20), "cut"],
    ["an area beyond it", square(10, 20), "off"],
    ["an area beyond it that touches it", square(20, 20), "off"],
    ["an area that already ran out over an edge that stays", square(175, 20), "kept"],
    ["an area that was off the table before", square(-40, 20), "kept"],
    ["a road from edge to edge", line([0, 50], [180, 50]), "cut"],
    ["a road beyond the edge", line([0, 50], [20, 50], [29, 120]), "off"],
    ["a hedge along the new edge", line([30, 10], [30, 90]), "kept"],
    ["a road whose corners both lie off the table", line([-20, 50], [200, 50]), "cut"],
    ["a place in what remains", line([31, 20]), "kept"],
    ["a place beyond the edge", line([29, 20]), "off"],
  ] as const)("%s is %s", (_, drawn, fate) => {
    expect(resizeOutcome(drawn, TABLE, resize)).toBe(fate);
  });

  test("a bend round the corner of what remains is off, though its box is not", () => {
    const corner = line([10, 60], [25, 119], [45, 125]);
    const lower = { widthCm: 150, depthCm: 100, column: "west", row: "north" } as const;
    expect(resizeOutcome(corner, TABLE, lower)).toBe("off");
  });
});

test("nothing is cut where a table grows, wherever its edges are", () => {
  for (const edges of [WEST_SOUTH, EAST_NORTH]) {
    for (const drawn of [square(-5, 20), square(175, 115), line([-20, 50], [200, 50])]) {
      expect(resizeOutcome(drawn, TABLE, { widthCm: 220, depthCm: 150, ...edges })).toBe("kept");
    }
  }
});

import fc from "fast-check";
import { expect, test } from "vitest";
import type { Battlefield } from "@/lib/domain/bogowie-wojny/field/battlefield";
import { checkBattlefield } from "@/lib/domain/bogowie-wojny/field/check";
import { resizeTable } from "@/lib/domain/bogowie-wojny/field/commands/battlefield";
import { moveBase } from "@/lib/domain/bogowie-wojny/field/commands/settle";
import { cropOf } from "@/lib/domain/bogowie-wojny/field/crop";
import { generateBattlefield } from "@/lib/domain/bogowie-wojny/field/generator/generate";
import { newThing } from "@/lib/domain/bogowie-wojny/field/new-thing";
import { thingsOf } from "@/lib/domain/bogowie-wojny/field/things";
import { applyCommand } from "@/lib/domain/document/command";
import { parseDocument } from "@/lib/domain/kinds/parse-document";
import { boxAround } from "@/lib/terrain/box";
import { COLUMN_EDGES, ROW_EDGES, type TableResize } from "@/lib/terrain/table-resize";

const raszyn = generateBattlefield({
  seed: "Raszyn",
  table: { widthCm: 150, depthCm: 120 },
  area: "farmland",
});
/** A field with a gully, which has additional points for its ways in and out. */
const start: Battlefield = (() => {
  const points: [number, number][] = [
    [65, 55],
    [85, 55],
    [75, 60],
  ];
  const laid = newThing({ kind: "gully", id: "gully", points, field: raszyn });
  if (laid?.list !== "pieces") throw new Error("no gully");
  return { ...raszyn, pieces: [...raszyn.pieces, laid.thing] };
})();

const usual = { column: "east", row: "north" } as const;
function resized(resize: Partial<TableResize>, from = start): Battlefield {
  const result = applyCommand(from, resizeTable, { ...from.table, ...usual, ...resize });
  expect(parseDocument("map", result)).toEqual({ ok: true, document: result });
  return result;
}
const codes = (field: Battlefield) => checkBattlefield(field).findings.map(({ code }) => code);

test("a field that grows in the west and south takes all that lies on it along", () => {
  const larger = resized({ widthCm: 180, depthCm: 150, column: "west", row: "south" });
  const places = thingsOf(start).map(({ thing }) =>
    thing.points.map(([x, y]) => [expect.closeTo(x + 30, 2), expect.closeTo(y + 30, 2)]),
  );
  expect(thingsOf(larger).map(({ thing }) => thing.points)).toEqual(places);
  const ways = (field: Battlefield) =>
    field.pieces.flatMap((each) => ("ways" in each ? each.ways : []));
  expect(ways(larger)).toEqual(
    ways(start).map(([x, y]) => [expect.closeTo(x + 30, 2), expect.closeTo(y + 30, 2)]),
  );
  expect(larger.deploymentZones).toEqual(start.deploymentZones);
  expect(larger.objectives).toEqual(start.objectives);
});

test("bases stay in the middle of their edges, or where they were laid along them", () => {
  const larger = resized({ widthCm: 180, depthCm: 150, column: "west", row: "south" });
  expect(codes(larger)).not.toContain("base-not-in-middle");
  expect(codes(larger)).not.toContain("base-not-at-edge");
  const slid = applyCommand(start, moveBase, { edge: "north", eastCm: 20 });
  const box = (field: Battlefield) =>
    boxAround(field.bases.find(({ edge }) => edge === "north")?.points ?? []);
  const after = box(resized({ widthCm: 180, depthCm: 150, column: "west" }, slid));
  expect(after.minX).toBeCloseTo(box(slid).minX + 30);
  expect(after.maxY).toBe(150);
});

test("a field that grows and shrinks again by the same edges is as it was", () => {
  const growth = fc.record({
    widthCm: fc.integer({ min: 150, max: 480 }),
    depthCm: fc.integer({ min: 120, max: 240 }),
    column: fc.constantFrom(...COLUMN_EDGES),
    row: fc.constantFrom(...ROW_EDGES),
  });
  fc.assert(
    fc.property(growth, (larger) => {
      expect(resized({ ...larger, ...start.table }, resized(larger))).toEqual(start);
    }),
    { numRuns: 40 },
  );
});

test("a field that shrinks loses what lies beyond its edge, with the objectives on it", () => {
  const larger = resized({ widthCm: 300, column: "east" });
  const moved = resized({ widthCm: 150, column: "west" }, larger);
  const crop = cropOf(larger, { widthCm: 150, depthCm: 120, column: "west", row: "north" });
  expect(crop.removed.length).toBeGreaterThan(5);
  expect(thingsOf(moved)).toHaveLength(thingsOf(larger).length - crop.removed.length);
  const left = new Set(moved.pieces.map(({ id }) => id));
  expect(moved.objectives.every(({ pieceId }) => left.has(pieceId))).toBe(true);
  expect(moved.crossings.every(({ waterId }) => left.has(waterId))).toBe(true);
  for (const { thing } of crop.clipped) {
    expect(thingsOf(moved).find((each) => each.thing.id === thing.id)?.thing.points).toHaveLength(
      thing.points.length,
    );
  }
});

import { describe, expect, it } from "vitest";
import { mapScene } from "@/lib/domain/belle-alliance/drawing/map-scene";
import { featureSchema } from "@/lib/domain/belle-alliance/scenario/feature";
import { viewFor } from "@/lib/domain/belle-alliance/scenario/view-for";
import { PAPER_SIZE_MM } from "@/lib/domain/document/paper";
import { groundSheets } from "@/lib/domain/table/sheets/ground-sheets";
import { hillTemplates } from "@/lib/domain/table/sheets/hill-templates";
import { countSheets } from "@/lib/domain/table/sheets/sheet-count";
import { stripSheets } from "@/lib/domain/table/sheets/strip-sheets";
import { stripRoom, stripWays } from "@/lib/domain/table/sheets/strips";
import { WHOLE_TABLE } from "@/lib/domain/table/sheets/table-sheets";
import { boxesOverlap } from "@/lib/terrain/box";
import { lengthCm } from "@/lib/terrain/polyline";
import { emptyScenario } from "../../../pdf/sample-scenarios";

const A4 = { paperMm: PAPER_SIZE_MM.a4, scale: 1 } as const;

const sceneOf = (...features: readonly object[]) => {
  const parsed = features.map((each, i) => featureSchema.parse({ id: `f${i}`, ...each } as never));
  const map = { ...emptyScenario.map, widthCm: 200, depthCm: 150, features: parsed };
  return mapScene(viewFor({ ...emptyScenario, map }, { for: "umpire" }).map);
};
const square = (x: number, y: number, side: number) => [
  [x, y],
  [x + side, y],
  [x + side, y + side],
  [x, y + side],
];
const hill = (level: number, x: number, y: number, side: number) => ({
  kind: "hill",
  level,
  points: square(x, y, side),
});

describe("templates of hill layers", () => {
  it("are one for each layer, each on the sheets its own extent needs", () => {
    const templates = hillTemplates(sceneOf(hill(1, 40, 40, 20), hill(2, 46, 46, 6)), A4);
    expect(templates.map(({ code, sheets }) => [code, sheets.length])).toEqual([
      ["1A", 2],
      ["2A", 1],
    ]);
  });

  it("are turned where that spares a sheet, and lie on the table as before", () => {
    const ridge = [
      [40, 40],
      [44, 38],
      [61, 55],
      [58, 58],
    ];
    const [template] = hillTemplates(sceneOf({ kind: "hill", level: 1, points: ridge }), A4);
    expect(template?.turnedDeg).toBeGreaterThan(0);
    expect(template?.sheets).toHaveLength(1);
    const { onTable, box } = template ?? {};
    expect(onTable?.box.maxX).toBeGreaterThan((onTable?.box.minX ?? 0) + 20);
    const [width, depth] = template?.grid.sheetCm ?? [0, 0];
    expect((box?.maxX ?? 0) - (box?.minX ?? 0)).toBeLessThan(width);
    expect((box?.maxY ?? 0) - (box?.minY ?? 0)).toBeLessThan(depth);
  });

  it("show what is glued onto them, and nothing that stands on another hill", () => {
    const [first, second] = hillTemplates(
      sceneOf(hill(1, 10, 10, 30), hill(1, 100, 10, 30), hill(2, 20, 20, 10)),
      A4,
    );
    expect(first?.above.map(({ code }) => code)).toEqual(["2A"]);
    expect(second?.above).toEqual([]);
  });

  it("leave out the sheets no contour crosses, and what lies beyond the table", () => {
    const scene = sceneOf(hill(1, 20, 20, 110), hill(1, -60, 60, 40));
    const [large, ...others] = hillTemplates(scene, A4);
    expect(others).toEqual([]);
    expect(large?.sheets.length).toBeLessThan(large?.grid.count ?? 0);
    expect(countSheets({ scene }, { ...WHOLE_TABLE, ground: "layers" }, A4)).toBe(
      large?.sheets.length,
    );
  });
});

const winding = {
  kind: "road",
  widthCm: 2,
  points: Array.from({ length: 21 }, (_, i) => [i * 10, 75 + 20 * Math.sin(i)]),
};

describe("strips", () => {
  it("are as long together as the road on the table, each within a sheet", () => {
    const [way] = stripWays(sceneOf(winding), A4);
    const [width, height] = stripRoom(A4.paperMm);
    const strips = way?.strips ?? [];
    expect(strips.length).toBeGreaterThan(10);
    for (const { box } of strips) {
      expect(box.maxX - box.minX).toBeLessThanOrEqual(width);
      expect(box.maxY - box.minY).toBeLessThanOrEqual(height);
    }
    const withoutLaps = strips.reduce(
      (sum, { line, next }) => sum + (next?.atMm ?? lengthCm(line)),
      0,
    );
    expect(withoutLaps / 10).toBeCloseTo(way?.lengthCm ?? 0, 3);
  });

  it("name the one that follows", () => {
    const [way] = stripWays(sceneOf(winding), A4);
    expect(way?.strips[0]).toMatchObject({ code: "1.1", next: { code: "1.2" } });
    expect(way?.strips.at(-1)?.next).toBeNull();
  });

  it("lie apart on few sheets, roads and streams on their own", () => {
    const straight = Array.from({ length: 12 }, (_, i) => ({
      kind: i % 2 === 0 ? "road" : "stream",
      widthCm: 1,
      points: [
        [0, i * 10 + 5],
        [26, i * 10 + 5],
      ],
    }));
    const strips = stripWays(sceneOf(...straight), A4).flatMap((each) => each.strips);
    const sheets = stripSheets(strips, A4);
    expect(sheets.map(({ kind, laid }) => [kind, laid.length])).toEqual([
      ["road", 6],
      ["stream", 6],
    ]);
    const boxes = (sheets[0]?.laid ?? []).map(({ strip: { box }, by }) => ({
      minX: box.minX + by[0],
      maxX: box.maxX + by[0],
      minY: box.minY + by[1],
      maxY: box.maxY + by[1],
    }));
    for (const [i, box] of boxes.entries()) {
      expect(boxes.slice(i + 1).some((other) => boxesOverlap(box, other))).toBe(false);
    }
  });

  it("are none of water too broad to bend on a sheet", () => {
    const [way] = stripWays(sceneOf({ ...winding, kind: "stream", widthCm: 12 }), A4);
    expect(way?.strips).toEqual([]);
    expect(way?.lengthCm).toBeGreaterThan(200);
  });
});

describe("sheets with something on them", () => {
  const options = { units: "none" } as const;

  it("are those within an area as well as on its edge, and on its edge alone for outlines", () => {
    const scene = sceneOf({ kind: "wood", points: square(20, 20, 100) });
    const whole = groundSheets({ scene }, { ...options, ground: "to-build" }, A4);
    const edge = groundSheets({ scene }, { ...options, ground: "outlines" }, A4);
    expect(whole.printed.length).toBeGreaterThan(edge.printed.length);
    expect(whole.printed.length).toBeLessThan(whole.sheets.length);
    const middle = whole.sheets.filter(
      ({ box }) => box.minX > 25 && box.maxX < 115 && box.minY > 25 && box.maxY < 115,
    );
    expect(middle.length).toBeGreaterThan(0);
    for (const sheet of middle) {
      expect(whole.printed).toContain(sheet);
      expect(edge.printed).not.toContain(sheet);
    }
  });

  it("count a road's breadth", () => {
    const { sheetCm, stepCm } = groundSheets(
      { scene: sceneOf() },
      { ...options, ground: "all" },
      A4,
    ).grid;
    const x = stepCm[0] * 2 + sheetCm[0] + 0.5;
    const road = {
      kind: "road",
      points: [
        [x, 140],
        [x, 148],
      ],
    };
    const printed = (widthCm: number) =>
      groundSheets({ scene: sceneOf({ ...road, widthCm }) }, { ...options, ground: "to-build" }, A4)
        .printed.length;
    expect(printed(2)).toBe(printed(0.4) + 1);
  });
});

import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { type Feature, featureSchema } from "@/lib/domain/belle-alliance/scenario/feature";
import { type Look, lookAt, type SightPoint } from "@/lib/domain/belle-alliance/sight/look";
import { sightGround } from "@/lib/domain/belle-alliance/sight/sight-ground";
import type { SightReadings, SightTerrain } from "@/lib/rules/belle-alliance/sight";
import type { Point } from "@/lib/terrain/point";
import { ringContains } from "@/lib/terrain/ring";
import { type WalkedShape, walk } from "@/tests/lib/domain/belle-alliance/sight/walk";

type Corners = readonly Point[];
let count = 0;
const feature = (kind: string, points: Corners, fields = {}): Feature =>
  featureSchema.parse({ kind, id: `f${count++}`, points, ...fields });
const hill = (level: number, points: Corners) => feature("hill", points, { level });
const wood = (points: Corners) => feature("wood", points);
const house = (points: Corners) => feature("building", points, { material: "stone" });
const wall = (points: Corners) => feature("wall", points, { height: "1-2m" });
const hedgeRow = (points: Corners) => feature("hedge", points, { hedge: "hedge-row" });

/** From west to east between two columns, over the whole depth of the table and beyond. */
const strip = (west: number, east: number): Corners => [
  [west, -50],
  [east, -50],
  [east, 150],
  [west, 150],
];
const box = (west: number, south: number, east: number, north: number): Corners => [
  [west, south],
  [east, south],
  [east, north],
  [west, north],
];

interface Case {
  readonly name: string;
  readonly ground: readonly Feature[];
  /** Points on the table's middle line by their x, or anywhere. */
  readonly from: number | SightPoint;
  readonly to: number | (SightPoint & { readonly fired?: boolean });
  readonly readings?: Partial<SightReadings>;
  readonly sees: string;
}

/** Straight edges, so that figures can be worked out by hand. */
const STRAIGHT = { outlines: "corners" } as const;
const point = (place: number | SightPoint): SightPoint =>
  typeof place === "number" ? { at: [place, 50] } : place;
const at = (x: number, terrain: SightTerrain, fired = false) => ({
  at: [x, 50] as const,
  terrain,
  fired,
});

function told({ visible, limitCm, isWithin, blocks }: Look): string {
  const reasons = blocks.map(({ by, atCm }) => `${by} at ${Math.round(atCm * 100) / 100}`);
  if (!isWithin) reasons.unshift("too far");
  return `${visible ? "seen" : reasons.join(", ")} (${limitCm})`;
}

const RIDGE = hill(1, strip(40, 60));
const TWO_LAYERS = [hill(1, strip(40, 100)), hill(2, strip(60, 80))];
const BLOCK_WOOD = wood(strip(100, 140));

/** Each from 1.1.6, table 2 and the readings of the settings. */
const CASES: readonly Case[] = [
  { name: "the open, at its limit", ground: [], from: 0, to: 200, sees: "seen (200)" },
  { name: "the open, beyond it", ground: [], from: 0, to: 200.5, sees: "too far (200)" },
  { name: "no distance", ground: [], from: 50, to: 50, sees: "seen (200)" },
  { name: "a target in cover", ground: [], from: 0, to: at(30, "cover"), sees: "seen (30)" },
  { name: "… beyond 30 cm", ground: [], from: 0, to: at(31, "cover"), sees: "too far (30)" },
  { name: "… that has fired", ground: [], from: 0, to: at(100, "cover", true), sees: "seen (100)" },
  { name: "a garrison", ground: [], from: 0, to: at(31, "building"), sees: "too far (30)" },
  {
    name: "… that has fired",
    ground: [],
    from: 0,
    to: at(99, "building", true),
    sees: "seen (100)",
  },
  { name: "a wood's edge", ground: [], from: 0, to: at(30, "wood-edge"), sees: "seen (30)" },
  { name: "inside a wood", ground: [], from: 0, to: at(16, "wood"), sees: "too far (15)" },
  { name: "… that has fired", ground: [], from: 0, to: at(30, "wood", true), sees: "seen (30)" },
  {
    name: "the open that has fired",
    ground: [],
    from: 0,
    to: at(199, "open", true),
    sees: "seen (200)",
  },
  { name: "out of cover", ground: [], from: at(0, "cover"), to: 190, sees: "seen (200)" },
  { name: "out of a wood", ground: [], from: at(0, "wood"), to: 16, sees: "too far (15)" },
  {
    name: "… if only the target's limit holds",
    ground: [],
    from: at(0, "wood"),
    to: 16,
    readings: { limits: "against" },
    sees: "seen (200)",
  },
  {
    name: "out of a wood at one in cover",
    ground: [],
    from: at(0, "wood"),
    to: at(15, "cover", true),
    sees: "seen (15)",
  },

  {
    name: "a crest midway between a layer's edges",
    ground: [RIDGE],
    from: 0,
    to: 90,
    sees: "crest at 50 (200)",
  },
  { name: "… and back", ground: [RIDGE], from: 90, to: 0, sees: "crest at 40 (200)" },
  { name: "from before the crest", ground: [RIDGE], from: 45, to: 90, sees: "crest at 5 (220)" },
  { name: "from the crest itself", ground: [RIDGE], from: 50, to: 90, sees: "seen (220)" },
  { name: "from behind it", ground: [RIDGE], from: 55, to: 90, sees: "seen (220)" },
  { name: "at the near slope", ground: [RIDGE], from: 0, to: 45, sees: "seen (200)" },
  { name: "at the far slope", ground: [RIDGE], from: 0, to: 55, sees: "crest at 50 (200)" },
  {
    name: "across the crest of one's own layer",
    ground: [RIDGE],
    from: 42,
    to: 58,
    sees: "seen (200)",
  },
  {
    name: "between two hills of a layer",
    ground: [RIDGE, hill(1, strip(80, 100))],
    from: 45,
    to: 95,
    sees: "crest at 5, crest at 45 (200)",
  },
  {
    name: "over a higher crest of the hill both stand on",
    ground: TWO_LAYERS,
    from: 45,
    to: 95,
    sees: "crest at 25 (200)",
  },
  { name: "down from the second layer", ground: TWO_LAYERS, from: 70, to: 150, sees: "seen (240)" },
  {
    name: "down to the same hill's first layer",
    ground: TWO_LAYERS,
    from: 70,
    to: 90,
    sees: "seen (220)",
  },
  {
    name: "from behind the second crest",
    ground: TWO_LAYERS,
    from: 65,
    to: 90,
    sees: "crest at 5 (220)",
  },
  {
    name: "… read as the band's own crests",
    ground: [hill(1, strip(40, 100)), hill(2, strip(80, 90))],
    from: 50,
    to: 0,
    readings: { crest: "band" },
    sees: "seen (220)",
  },
  {
    name: "the band's crest is midway to the next layer",
    ground: [hill(1, strip(40, 100)), hill(2, strip(80, 90))],
    from: 62,
    to: 0,
    readings: { crest: "band" },
    sees: "crest at 2 (220)",
  },
  {
    name: "the whole layer's crest is elsewhere",
    ground: [hill(1, strip(40, 100)), hill(2, strip(80, 90))],
    from: 62,
    to: 0,
    sees: "seen (220)",
  },
  {
    name: "20 cm for each layer above the open",
    ground: [hill(3, strip(-50, 20))],
    from: 0,
    to: 255,
    sees: "seen (260)",
  },
  {
    name: "none from below",
    ground: [hill(3, strip(210, 300))],
    from: 0,
    to: 220,
    sees: "too far (200)",
  },
  {
    name: "none toward cover",
    ground: [hill(3, strip(-50, 20))],
    from: 0,
    to: at(40, "cover"),
    sees: "too far (30)",
  },
  {
    name: "a line exactly as high as a crest",
    ground: [hill(2, strip(-50, 10)), hill(1, strip(40, 60))],
    from: 0,
    to: 100,
    sees: "crest at 50 (240)",
  },
  {
    name: "… read as clear",
    ground: [hill(2, strip(-50, 10)), hill(1, strip(40, 60))],
    from: 0,
    to: 100,
    readings: { levelLine: "clear" },
    sees: "seen (240)",
  },
  {
    name: "a line over a crest",
    ground: [hill(3, strip(-50, 10)), hill(1, strip(40, 60))],
    from: 0,
    to: 100,
    sees: "seen (260)",
  },
  {
    name: "along a hill's edge",
    ground: [hill(1, box(20, 50, 80, 90))],
    from: 0,
    to: 100,
    sees: "seen (200)",
  },
  {
    name: "past a hill's corner",
    ground: [
      hill(1, [
        [50, 50],
        [80, 90],
        [20, 90],
      ]),
    ],
    from: 0,
    to: 100,
    sees: "seen (200)",
  },
  {
    name: "a hill cut by the table's edge, whose crest lies off it",
    ground: [hill(1, strip(-60, 20))],
    from: 10,
    to: 90,
    sees: "seen (220)",
  },
  {
    name: "the two arms of a bent hill",
    ground: [
      hill(1, [
        [20, 0],
        [80, 0],
        [80, 80],
        [70, 80],
        [70, 20],
        [30, 20],
        [30, 80],
        [20, 80],
      ]),
    ],
    from: 0,
    to: 100,
    sees: "crest at 25, crest at 75 (200)",
  },

  { name: "a wood between", ground: [BLOCK_WOOD], from: 80, to: 160, sees: "wood at 20 (200)" },
  {
    name: "over a wood from two layers is as high as its top",
    ground: [hill(2, strip(-50, 10)), wood(strip(40, 50))],
    from: 0,
    to: 100,
    sees: "wood at 50 (240)",
  },
  {
    name: "… read as clear",
    ground: [hill(2, strip(-50, 10)), wood(strip(40, 50))],
    from: 0,
    to: 100,
    readings: { levelLine: "clear" },
    sees: "seen (240)",
  },
  {
    name: "over a wood from three",
    ground: [hill(3, strip(-50, 10)), wood(strip(40, 50))],
    from: 0,
    to: 100,
    sees: "seen (260)",
  },
  {
    name: "over one that is near the target",
    ground: [hill(3, strip(-50, 10)), wood(strip(60, 80))],
    from: 0,
    to: 100,
    sees: "wood at 66.67 (260)",
  },
  {
    name: "a wood on a hill is as high as both",
    ground: [hill(1, strip(40, 60)), wood(strip(52, 60)), hill(3, strip(-50, 10))],
    from: 0,
    to: 100,
    sees: "wood at 52 (260)",
  },
  {
    name: "in its edge, seen from without",
    ground: [BLOCK_WOOD],
    from: 80,
    to: 103,
    sees: "seen (30)",
  },
  { name: "out of its edge", ground: [BLOCK_WOOD], from: 103, to: 0, sees: "seen (200)" },
  {
    name: "a hair deeper it is the wood",
    ground: [BLOCK_WOOD],
    from: 90,
    to: 103.1,
    sees: "seen (15)",
  },
  { name: "deep in it", ground: [BLOCK_WOOD], from: 80, to: 106, sees: "too far (15)" },
  { name: "within it", ground: [BLOCK_WOOD], from: 110, to: 124, sees: "seen (15)" },
  { name: "from the edge inward", ground: [BLOCK_WOOD], from: 102, to: 118, sees: "too far (15)" },
  {
    name: "out through the other side of a wood",
    ground: [wood(strip(100, 112))],
    from: 101,
    to: 120,
    sees: "too far (15)",
  },
  {
    name: "… if the edge stays an edge",
    ground: [wood(strip(100, 112))],
    from: 101,
    to: 120,
    readings: { inward: "edge" },
    sees: "seen (200)",
  },
  {
    name: "one in the far edge, seen through the wood",
    ground: [wood(strip(100, 112))],
    from: 98,
    to: 111,
    sees: "seen (15)",
  },
  {
    name: "… beyond 15 cm",
    ground: [wood(strip(100, 112))],
    from: 95,
    to: 111,
    sees: "too far (15)",
  },
  {
    name: "two woods that meet are one",
    ground: [wood(strip(100, 110)), wood(strip(110, 140))],
    from: 107,
    to: 120,
    sees: "seen (15)",
  },
  {
    name: "another wood beyond one's own",
    ground: [wood(strip(0, 3)), wood(strip(40, 50))],
    from: 2,
    to: 100,
    sees: "wood at 38 (200)",
  },
  {
    name: "a garrison in a wood, from outside",
    ground: [wood(strip(60, 140)), house(box(97, 45, 103, 55))],
    from: 74 - 15,
    to: 100,
    sees: "too far, wood at 1 (30)",
  },
  {
    name: "out of a house in a wood",
    ground: [wood(strip(60, 140)), house(box(97, 45, 103, 55))],
    from: 100,
    to: 200,
    sees: "wood at 15 (200)",
  },
  {
    name: "out through a wide wood, if its edge stays an edge",
    ground: [wood(strip(100, 140))],
    from: 101,
    to: 150,
    readings: { inward: "edge" },
    sees: "wood at 15 (200)",
  },
  {
    name: "far out of a wood, if only the target's limit holds",
    ground: [wood(strip(100, 180))],
    from: 170,
    to: 60,
    readings: { limits: "against" },
    sees: "wood at 15 (200)",
  },
  {
    name: "along the seam of two woods",
    ground: [wood(box(40, 20, 60, 50)), wood(box(40, 50, 60, 80))],
    from: 0,
    to: 100,
    sees: "wood at 40 (200)",
  },
  {
    name: "along the seam of two parts of a layer",
    ground: [hill(1, box(40, 20, 60, 50)), hill(1, box(40, 50, 60, 80))],
    from: 0,
    to: 100,
    sees: "crest at 50 (200)",
  },
  {
    name: "two parts of a layer that meet have one crest",
    ground: [hill(1, strip(40, 80)), hill(1, strip(80, 120))],
    from: 90,
    to: 150,
    sees: "seen (220)",
  },
  {
    name: "… and are one layer to those who stand on them",
    ground: [hill(1, strip(40, 80)), hill(1, strip(70, 120))],
    from: 45,
    to: 115,
    sees: "seen (200)",
  },
  {
    name: "a layer far above ends a band",
    ground: [hill(1, strip(100, 200)), hill(3, strip(160, 200))],
    from: 150,
    to: 0,
    readings: { crest: "band" },
    sees: "crest at 20 (220)",
  },
  {
    name: "along a wood's edge, not deeper",
    ground: [wood(box(100, 20, 140, 80))],
    from: { at: [101, 30] },
    to: { at: [101, 50] },
    sees: "seen (30)",
  },
  {
    name: "from a roof, 20 cm farther",
    ground: [house(box(0, 45, 6, 55))],
    from: 3,
    to: 218,
    readings: { garrisons: "roof" },
    sees: "seen (220)",
  },
  {
    name: "beside a wood",
    ground: [wood(box(20, 60, 80, 90))],
    from: 0,
    to: 100,
    sees: "seen (200)",
  },
  {
    name: "along a wood's rim",
    ground: [wood(box(20, 50, 80, 90))],
    from: 0,
    to: 100,
    sees: "seen (200)",
  },

  {
    name: "a building between",
    ground: [house(box(40, 45, 50, 55))],
    from: 0,
    to: 100,
    sees: "building at 40 (200)",
  },
  {
    name: "a garrison is seen within 30 cm",
    ground: [house(box(40, 45, 50, 55))],
    from: 12,
    to: 41,
    sees: "seen (30)",
  },
  {
    name: "and sees out of its own building",
    ground: [house(box(40, 45, 50, 55))],
    from: 42,
    to: 150,
    sees: "seen (200)",
  },
  {
    name: "but not through the next",
    ground: [house(box(40, 45, 50, 55)), house(box(60, 45, 70, 55))],
    from: 42,
    to: 150,
    sees: "building at 18 (200)",
  },
  {
    name: "nor through the next where they touch: each has its own garrison",
    ground: [house(box(40, 45, 50, 55)), house(box(50, 45, 70, 55))],
    from: 42,
    to: 150,
    sees: "building at 8 (200)",
  },
  {
    name: "along the wall that two buildings share",
    ground: [house(box(40, 50, 60, 60)), house(box(45, 40, 55, 50))],
    from: 0,
    to: 100,
    sees: "building at 45 (200)",
  },
  {
    name: "between two that touch by a corner",
    ground: [house(box(40, 50, 50, 60)), house(box(50, 40, 60, 50))],
    from: 0,
    to: 100,
    sees: "seen (200)",
  },
  {
    name: "out of two that touch, along the wall they share",
    ground: [house(box(40, 50, 60, 60)), house(box(40, 40, 60, 50))],
    from: 50,
    to: 150,
    sees: "seen (200)",
  },
  {
    name: "from its roof it is as high as the next",
    ground: [house(box(40, 45, 50, 55)), house(box(60, 45, 70, 55))],
    from: 42,
    to: 65,
    readings: { garrisons: "roof" },
    sees: "seen (30)",
  },
  {
    name: "a crest and a wood and too far are all told",
    ground: [RIDGE, BLOCK_WOOD],
    from: 0,
    to: 300,
    sees: "too far, crest at 50, wood at 100 (200)",
  },

  {
    name: "behind a wall and touching it",
    ground: [
      wall([
        [60, 0],
        [60, 100],
      ]),
    ],
    from: 0,
    to: 60.3,
    sees: "too far (30)",
  },
  {
    name: "on the near side of it",
    ground: [
      wall([
        [60, 0],
        [60, 100],
      ]),
    ],
    from: 0,
    to: 59.7,
    sees: "seen (200)",
  },
  {
    name: "behind but away from it",
    ground: [
      wall([
        [60, 0],
        [60, 100],
      ]),
    ],
    from: 0,
    to: 62,
    sees: "seen (200)",
  },
  {
    name: "a hedge row is no cover",
    ground: [
      hedgeRow([
        [60, 0],
        [60, 100],
      ]),
    ],
    from: 0,
    to: 60.3,
    sees: "seen (200)",
  },
  {
    name: "walls do not block",
    ground: [
      wall([
        [30, 0],
        [30, 100],
      ]),
    ],
    from: 0,
    to: 62,
    sees: "seen (200)",
  },
];

describe("a look", () => {
  test.each(CASES)("$name", ({ ground, from, to, readings, sees }) => {
    const prepared = sightGround({ features: ground }, { readings: { ...STRAIGHT, ...readings } });
    expect(told(lookAt(prepared, point(from), typeof to === "number" ? point(to) : to))).toBe(sees);
  });

  it("ends hills at the curves they are drawn with, unless a scenario reads their corners", () => {
    const bulging = { features: [hill(1, box(40, 20, 80, 80))] };
    const onTheBulge = { at: [37, 50] } as const;
    const level = (outlines: "drawn" | "corners") =>
      lookAt(sightGround(bulging, { readings: { outlines } }), onTheBulge, { at: [0, 50] })
        .fromLevel;
    expect([level("drawn"), level("corners")]).toEqual([1, 0]);
  });
});

test.each([
  { bayCm: 4.6, from: "wood" },
  { bayCm: 4.4, from: "wood-edge" },
])("along a wood's edge past a bay $bayCm cm wide, one looks from the $from", ({ bayCm, from }) => {
  // Amid the bay, and only there, the rim is √(half its width² + 2²) cm away.
  const [west, east] = [50 - bayCm / 2, 50 + bayCm / 2];
  const shape: Corners = [
    [0, 0],
    [west, 0],
    [west, -20],
    [east, -20],
    [east, 0],
    [100, 0],
    [100, 60],
    [0, 60],
  ];
  const ground = sightGround({ features: [wood(shape)] }, { readings: STRAIGHT });
  expect(lookAt(ground, { at: [10, 2] }, { at: [88, 2] }).from).toBe(from);
});

const coordinate = fc.integer({ min: 0, max: 100 });
const place = fc.tuple(coordinate, coordinate).map(([x, y]): Point => [x + 0.37, y + 0.59]);
/** Stars around a middle, which do not cross themselves. */
const blob = fc
  .record({
    x: coordinate,
    y: coordinate,
    spokes: fc.array(fc.integer({ min: 4, max: 30 }), { minLength: 3, maxLength: 9 }),
  })
  .map(
    ({ x, y, spokes }): Corners =>
      spokes.map((r, i): Point => {
        const turn = (2 * Math.PI * i) / spokes.length;
        return [x + r * Math.cos(turn), y + r * Math.sin(turn)];
      }),
  );
const shape = fc.oneof(
  fc.tuple(fc.integer({ min: 1, max: 3 }), blob).map(([level, points]) => hill(level, points)),
  blob.map(wood),
  blob.map(house),
);
const someGround = fc.array(shape, { maxLength: 6 });
const terrain = fc.constantFrom(
  "open",
  "cover",
  "wood",
  "building",
) satisfies fc.Arbitrary<SightTerrain>;
const readings = fc.record({
  crest: fc.constantFrom("layer", "band"),
  levelLine: fc.constantFrom("blocked", "clear"),
} as const);

test("what hinders a look hinders the look back, at the same places", () => {
  fc.assert(
    fc.property(someGround, place, place, readings, (features, a, b, read) => {
      const ground = sightGround({ features }, { readings: read });
      const [there, back] = [
        lookAt(ground, { at: a }, { at: b }),
        lookAt(ground, { at: b }, { at: a }),
      ];
      const ids = (look: Look) => look.blocks.map(({ id, by }) => `${by} ${id}`).toSorted();
      expect(ids(back)).toEqual(ids(there));
      expect([back.from, back.to]).toEqual([there.to, there.from]);
    }),
  );
});

test("in the open and as high, what one sees of another the other sees of the one", () => {
  fc.assert(
    fc.property(someGround, place, place, terrain, (features, a, b, how) => {
      const ground = sightGround({ features });
      const [one, other] = [
        { at: a, terrain: how },
        { at: b, terrain: how },
      ];
      const [there, back] = [lookAt(ground, one, other), lookAt(ground, other, one)];
      if (there.fromLevel === there.toLevel) expect(back.visible).toBe(there.visible);
    }),
  );
});

test("another wood never reveals what was not seen", () => {
  fc.assert(
    fc.property(someGround, blob, place, place, (features, points, a, b) => {
      const [one, other] = [
        { at: a, terrain: "open" },
        { at: b, terrain: "open" },
      ] as const;
      fc.pre(!ringContains(points, a) && !ringContains(points, b));
      const before = lookAt(sightGround({ features }, { readings: STRAIGHT }), one, other);
      const more = sightGround({ features: [...features, wood(points)] }, { readings: STRAIGHT });
      if (!before.visible) expect(lookAt(more, one, other).visible).toBe(false);
    }),
  );
});

function shapesOf(features: readonly Feature[]): readonly WalkedShape[] {
  return features.flatMap((each) =>
    each.kind === "hill" || each.kind === "wood" || each.kind === "building"
      ? [{ level: each.kind === "hill" ? each.level : null, ring: each.points }]
      : [],
  );
}

test("what stands in the way is what one finds by walking along the line in small steps", () => {
  fc.assert(
    fc.property(someGround, place, place, (features, a, b) => {
      fc.pre(Math.hypot(a[0] - b[0], a[1] - b[1]) > 5);
      const ground = sightGround({ features }, { readings: STRAIGHT });
      const from = { at: a, terrain: "open" } as const;
      const to = { at: b, terrain: "open" } as const;
      const walked = walk(shapesOf(features), a, b);
      const found = lookAt(ground, from, to).blocks;
      const standsIn = [a, b].some((each) =>
        features.some(
          ({ kind, ...rest }) =>
            kind !== "hill" && "points" in rest && ringContains(rest.points, each),
        ),
      );
      if (walked !== "too near to say" && !standsIn)
        expect(found.length > 0).toBe(walked === "blocked");
    }),
    { numRuns: 300 },
  );
});

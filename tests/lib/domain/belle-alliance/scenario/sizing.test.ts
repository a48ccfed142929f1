import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { DEFAULT_SETTINGS } from "@/lib/domain/belle-alliance/scenario/default-settings";
import { scenarioSchema } from "@/lib/domain/belle-alliance/scenario/scenario";
import {
  type Force,
  forceOf,
  type Plan,
  sizeOf,
  USUAL_PACE,
  variantsOf,
  varied,
} from "@/lib/domain/belle-alliance/scenario/sizing";
import { totalsOf } from "@/lib/domain/belle-alliance/scenario/totals";
import { battery, formation, unit } from "./build";

const table = { widthCm: 180, depthCm: 120 };

function army(units: number, foot: number, horse = 0, guns = 0): Force {
  const bodies = [
    { arm: "infantry", count: foot },
    { arm: "cavalry", count: horse },
    { arm: "artillery", count: guns },
  ] as const;
  return { units, bodies };
}

function plan(forces: readonly Force[], more: Partial<Plan> = {}): Plan {
  return { forces, table, settings: DEFAULT_SETTINGS, pace: USUAL_PACE, ...more };
}

describe("the size of a game", () => {
  test.each([
    // 500 figures in 250 files of 1.5 cm.
    ["foot", [army(20, 10_000)], { figures: 500, modelGuns: 0, lineCm: 375 }],
    // 100 figures in 50 files of 2 cm.
    ["horse", [army(4, 0, 2000)], { figures: 100, modelGuns: 0, lineCm: 100 }],
    // A model gun for four guns, 5 cm each.
    ["guns", [army(2, 0, 0, 14)], { figures: 0, modelGuns: 4, lineCm: 20 }],
    [
      "both armies' figures, the wider one's line",
      [army(10, 4000, 400, 8), army(5, 2000)],
      { figures: 200 + 20 + 100, modelGuns: 2, lineCm: 150 + 20 + 10 },
    ],
    ["players and hours", [army(30, 100), army(18, 100)], { players: 4, hours: 6.5 }],
    ["never fewer than two players", [army(3, 1500)], { players: 2, hours: 1 }],
    ["the ground", [army(1, 500)], { edgeCm: 180, groundM: 1800 }],
  ])("%s", (_, forces, expected) => {
    expect(sizeOf(plan(forces))).toMatchObject(expected);
  });

  test("is none without men or guns", () => {
    expect(sizeOf(plan([army(12, 0), army(0, 0)]))).toBeNull();
  });

  test("goes by the scenario's own bases and by the pace its umpire knows", () => {
    const bases = { ...DEFAULT_SETTINGS.bases };
    bases.infantry = { frontMm: 30, depthMm: 15, figuresPerBase: 1 };
    const own = plan([army(24, 10_000)], {
      settings: { ...DEFAULT_SETTINGS, bases },
      pace: { unitsPerPlayer: 6, minutesPerUnit: 5, bounds: 12 },
    });
    expect(sizeOf(own)).toMatchObject({ lineCm: 750, players: 4, hours: 6 });
  });
});

describe("what else the same battle might be", () => {
  const given = plan([army(40, 20_000, 2000, 40), army(40, 18_000)]);
  const others = variantsOf(given).map((variant) => [variant, sizeOf(varied(given, variant))]);

  test("more men a figure, on as much more ground; half of it; a larger table", () => {
    expect(sizeOf(given)).toMatchObject({ figures: 2000, lineCm: 900, groundM: 1800, players: 7 });
    expect(others).toMatchObject([
      [
        { kind: "scale", menPerFigure: 30, metresPerCm: 15 },
        { figures: 1334, lineCm: 619, groundM: 2700, players: 7 },
      ],
      [
        { kind: "scale", menPerFigure: 40, metresPerCm: 20 },
        { figures: 1000, lineCm: 475, groundM: 3600 },
      ],
      [{ kind: "part" }, { figures: 1000, modelGuns: 5, lineCm: 450, players: 4, groundM: 1800 }],
      [
        { kind: "table", edgeCm: 240 },
        { figures: 2000, lineCm: 900, edgeCm: 240, groundM: 2400 },
      ],
    ]);
  });

  test("a scenario of 40 men a figure is offered the scale of the rules, and a huge table no larger one", () => {
    const settings = { ...DEFAULT_SETTINGS, menPerFigure: 40, metresPerCm: 20 };
    const coarse = variantsOf({ ...given, settings, table: { widthCm: 900, depthCm: 200 } });
    expect(coarse).toEqual([
      { kind: "scale", menPerFigure: 20, metresPerCm: 10 },
      { kind: "scale", menPerFigure: 30, metresPerCm: 15 },
      { kind: "part", share: 0.5 },
    ]);
  });
});

test("an order of battle counts each unit by itself, wagons and unknown strengths as units alone", () => {
  const force = forceOf([
    formation("corps", {
      units: [
        unit("foot", { men: 510 }),
        unit("sappers", { arm: "engineers", men: 100 }),
        unit("open", { men: null }),
        unit("park", { arm: "train", type: "train", men: null }),
      ],
      formations: [formation("reserve", { units: [battery("guns", { modelGuns: 3 })] })],
    }),
  ]);
  expect(force.units).toBe(5);
  expect(sizeOf(plan([force]))).toMatchObject({ figures: 26 + 5, modelGuns: 3 });
});

test("the shipped Quatre Bras has as many figures as its totals say, and about as many players and hours as its author", () => {
  const json = JSON.parse(readFileSync("prisma/library/quatre-bras-1815.json", "utf8"));
  const { sides, map, settings } = scenarioSchema.parse(json);
  const forces = sides.map(({ formations }) => forceOf(formations));
  const size = sizeOf(plan(forces, { table: map, settings }));
  const totals = sides.map(({ formations }) => totalsOf(formations, settings));
  expect(size?.figures).toBe(totals.reduce((sum, each) => sum + each.figures, 0));
  expect(size?.modelGuns).toBe(totals.reduce((sum, each) => sum + each.modelGuns, 0));
  expect(size).toMatchObject({ players: 8, hours: 6.5, edgeCm: 300 });
});

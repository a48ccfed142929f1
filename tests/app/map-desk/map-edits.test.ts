import { describe, expect, it } from "vitest";
import {
  alongLine,
  atPoint,
  type Deploying,
} from "@/app/(author)/scenarios/[id]/edit/map/deploying";
import { deploymentOf } from "@/app/(author)/scenarios/[id]/edit/map/deployment-of";
import {
  hasQuestion,
  isOpen,
  questionFields,
} from "@/app/(author)/scenarios/[id]/edit/map/feature-question";
import { newShape, startingPoints } from "@/app/(author)/scenarios/[id]/edit/map/new-feature";
import {
  facingOfSide,
  nextUnplaced,
  troopGroups,
} from "@/app/(author)/scenarios/[id]/edit/map/unplaced";
import { USUAL_PLAN } from "@/lib/domain/belle-alliance/scenario/deployment/plan";
import { featureSchema } from "@/lib/domain/belle-alliance/scenario/feature";
import { scenarioSchema } from "@/lib/domain/belle-alliance/scenario/scenario";
import type { ShapeKind } from "@/lib/domain/table/looks/look";
import { crossesItself } from "@/lib/terrain/ring";

const KINDS: readonly ShapeKind[] = [
  "hill",
  "wood",
  "ground",
  "building",
  "road",
  "stream",
  "crossing",
  "wall",
  "hedge",
  "fence",
];

describe("a new shape", () => {
  it.each(KINDS)(
    "of kind %s is one a document may hold, with what the rules ask still open",
    (kind) => {
      const points = startingPoints(kind, [100, 75]);
      const shape = newShape({ kind, id: "x", points, features: [] });
      expect(featureSchema.safeParse(shape).success).toBe(true);
      expect(isOpen(shape)).toBe(!["hill", "wood", "road"].includes(kind));
      expect(hasQuestion(shape)).toBe(kind !== "wood");
      if (["hill", "wood", "ground", "building"].includes(kind)) {
        expect(crossesItself(points)).toBe(false);
      }
    },
  );

  it("is the layer above the hill it is drawn on", () => {
    const lower = newShape({
      kind: "hill",
      id: "a",
      points: [
        [0, 0],
        [100, 0],
        [100, 100],
        [0, 100],
      ],
      features: [],
    });
    const on = startingPoints("hill", [50, 50]);
    const beside = startingPoints("hill", [200, 50]);
    expect(newShape({ kind: "hill", id: "b", points: on, features: [lower] })).toMatchObject({
      level: 2,
    });
    expect(newShape({ kind: "hill", id: "c", points: beside, features: [lower] })).toMatchObject({
      level: 1,
    });
  });

  it("offers every answer its schema takes", () => {
    for (const kind of KINDS) {
      const shape = newShape({
        kind,
        id: "x",
        points: startingPoints(kind, [50, 50]),
        features: [],
      });
      for (const { name, control } of questionFields(shape)) {
        for (const answer of control.type === "choice" ? control.choices : []) {
          const answered = { ...shape, [name]: answer };
          expect(featureSchema.safeParse(answered).success, `${kind} ${answer}`).toBe(true);
        }
      }
    }
  });
});

const unit = (id: string, placement: object | null = null) => ({
  id,
  name: id,
  nation: "britain",
  arm: "infantry",
  type: "line",
  placement,
});
const stand = (xCm: number, yCm: number, facingDeg: number) => ({
  xCm,
  yCm,
  facingDeg,
  formation: "line",
});
const formation = (id: string, units: object[], commander: object | null = null) => ({
  id,
  name: id,
  level: "brigade",
  units,
  commander,
});
const SCENARIO = scenarioSchema.parse({
  kind: "scenario",
  schemaVersion: 1,
  title: "Order",
  language: "en",
  map: { widthCm: 200, depthCm: 100 },
  sides: [
    {
      id: "reds",
      name: "Reds",
      colour: "a",
      formations: [
        formation("first", [unit("r1"), unit("r2", stand(10, 10, 35))]),
        formation("second", [unit("r3", stand(150, 10, 90)), unit("r4")], { name: "Picton" }),
      ],
    },
    { id: "blues", name: "Blues", colour: "b", formations: [formation("third", [unit("b1")])] },
  ],
});

describe("a formation that is put on the table", () => {
  const at: Deploying = {
    formationId: "first",
    plan: USUAL_PLAN,
    troops: "waiting",
    middle: [100, 50],
    facingDeg: 0,
    line: null,
  };

  it("stands along the line from its left flank to its right as it stood at the point", () => {
    const along = alongLine(SCENARIO, at, 40);
    expect(along.line).toEqual([
      [80, 50],
      [120, 50],
    ]);
    const units = (deploying: Deploying) => deploymentOf(SCENARIO, deploying)?.units;
    expect(units(along)).toEqual(units(at));
    expect(alongLine(SCENARIO, { ...at, facingDeg: 90 }, 40).line).toEqual([
      [100, 70],
      [100, 30],
    ]);
  });

  it.each([0, 90, 180, 270])("looks %d° whether at a point or along a line", (facingDeg) => {
    const stand = { ...at, facingDeg };
    expect(atPoint(alongLine(SCENARIO, stand, 30))).toEqual(stand);
  });

  it("marches along the road on which its head is put, coming from behind it", () => {
    const bent = {
      id: "road",
      kind: "road",
      name: "",
      points: [
        [60, 0],
        [60, 48],
        [120, 48],
      ],
    };
    const onRoad = scenarioSchema.parse({
      ...SCENARIO,
      map: { ...SCENARIO.map, features: [bent] },
    });
    const march = { ...at, troops: "all", plan: { ...USUAL_PLAN, array: "march" } } as const;
    const heads = (deploying: Deploying) =>
      deploymentOf(onRoad, deploying)?.units.map(({ placement }) => placement);
    const [first, second] = heads({ ...march, middle: [61, 47], facingDeg: 45 }) ?? [];
    expect(Math.abs((first?.xCm ?? 0) - 60)).toBeLessThan(3);
    expect(first?.yCm).toBeLessThan(48);
    expect(second?.yCm).toBeLessThan(first?.yCm ?? 0);
    const [back] = heads({ ...march, middle: [100, 49], facingDeg: 270 }) ?? [];
    expect(Math.abs((back?.yCm ?? 0) - 48)).toBeLessThan(3);
    expect(Math.abs((back?.facingDeg ?? 0) - 270)).toBeLessThan(10);
    const [off] = heads({ ...march, middle: [100, 60], facingDeg: 270 }) ?? [];
    expect(off?.yCm).toBe(60);
  });

  it("is a commander alone where only the commander is meant", () => {
    const alone = { ...at, formationId: "second", troops: new Set(["commander:second"]) };
    expect(deploymentOf(SCENARIO, alone)).toMatchObject({
      units: [],
      commanders: [{ formationId: "second", placement: { xCm: 100, yCm: 50 } }],
    });
  });
});

describe("units that wait", () => {
  it("are listed under their formations", () => {
    const waiting = troopGroups(SCENARIO, ({ placement }) => placement === null);
    const listed = waiting.map(({ title, commander, units }) => [
      title,
      commander?.name ?? null,
      units.map(({ id }) => id),
    ]);
    expect(listed).toEqual([
      ["first", null, ["r1"]],
      ["second", "Picton", ["r4"]],
      ["third", null, ["b1"]],
    ]);
  });

  it("follow one another within their own side, a commander before their units", () => {
    const unitWith = (id: string) => ({ kind: "unit", id }) as const;
    const commander = { kind: "commander", id: "second" } as const;
    expect(nextUnplaced(SCENARIO, unitWith("r1"))).toEqual(commander);
    expect(nextUnplaced(SCENARIO, commander)).toEqual(unitWith("r4"));
    expect(nextUnplaced(SCENARIO, unitWith("r4"))).toEqual(unitWith("r1"));
    expect(nextUnplaced(SCENARIO, unitWith("b1"))).toBeNull();
  });

  it("look where their nearest neighbour looks while no enemy is on the table, else across it", () => {
    expect(facingOfSide(SCENARIO, "r1", [20, 20])).toBe(35);
    expect(facingOfSide(SCENARIO, "r1", [140, 20])).toBe(90);
    const empty = { ...SCENARIO, sides: SCENARIO.sides.slice(1) };
    expect(facingOfSide(empty, "b1", [100, 80])).toBe(180);
    expect(facingOfSide(empty, "b1", [100, 20])).toBe(0);
  });

  const against = (reds: object, blues: object | null = null) =>
    scenarioSchema.parse({
      ...SCENARIO,
      sides: [
        {
          id: "reds",
          name: "Reds",
          colour: "a",
          formations: [formation("first", [unit("r", reds)])],
        },
        {
          id: "blues",
          name: "Blues",
          colour: "b",
          formations: [formation("third", [unit("b1"), unit("b2", blues)])],
        },
      ],
    });

  it.each([
    [[20, 180], 180],
    [[20, 2], 0],
    [[2, 20], 90],
    [[190, 22], 270],
  ] as const)("at %o look towards the enemy, to %i degrees", (at, facing) => {
    expect(facingOfSide(against(stand(20, 20, 35)), "b1", at)).toBe(facing);
  });

  it("look at the enemy before them, not at the middle of a long line", () => {
    const reds = Array.from({ length: 30 }, (_, i) => unit(`r-${i}`, stand(5 + 6 * i, 10, 0)));
    const sides = [
      { id: "reds", name: "Reds", colour: "a", formations: [formation("first", reds)] },
      { id: "blues", name: "Blues", colour: "b", formations: [formation("third", [unit("b1")])] },
    ];
    const line = scenarioSchema.parse({ ...SCENARIO, sides });
    expect(facingOfSide(line, "b1", [30, 90])).toBe(180);
    expect(facingOfSide(line, "b1", [160, 90])).toBe(180);
  });

  it("stand in line with a neighbour who faces the enemy, not with one who does not", () => {
    const enemy = stand(20, 20, 35);
    expect(facingOfSide(against(enemy, stand(20, 90, 170)), "b1", [45, 90])).toBe(170);
    expect(facingOfSide(against(enemy, stand(20, 90, 0)), "b1", [20, 80])).toBe(180);
    expect(facingOfSide(against(enemy, stand(20, 90, 170)), "b1", [180, 22])).toBe(270);
  });
});

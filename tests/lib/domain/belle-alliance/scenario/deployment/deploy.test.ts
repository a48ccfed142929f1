import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { checkScenario } from "@/lib/domain/belle-alliance/scenario/check";
import { deployTroops } from "@/lib/domain/belle-alliance/scenario/commands/deploy-troops";
import {
  type Deployment,
  deployForBattle,
  deployOnRoad,
} from "@/lib/domain/belle-alliance/scenario/deployment/deploy";
import {
  ARRAYS,
  CAVALRY_PLACES,
  COLUMN_DISTANCES,
  DEPTHS,
  type DeploymentPlan,
  GUN_PLACES,
  SECOND_LINES,
  USUAL_PLAN,
} from "@/lib/domain/belle-alliance/scenario/deployment/plan";
import { unitFootprint } from "@/lib/domain/belle-alliance/scenario/derive";
import type { FormationNode } from "@/lib/domain/belle-alliance/scenario/formation";
import type { Scenario } from "@/lib/domain/belle-alliance/scenario/scenario";
import { unitsUnder } from "@/lib/domain/belle-alliance/scenario/visible-tree";
import { applyCommand } from "@/lib/domain/document/command";
import { mergeDocuments } from "@/lib/domain/document/merge";
import { baseAlong, chordAt, straightBase } from "@/lib/terrain/base-line";
import { placed } from "@/lib/terrain/placement";
import { distanceCm } from "@/lib/terrain/point";
import { distanceToLineCm, lengthCm } from "@/lib/terrain/polyline";
import {
  battery,
  formation,
  scenario,
  side,
  unit,
} from "@/tests/lib/domain/belle-alliance/scenario/build";

const NORTH = straightBase([90, 60], 0);

const brigade = formation("brigade", {
  commander: { name: "Kempt" },
  units: [unit("28th"), unit("32nd"), unit("79th"), unit("95th"), battery("rogers")],
});

function table(...formations: FormationNode[]): Scenario {
  return scenario({
    map: { widthCm: 180, depthCm: 120 },
    sides: [side("allies", { formations })],
  });
}

function battle(body: FormationNode, plan: Partial<DeploymentPlan> = {}, base = NORTH): Deployment {
  return deployForBattle(table(body), body, { plan: { ...USUAL_PLAN, ...plan }, base });
}

function at(deployed: Deployment, id: string) {
  const found = deployed.units.find(({ unitId }) => unitId === id);
  if (!found) throw new Error(`${id} was not deployed`);
  return found.placement;
}

describe("a brigade in line", () => {
  // 500 men are 25 figures: 13 files of 1.5 cm in two ranks.
  const deployed = battle(brigade, { intervalCm: 2 });
  const lineCm = unitFootprint(
    unit("28th"),
    { formation: "line", frontFigures: null },
    table().settings,
  );

  test("stands in the order of the tree, left to right, with its intervals", () => {
    const [first, second] = [at(deployed, "28th"), at(deployed, "32nd")];
    expect(second.xCm - first.xCm).toBeCloseTo(lineCm.widthCm + 2, 5);
    expect(first.yCm).toBeCloseTo(60 - lineCm.depthCm / 2, 5);
    expect(first).toMatchObject({ facingDeg: 0, formation: "line" });
  });

  test("is centred on the base line's middle and says how much ground it takes", () => {
    const middle = (at(deployed, "28th").xCm + at(deployed, "95th").xCm) / 2;
    expect(middle).toBeCloseTo(90, 5);
    expect(deployed.widthCm).toBeCloseTo(4 * lineCm.widthCm + 3 * 2, 5);
    expect(deployed.beyondCm).toBe(0);
  });

  test("has its guns before it and its commander behind", () => {
    expect(at(deployed, "rogers").yCm).toBeGreaterThan(60 + 2);
    const [kempt] = deployed.commanders;
    expect(kempt).toMatchObject({ formationId: "brigade" });
    expect(kempt?.placement.yCm).toBeCloseTo(60 - lineCm.depthCm - 3, 5);
    expect(kempt?.placement.xCm).toBeCloseTo(90, 5);
  });

  test("turns about the middle of its base line with the facing", () => {
    const east = battle(brigade, { intervalCm: 2 }, straightBase([90, 60], 90));
    expect(at(east, "28th").facingDeg).toBe(90);
    expect(at(east, "28th").yCm - 60).toBeCloseTo(-(at(deployed, "28th").xCm - 90), 5);
    expect(at(east, "28th").xCm).toBeCloseTo(90 - lineCm.depthCm / 2, 5);
  });
});

test("the second line stands opposite the intervals, or behind the first", () => {
  const chequered = battle(brigade, { array: "two-lines", secondLine: "chequered" });
  const between = (at(chequered, "28th").xCm + at(chequered, "32nd").xCm) / 2;
  expect(at(chequered, "79th").xCm).toBeCloseTo(between, 2);
  const behind = battle(brigade, { array: "two-lines", secondLine: "behind" });
  expect(at(behind, "79th").xCm).toBeCloseTo(at(behind, "28th").xCm, 5);
  expect(at(behind, "28th").yCm - at(behind, "79th").yCm).toBeGreaterThan(
    USUAL_PLAN.lineDistanceCm,
  );
});

test("columns at deploying distance leave the room of their lines, closed ones do not", () => {
  const { settings } = table();
  const stand = (form: "line" | "column-of-attack") =>
    unitFootprint(unit("28th"), { formation: form, frontFigures: null }, settings).widthCm;
  const pitch = (columnDistance: DeploymentPlan["columnDistance"]) => {
    const deployed = battle(brigade, { array: "columns", columnDistance, intervalCm: 1 });
    return at(deployed, "32nd").xCm - at(deployed, "28th").xCm;
  };
  expect(pitch("deploying")).toBeCloseTo(stand("line") + 1, 5);
  expect(pitch("closed")).toBeCloseTo(stand("column-of-attack") + 1, 5);
});

test("guns in the intervals stand among the foot, on its line", () => {
  const deployed = battle(brigade, { guns: "intervals" });
  const rogers = at(deployed, "rogers");
  expect(rogers.xCm).toBeGreaterThan(at(deployed, "32nd").xCm);
  expect(rogers.xCm).toBeLessThan(at(deployed, "79th").xCm);
});

describe("cavalry", () => {
  const horse = formation("horse", {
    units: [
      unit("hussars", { arm: "cavalry", type: "hussar" }),
      unit("dragoons", { arm: "cavalry", type: "dragoon" }),
    ],
  });
  const division = formation("division", { level: "division", formations: [brigade, horse] });

  test.each([
    ["left-wing", -1, -1],
    ["both-wings", -1, 1],
    ["right-wing", 1, 1],
  ] as const)("on the %s", (cavalry, hussars, dragoons) => {
    const deployed = battle(division, { cavalry });
    const side28th = at(deployed, "28th").xCm;
    const side95th = at(deployed, "95th").xCm;
    const sideOf = (id: string) =>
      at(deployed, id).xCm < side28th ? -1 : at(deployed, id).xCm > side95th ? 1 : 0;
    expect([sideOf("hussars"), sideOf("dragoons")]).toEqual([hussars, dragoons]);
  });

  describe("on one wing", () => {
    const small = formation("division", {
      level: "division",
      formations: [formation("foot", { units: [unit("28th"), unit("32nd")] }), horse],
    });
    const middleOf = (cavalry: DeploymentPlan["cavalry"], base = NORTH) => {
      const deployed = battle(small, { cavalry }, base);
      expect(deployed.clashes.offTable).toEqual([]);
      return (at(deployed, "28th").xCm + at(deployed, "32nd").xCm) / 2;
    };

    test.each([
      ["left-wing", 100, 100],
      ["right-wing", 80, 80],
      ["both-wings", 90, 90],
      // The foot moves aside where the wing would leave the table.
      ["left-wing", 60, 77],
      ["right-wing", 120, 103],
    ] as const)("%s at %i cm: the foot stands at %i cm", (cavalry, clickedCm, footCm) => {
      expect(middleOf(cavalry, straightBase([clickedCm, 60], 0))).toBeCloseTo(footCm, 0);
    });

    test("on a drawn line all of it is centred", () => {
      const line = baseAlong([
        [10, 60],
        [170, 60],
      ]);
      // The front is 96 cm: 53 cm of cavalry, 3 cm, 40 cm of foot.
      expect(middleOf("left-wing", line)).toBeCloseTo(90 + 48 - 40 / 2, 0);
    });
  });

  test("alone is drawn up like foot", () => {
    const deployed = battle(horse, { array: "columns" });
    expect(at(deployed, "hussars").formation).toBe("column-of-attack");
  });
});

describe("a corps in depth", () => {
  const LED = { commander: { name: "Someone" } };
  const brigadeOf = (id: string) =>
    formation(id, { ...LED, units: ["a", "b", "c", "d"].map((each) => unit(`${id}${each}`)) });
  const divisionOf = (id: string) =>
    formation(id, {
      ...LED,
      level: "division",
      formations: [brigadeOf(`${id}1`), brigadeOf(`${id}2`)],
      units: [battery(`${id}guns`)],
    });
  const cavalry = (id: string) =>
    formation(id, { ...LED, units: [unit(`${id}a`, HORSE), unit(`${id}b`, HORSE)] });
  const HORSE = { arm: "cavalry", type: "hussar", men: 300 };
  const corps = formation("corps", {
    ...LED,
    level: "corps",
    formations: [
      divisionOf("x"),
      divisionOf("y"),
      formation("horse", {
        ...LED,
        level: "division",
        formations: [cavalry("h1"), cavalry("h2")],
        units: [battery("horse-guns", { type: "horse-artillery" })],
      }),
      formation("reserve", { units: [battery("reserve1"), battery("reserve2")] }),
    ],
  });
  const yOf = (deployed: Deployment, id: string) => at(deployed, id).yCm;
  const xOf = (deployed: Deployment, id: string) => at(deployed, id).xCm;

  test("its divisions stand one behind the other, their brigades side by side", () => {
    const deployed = battle(corps, { depth: "parts" });
    expect(yOf(deployed, "x1a")).toBeCloseTo(yOf(deployed, "x2d"), 5);
    expect(yOf(deployed, "y1a")).toBeLessThan(yOf(deployed, "x1a") - USUAL_PLAN.lineDistanceCm);
    expect(xOf(deployed, "y1a")).toBeCloseTo(xOf(deployed, "x1a"), 5);
  });

  test("or the brigades of each division do, and its divisions stand side by side", () => {
    const deployed = battle(corps, { depth: "brigades" });
    expect(yOf(deployed, "x1a")).toBeCloseTo(yOf(deployed, "y1a"), 5);
    expect(yOf(deployed, "x2a")).toBeLessThan(yOf(deployed, "x1a") - USUAL_PLAN.lineDistanceCm);
    expect(xOf(deployed, "y1a")).toBeGreaterThan(xOf(deployed, "x1d"));
  });

  test.each([45, 70, 110, 200])(
    "within %i cm nothing that fits is wider, and no battalion is lost",
    (widthCm) => {
      const deployed = battle(corps, { depth: "within", widthCm, cavalry: "behind" });
      expect(deployed.units).toHaveLength(unitsUnder([corps]).length);
      expect(deployed.widthCm).toBeLessThanOrEqual(widthCm);
    },
  );

  test("within a drawn line troops fill rows behind it", () => {
    const line = baseAlong([
      [60, 100],
      [120, 100],
    ]);
    const deployed = battle(brigade, { depth: "within" }, line);
    expect(deployed.beyondCm).toBe(0);
    expect(yOf(deployed, "95th")).toBeLessThan(yOf(deployed, "28th") - USUAL_PLAN.lineDistanceCm);
  });

  test.each(["abreast", "parts", "brigades"] as const)(
    "%s: batteries stand before the division or corps that they support, horse artillery with the cavalry",
    (depth) => {
      const deployed = battle(corps, { depth });
      const middle = (from: string, to: string) => (xOf(deployed, from) + xOf(deployed, to)) / 2;
      const [x, y] = depth === "brigades" ? ["x1a x1d", "y1a y1d"] : ["x1a x2d", "y1a y2d"];
      for (const [guns, ends] of [
        ["xguns", x],
        ["yguns", y],
      ] as const) {
        const [from = "", to = ""] = (ends ?? "").split(" ");
        expect(xOf(deployed, guns)).toBeCloseTo(middle(from, to), 1);
        expect(yOf(deployed, guns)).toBeGreaterThan(yOf(deployed, from));
      }
      expect(yOf(deployed, "reserve1")).toBeCloseTo(yOf(deployed, "xguns"), 1);
      expect(Math.abs(xOf(deployed, "reserve1") - 90)).toBeLessThan(25);
      const horse = ["h1a", "h1b", "h2a", "h2b"].map((id) => xOf(deployed, id));
      const away = horse.map((xCm) => Math.abs(xCm - xOf(deployed, "horse-guns")));
      expect(Math.min(...away)).toBeLessThan(20);
    },
  );

  test("brigades of cavalry are not torn between the wings, so that their commanders are with them", () => {
    const deployed = battle(corps);
    expect(xOf(deployed, "h1b")).toBeLessThan(xOf(deployed, "x1a"));
    expect(xOf(deployed, "h2a")).toBeGreaterThan(xOf(deployed, "y2d"));
  });

  test.each([...DEPTHS])("%s: no commander is put out of reach of the units they lead", (depth) => {
    const before = table(corps);
    const deployed = deployForBattle(before, corps, {
      plan: { ...USUAL_PLAN, array: "columns", columnDistance: "closed", depth },
      base: NORTH,
    });
    const after = applyCommand(before, deployTroops, deployed);
    const codes = checkScenario(after).findings.map(({ code }) => code);
    expect(codes).not.toContain("units-out-of-reach");
  });

  test("a commander of troops on the march is beside the middle of a long column", () => {
    const plan = { ...USUAL_PLAN, array: "march" as const };
    const long = formation("long", {
      ...LED,
      units: ["a", "b", "c", "d"].map((id) => unit(id, { men: 400 })),
    });
    const before = table(long);
    const road = [
      [0, 60],
      [170, 60],
    ] as const;
    const deployed = deployOnRoad(before, long, { plan, road });
    const after = applyCommand(before, deployTroops, deployed);
    expect(checkScenario(after).findings.map(({ code }) => code)).not.toContain(
      "units-out-of-reach",
    );
  });
});

test("along a drawn line troops follow its bends, and too long a front is said", () => {
  const bent = baseAlong([
    [40, 40],
    [90, 40],
    [90, 110],
  ]);
  const deployed = battle(brigade, {}, bent);
  expect(at(deployed, "28th").facingDeg).toBe(0);
  expect(at(deployed, "95th").facingDeg).toBe(270);
  const short = battle(
    brigade,
    {},
    baseAlong([
      [80, 60],
      [100, 60],
    ]),
  );
  expect(short.beyondCm).toBeCloseTo(short.widthCm - 20, 5);
  expect(short.beyond).toEqual(["28th", "32nd", "79th", "95th"]);
  const ample = battle(
    brigade,
    {},
    baseAlong([
      [10, 60],
      [10 + short.widthCm, 60],
    ]),
  );
  expect([ample.beyondCm, ample.beyond]).toEqual([0, []]);
});

const anyBend = fc
  .tuple(fc.integer({ min: 30, max: 120 }), fc.integer({ min: -60, max: 60 }))
  .map(([cm, deg]) => ({ cm, turn: (deg * Math.PI) / 180 }));

/** A line from the table's west edge whose segments turn by no more than 60 degrees. */
const anyLine = fc.array(anyBend, { minLength: 1, maxLength: 6 }).map((bends) => {
  let [x, y, heading] = [0, 0, 0];
  return [
    [x, y] as const,
    ...bends.map(({ cm, turn }) => {
      heading += turn;
      x += cm * Math.cos(heading);
      y += cm * Math.sin(heading);
      return [x, y] as const;
    }),
  ];
});

test("on a line with bends both ends of each front lie on it, but for what a bend takes off its chord", () => {
  const own = { formation: "line", frontFigures: null } as const;
  const { widthCm, depthCm } = unitFootprint(unit("28th"), own, table().settings);
  fc.assert(
    fc.property(anyLine, fc.integer({ min: 0, max: 4 }), (line, intervalCm) => {
      const deployed = battle(brigade, { intervalCm, guns: "behind" }, baseAlong(line));
      for (const id of ["28th", "32nd", "79th", "95th"].filter(
        (each) => !deployed.beyond.includes(each),
      )) {
        const end = (xCm: number) => placed([xCm, depthCm / 2], at(deployed, id));
        const strays = [-1, 1].map((flank) => distanceToLineCm(end((flank * widthCm) / 2), line));
        expect(Math.max(...strays)).toBeLessThan(0.07 * widthCm + 0.02);
      }
    }),
  );
});

test("on a road with bends the column is as long as on a straight one, and each unit faces along it", () => {
  fc.assert(
    fc.property(anyLine, (road) => {
      const plan = { ...USUAL_PLAN, array: "march" as const };
      const column = deployOnRoad(table(brigade), brigade, { plan, road });
      const straight = deployOnRoad(table(brigade), brigade, {
        plan,
        road: [
          [0, 0],
          [lengthCm(road), 0],
        ],
      });
      expect(column.depthCm).toBe(straight.depthCm);
      expect(column.beyond).toEqual(straight.beyond);
      for (const { unitId, placement } of straight.units) {
        const there = at(column, unitId);
        const along = chordAt(road, placement.xCm, 0.01);
        expect(distanceCm([there.xCm, there.yCm], along.point)).toBeLessThan(5);
      }
    }),
  );
});

test("nobody stands on the commander below them", () => {
  const alone = formation("division", { commander: { name: "Picton" }, formations: [brigade] });
  const [picton, kempt] = battle(alone).commanders.map(({ placement }) => placement);
  expect(picton?.xCm).toBe(kempt?.xCm);
  expect((kempt?.yCm ?? 0) - (picton?.yCm ?? 0)).toBeCloseTo(3, 5);
});

test("commanders stay on the table where their troops stand at its edge", () => {
  const [kempt] = battle(brigade, {}, straightBase([90, 2.5], 0)).commanders;
  expect(kempt?.placement).toEqual({ xCm: 90, yCm: 0 });
});

test("who does not find room on a road is named", () => {
  const plan = { ...USUAL_PLAN, array: "march" as const };
  const road = [
    [20, 60],
    [40, 60],
  ] as const;
  const { beyond, beyondCm, depthCm } = deployOnRoad(table(brigade), brigade, { plan, road });
  expect(beyondCm).toBeCloseTo(depthCm - 20, 4);
  expect(beyond).not.toContain("28th");
  expect(beyond.at(-1)).toBe("rogers");
});

test("on a road the column has its true length, its head at the road's end", () => {
  const road = [
    [20, 60],
    [160, 60],
  ] as const;
  const plan = { ...USUAL_PLAN, array: "march" as const, intervalCm: 1 };
  const deployed = deployOnRoad(table(brigade), brigade, { plan, road });
  const { settings } = table();
  const depths = unitsUnder([brigade]).map(
    (each) =>
      unitFootprint(each, { formation: "column-of-march", frontFigures: null }, settings).depthCm,
  );
  const columnCm = depths.reduce((sum, depth) => sum + depth, 0) + 4;
  expect(deployed.depthCm).toBeCloseTo(columnCm, 4);
  expect(at(deployed, "28th").xCm).toBeCloseTo(160 - (depths[0] ?? 0) / 2, 4);
  expect(at(deployed, "28th").facingDeg).toBe(90);
});

test("what would stand off the table is named", () => {
  const { offTable } = battle(brigade, {}, straightBase([170, 60], 0)).clashes;
  expect(offTable).toEqual(expect.arrayContaining(["95th"]));
  expect(offTable).not.toContain("28th");
});

describe("what is in the way is named before anything is placed", () => {
  const stand = at(battle(brigade), "32nd");
  const others = formation("others", { units: [unit("guards", { placement: stand })] });
  const clashes = (features: unknown[] = [], plan: Partial<DeploymentPlan> = {}) => {
    const field = scenario({
      map: { widthCm: 180, depthCm: 120, features },
      sides: [side("allies", { formations: [brigade] }), side("foe", { formations: [others] })],
    });
    return deployForBattle(field, brigade, { plan: { ...USUAL_PLAN, ...plan }, base: NORTH })
      .clashes;
  };
  const ring = (minX: number, maxX: number) =>
    [
      [minX, 40],
      [maxX, 40],
      [maxX, 75],
      [minX, 75],
    ] as const;

  test("other troops, but not those that are moved themselves", () => {
    expect(clashes()).toEqual({
      offTable: [],
      onTroops: ["32nd"],
      onBuildings: [],
      inWater: [],
      stuck: [],
    });
    const moved = battle(others, {}, straightBase([stand.xCm, stand.yCm], 0));
    expect(moved.clashes.onTroops).toEqual([]);
  });

  test("buildings, but not from troops beside them", () => {
    const farm = { id: "farm", kind: "building", name: "", points: ring(20, 90) };
    expect(clashes([farm]).onBuildings).toEqual(expect.arrayContaining(["28th"]));
    expect(clashes([farm]).onBuildings).not.toContain("95th");
  });

  test("deep water", () => {
    const lake = { id: "lake", kind: "water", name: "", points: ring(20, 90) };
    expect(clashes([lake]).inWater).toEqual(expect.arrayContaining(["28th"]));
    expect(clashes([lake]).inWater).not.toContain("95th");
  });

  test("a wood, for formations that do not march in it", () => {
    const wood = { id: "wood", kind: "wood", name: "", points: ring(20, 90) };
    expect(clashes([wood], { array: "columns" }).stuck).toContain("28th");
  });
});

test("one command places all of it, commanders too", () => {
  const before = table(brigade);
  const after = applyCommand(before, deployTroops, battle(brigade));
  const [placed] = after.sides[0]?.formations ?? [];
  expect(placed?.units.every(({ placement }) => placement !== null)).toBe(true);
  expect(placed?.commander?.placement).not.toBeNull();
});

test("two authors place different formations at once, and both stand", () => {
  const other = formation("other", { units: [unit("42nd"), unit("92nd")] });
  const before = table(brigade, other);
  const place = (body: FormationNode, yCm: number) =>
    applyCommand(
      before,
      deployTroops,
      deployForBattle(before, body, { plan: USUAL_PLAN, base: straightBase([90, yCm], 0) }),
    );
  const [mine, theirs] = [place(brigade, 40), place(other, 90)];
  const both = mergeDocuments(before, theirs, mine);
  expect(both).toMatchObject({ ok: true });
  const all = both.ok ? unitsUnder(both.merged.sides[0]?.formations ?? []) : [];
  expect(all).toHaveLength(7);
  expect(all.every(({ placement }) => placement !== null)).toBe(true);
});

const anyUnits = fc
  .array(
    fc.tuple(
      fc.constantFrom("infantry", "cavalry", "artillery", "train"),
      fc.integer({ min: 40, max: 1200 }),
    ),
    {
      minLength: 1,
      maxLength: 9,
    },
  )
  .map((drawn) =>
    drawn.map(([arm, men], i) =>
      arm === "infantry" || arm === "cavalry"
        ? { arm, type: arm === "cavalry" ? "hussar" : "line", men, i }
        : { arm, type: null, men: null, guns: 1 + (men % 12), i },
    ),
  );

const anyBody = fc.array(anyUnits, { minLength: 1, maxLength: 4 }).map((brigades) =>
  formation("corps", {
    level: "corps",
    formations: brigades.map((units, b) => {
      const drawn = units.map(({ i, ...fields }) => unit(`u-${b}-${i}`, fields));
      return formation(`b-${b}`, {
        units: drawn.slice(3),
        formations: [formation(`sub-${b}`, { units: drawn.slice(0, 3) })],
      });
    }),
  }),
);

const anyPlan: fc.Arbitrary<DeploymentPlan> = fc.record({
  array: fc.constantFrom(...ARRAYS.filter((array) => array !== "march")),
  depth: fc.constantFrom(...DEPTHS),
  widthCm: fc.option(fc.integer({ min: 1, max: 150 })),
  secondLine: fc.constantFrom(...SECOND_LINES),
  columnDistance: fc.constantFrom(...COLUMN_DISTANCES),
  cavalry: fc.constantFrom(...CAVALRY_PLACES),
  guns: fc.constantFrom(...GUN_PLACES),
  intervalCm: fc.integer({ min: 0, max: 6 }),
  brigadeIntervalCm: fc.integer({ min: 0, max: 10 }),
  lineDistanceCm: fc.integer({ min: 1, max: 15 }),
});

test("every unit is placed once, and none on another, whatever the plan", () => {
  fc.assert(
    fc.property(anyBody, anyPlan, (body, plan) => {
      const deployed = battle(body, plan);
      const ids = deployed.units.map(({ unitId }) => unitId);
      expect([...ids].sort()).toEqual(
        unitsUnder([body])
          .map(({ id }) => id)
          .sort(),
      );
      const { settings } = table();
      const boxes = deployed.units.map(({ unitId, placement }) => {
        const of = unitsUnder([body]).find(({ id }) => id === unitId);
        const { widthCm, depthCm } = unitFootprint(of ?? unit("none"), placement, settings);
        return { x: placement.xCm, y: placement.yCm, w: widthCm, d: depthCm, unitId };
      });
      const onOneAnother = boxes.flatMap((a, i) =>
        boxes
          .slice(i + 1)
          .filter(
            (b) =>
              Math.abs(a.x - b.x) < (a.w + b.w) / 2 - 0.03 &&
              Math.abs(a.y - b.y) < (a.d + b.d) / 2 - 0.03,
          )
          .map((b) => `${a.unitId} and ${b.unitId}`),
      );
      expect(onOneAnother).toEqual([]);
    }),
    { numRuns: 100 },
  );
});

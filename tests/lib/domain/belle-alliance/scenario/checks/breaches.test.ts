import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { checkScenario } from "@/lib/domain/belle-alliance/scenario/check";
import {
  SCENARIO_FINDINGS,
  type ScenarioFindingCode,
} from "@/lib/domain/belle-alliance/scenario/finding-codes";
import { usualWeight, weightsOf } from "@/lib/rules/belle-alliance/horse";
import { headingsOfNation, NATIONS } from "@/lib/rules/belle-alliance/nation";
import { TABLE_21 } from "@/lib/rules/belle-alliance/tables/table-21";
import { TYPES_OF_ARM, WEIGHTS } from "@/lib/rules/belle-alliance/unit-type";
import { battery, formation, scenario, side, unit } from "../build";

type Units = ReturnType<typeof unit>[];

/** A scenario of two sides with these units; other findings are ignored. */
const battle = (units: Units, enemies: Units = [], features: object[] = []) =>
  scenario({
    date: "1815-06-18",
    sides: [
      side("s1", { formations: [formation("f1", { units })] }),
      side("s2", { formations: [formation("f2", { units: enemies })] }),
    ],
    map: { widthCm: 400, depthCm: 200, features },
  });
const pathsOf = (document: ReturnType<typeof battle>, code: ScenarioFindingCode) =>
  checkScenario(document)
    .findings.filter((finding) => finding.code === code)
    .flatMap(({ path, paths = [path] }) => paths);
const holds = (document: ReturnType<typeof battle>, code: ScenarioFindingCode) =>
  pathsOf(document, code).length > 0;
const at = (fields: object) => ({
  placement: { xCm: 100, yCm: 100, facingDeg: 0, formation: "line", ...fields },
});

test.each<[ScenarioFindingCode, string, string]>([
  ["attack-column-misshapen", "1.3.1", "error"],
  ["too-many-skirmishers", "1.3.2", "error"],
  ["building-of-both-sides", "6.1.1", "error"],
  ["valour-row-of-others", "T21", "warning"],
  ["weight-against-type", "T8", "warning"],
  ["field-work-untrained", "6.3.0", "error"],
  ["unit-on-bridge", "2.3.6", "warning"],
  ["hill-floating", "foreword", "warning"],
  ["several-regiments", "1.2.3", "warning"],
  ["several-batteries", "1.2.4", "warning"],
  ["building-reinforced-beyond", "T20", "warning"],
])("%s rests on %s and is an %s", (code, rule, severity) => {
  expect(SCENARIO_FINDINGS[code]).toEqual({ rule, severity });
});

describe("a column of attack is 4 figures wide and 4 ranks deep at the least [1.3.1]", () => {
  const column = (men: number, frontFigures: number | null, fields: object = {}) =>
    holds(
      battle([
        unit("u1", { men, ...at({ formation: "column-of-attack", frontFigures }), ...fields }),
      ]),
      "attack-column-misshapen",
    );

  // 600 men are 30 figures.
  test.each([
    [600, 3, true],
    [600, 4, false],
    [600, 6, false],
    [600, 9, false],
    [600, 10, true],
    [600, 40, true],
    [600, null, false],
  ])("%i men, %s abreast: %s", (men, front, is) => {
    expect(column(men, front)).toBe(is);
  });

  test("horse, battalion mass and pioneers as well", () => {
    const horse = { arm: "cavalry", type: "hussar", weight: "light" };
    expect(column(600, 12, horse)).toBe(true);
    expect(column(600, 12, { arm: "engineers", type: "sapper" })).toBe(true);
    expect(column(600, 12, at({ formation: "battalion-mass", frontFigures: 12 }))).toBe(true);
  });

  test("too few figures for one may form it all the same, and a unit that holds a building forms none", () => {
    expect(column(300, 3)).toBe(false);
    const held = at({ formation: "column-of-attack", frontFigures: 12, buildingId: "b" });
    expect(column(600, 12, held)).toBe(false);
  });

  test("never of the front the service proposes", () => {
    fc.assert(fc.property(fc.integer({ min: 1, max: 3_000 }), (men) => !column(men, null)));
  });
});

describe("units that are not light skirmish with a third at the most [1.3.2]", () => {
  const foot = { formation: "skirmish-line" };
  test.each<[string, object, boolean]>([
    ["line", { light: false }, true],
    ["light", { light: true }, false],
    ["heavy horse", { arm: "cavalry", type: "cuirassier", weight: "heavy" }, true],
    ["light horse", { arm: "cavalry", type: "hussar", weight: "light", light: true }, false],
    ["line whose strength is open", { men: null }, false],
    [
      "guns, which have no such formation",
      { arm: "artillery", type: "foot-artillery", guns: 6 },
      false,
    ],
    ["line in another formation", at({}), false],
    ["line in a building", at({ ...foot, buildingId: "b" }), false],
  ])("%s", (_, fields, is) => {
    const document = battle([unit("u1", { ...at(foot), ...fields })]);
    expect(holds(document, "too-many-skirmishers")).toBe(is);
  });
});

describe("only pioneers and gunners build in the open [6.3.0]", () => {
  const work = at({ formation: "work" });
  const inside = at({ formation: "work", buildingId: "b" });
  const pioneers = { arm: "engineers", type: "sapper" };
  test.each<[string, object, boolean]>([
    ["line", work, true],
    ["grenadiers of the guard", { ...work, type: "grenadier", guard: true }, true],
    ["line in a building", inside, false],
    ["pioneers", { ...work, ...pioneers }, false],
    ["gunners", { ...work, arm: "artillery", type: "foot-artillery", guns: 6 }, false],
    ["horse, which has no such formation", { ...work, arm: "cavalry", type: "hussar" }, false],
  ])("%s", (_, fields, is) => {
    expect(holds(battle([unit("u1", fields)]), "field-work-untrained")).toBe(is);
  });
});

describe("a building is held by one side [6.1.1]", () => {
  const inside = (id: string, buildingId: string | null) =>
    unit(id, { men: 100, ...at({ formation: "rest", buildingId }) });
  const house = (id: string) => ({
    kind: "building",
    id,
    material: "stone",
    points: [
      [95, 95],
      [105, 95],
      [105, 105],
      [95, 105],
    ],
  });
  const both = (own: Units, enemies: Units) =>
    pathsOf(battle(own, enemies, [house("b"), house("c")]), "building-of-both-sides");

  test("names every unit in it, once a building", () => {
    expect(both([inside("u1", "b"), inside("u2", "b")], [inside("v1", "b")])).toEqual([
      "/sides/0/formations/0/units/0/placement/buildingId",
      "/sides/0/formations/0/units/1/placement/buildingId",
      "/sides/1/formations/0/units/0/placement/buildingId",
    ]);
  });

  test.each<[string, string | null, string | null]>([
    ["each in its own", "b", "c"],
    ["one beside it", "b", null],
    ["in one that is not drawn, which another finding asks about", "x", "x"],
  ])("not of %s", (_, own, theirs) => {
    expect(both([inside("u1", own)], [inside("v1", theirs)])).toEqual([]);
  });
});

describe("a bridge is passed in column of march [2.3.6]", () => {
  const stream = (widthCm: number | null) => ({
    kind: "stream",
    id: "w",
    widthCm,
    points: [
      [100, 0],
      [100, 200],
    ],
  });
  const crossing = (kind: string) => ({
    kind: "crossing",
    id: "x",
    crossing: kind,
    points: [
      [90, 100],
      [110, 100],
    ],
  });
  const on = (fields: object, kind = "stone-bridge", widthCm: number | null = 6) =>
    holds(
      battle([unit("u1", { men: 120, ...at(fields) })], [], [stream(widthCm), crossing(kind)]),
      "unit-on-bridge",
    );

  test.each<[string, object, string, number | null, boolean]>([
    ["a line along it", { facingDeg: 0 }, "stone-bridge", 6, true],
    ["a line across it", { facingDeg: 90 }, "wood-bridge", 6, true],
    ["a column of attack", { formation: "column-of-attack" }, "stone-bridge", 6, true],
    ["a skirmish line", { formation: "skirmish-line" }, "stone-bridge", 6, true],
    ["a line on a brook's", {}, "stone-bridge", 2, true],
    ["a line on one over water of no width yet", {}, "stone-bridge", null, true],
    ["a column of march", { formation: "column-of-march" }, "stone-bridge", 6, false],
    ["men at rest", { formation: "rest" }, "stone-bridge", 6, false],
    ["a line in a ford", {}, "ford", 6, false],
    ["a line at its end, on the bank", { xCm: 92, facingDeg: 90 }, "stone-bridge", 6, false],
    ["a line far off", { xCm: 40 }, "stone-bridge", 6, false],
  ])("%s", (_, fields, kind, widthCm, is) => {
    expect(on(fields, kind, widthCm)).toBe(is);
  });
});

describe("hill layers lie one on another [foreword]", () => {
  const hill = (level: number, reachCm: number, xCm = 200) => ({
    kind: "hill",
    id: `h${level}-${reachCm}-${xCm}`,
    level,
    points: [
      [xCm - reachCm, 100 - reachCm],
      [xCm + reachCm, 100 - reachCm],
      [xCm + reachCm, 100 + reachCm],
      [xCm - reachCm, 100 + reachCm],
    ],
  });
  const floating = (...hills: object[]) => pathsOf(battle([], [], hills), "hill-floating");

  test.each<[string, object[], number[]]>([
    ["one layer", [hill(1, 40)], []],
    ["a hill of four", [hill(4, 10), hill(3, 20), hill(2, 30), hill(1, 40)], []],
    ["two peaks on one layer", [hill(1, 60), hill(2, 10, 170), hill(2, 10, 230)], []],
    ["a cliff, two layers with one edge", [hill(1, 40), hill(2, 40)], []],
    ["the fourth on the plain", [hill(4, 10)], [0]],
    ["the third on the first", [hill(1, 40), hill(3, 20)], [1]],
    ["one beside its lower layer", [hill(1, 20, 100), hill(2, 10, 300)], [1]],
    ["one that juts out", [hill(1, 40), hill(2, 20, 235)], [1]],
  ])("%s", (_, hills, wrong) => {
    expect(floating(...hills)).toEqual(wrong.map((i) => `/map/features/${i}/level`));
  });

  test("nothing beyond the table's edge is checked", () => {
    expect(floating(hill(1, 60, 0), hill(2, 40, -30))).toEqual([]);
  });

  test("one as large as the table is found as well, and again once the table is larger", () => {
    const wide = hill(2, 300);
    expect(floating(wide)).toEqual(["/map/features/0/level"]);
    const small = battle([], [], [hill(1, 150), hill(2, 60, 320)]);
    const cut = { ...small, map: { ...small.map, widthCm: 350 } };
    expect(pathsOf(cut, "hill-floating")).toEqual([]);
    expect(pathsOf(small, "hill-floating")).toEqual(["/map/features/1/level"]);
  });

  test("whatever is stacked with narrowing edges stands", () => {
    const sizes = fc.uniqueArray(fc.integer({ min: 5, max: 90 }), { minLength: 1, maxLength: 8 });
    fc.assert(
      fc.property(sizes, fc.boolean(), (reaches, upsideDown) => {
        const layers = reaches.sort((a, b) => b - a).map((reach, i) => hill(i + 1, reach));
        expect(floating(...(upsideDown ? layers.reverse() : layers))).toEqual([]);
      }),
    );
  });
});

describe("a unit is a regiment of horse or a battery [1.2.3, 1.2.4]", () => {
  const horse = { arm: "cavalry", type: "hussar", weight: "light" };
  test.each<[string, object, boolean]>([
    ["16 squadrons", { battalionsOrSquadrons: 16 }, true],
    ["11 squadrons", { battalionsOrSquadrons: 11 }, true],
    ["10 squadrons, as the largest regiments had", { battalionsOrSquadrons: 10 }, false],
    ["1 600 horse, an Austrian regiment of hussars", { men: 1_600 }, false],
    ["2 400 horse", { men: 2_400 }, true],
    ["a strength that is open", { men: null }, false],
  ])("%s", (_, fields, is) => {
    expect(holds(battle([unit("u1", { ...horse, ...fields })]), "several-regiments")).toBe(is);
  });

  test.each([
    [54, true],
    [16, true],
    [12, false],
    [6, false],
    [null, false],
  ])("%s guns", (guns, is) => {
    expect(holds(battle([battery("u1", { guns })]), "several-batteries")).toBe(is);
  });

  test("sixteen battalions are reported as before, not as horse or guns", () => {
    const document = battle([unit("u1", { battalionsOrSquadrons: 16 })]);
    expect(holds(document, "several-battalions")).toBe(true);
    expect(holds(document, "several-regiments")).toBe(false);
  });
});

describe("a type tells the weight of horse [tables 8, 21]", () => {
  const weighed = (type: string, weight: string | null, nation = "france") =>
    holds(battle([unit("u1", { arm: "cavalry", type, weight, nation })]), "weight-against-type");

  test.each([
    ["cuirassier", "light", "france", true],
    ["cuirassier", "medium", "austria", true],
    ["cuirassier", "heavy", "france", false],
    ["hussar", "heavy", "prussia", true],
    ["hussar", "light", "prussia", false],
    ["lancer", "medium", "france", false],
    ["lancer", "light", "poland", false],
    ["carabinier", "heavy", "france", false],
    ["carabinier", "medium", "sweden", false],
    ["carabinier", "light", "france", true],
    ["dragoon", "medium", "britain", true],
    ["dragoon", "heavy", "britain", false],
    ["dragoon", "heavy", "austria", false],
    ["dragoon", "light", "austria", true],
    ["guard", "light", "russia", false],
    ["landwehr", "heavy", "prussia", false],
    ["cuirassier", null, "france", false],
  ])("%s of weight %s, %s: %s", (type, weight, nation, is) => {
    expect(weighed(type, weight, nation)).toBe(is);
  });

  test("not of a type that another finding calls another arm's, nor of foot", () => {
    expect(weighed("foot-artillery", "heavy")).toBe(false);
    const foot = unit("u1", { type: "light", weight: "heavy" });
    expect(holds(battle([foot]), "weight-against-type")).toBe(false);
  });

  test("the weight the service proposes is always among them", () => {
    for (const type of TYPES_OF_ARM.cavalry) {
      for (const nation of NATIONS) {
        const usual = usualWeight(type, nation);
        expect(weightsOf(type, nation)).toEqual(
          usual === null ? WEIGHTS : expect.arrayContaining([usual]),
        );
      }
    }
  });
});

describe("a row of table 21 for the unit's own nation, arm and year", () => {
  const rowOf = (fields: object, row: string, date = "1815-06-18") => {
    const chosen = unit("u1", { ...fields, valour: { row, pick: null, own: null } });
    const { findings } = checkScenario({ ...battle([chosen]), date });
    return findings.find(({ code }) => code === "valour-row-of-others")?.params.of ?? null;
  };
  const hussars = { arm: "cavalry", type: "hussar", weight: "light" };

  test.each<[string, object, string, string | null]>([
    ["its own", { nation: "france" }, "t21-france-1815-de-fleste-linie-og-lette", null],
    ["another nation's", { nation: "france" }, "t21-prussia-linie-skytter", "nation"],
    ["a general one", { nation: "france" }, "t21-ikke-anfoerte-enheder", null],
    ["another arm's", { nation: "france" }, "t21-france-1815-husarer", "arm"],
    ["another year's", { nation: "france" }, "t21-france-1813-12-division", "year"],
    ["its name's", { name: "2nd Line KGL", nation: "britain" }, "t21-hanover-kgl-infantry", null],
    [
      "its nation's by its name",
      { name: "Brunswick Hussars", nation: "britain", ...hussars },
      "t21-brunswick-husarer",
      null,
    ],
    ["either part of its country", { nation: "netherlands" }, "t21-belgium-linie-jaegere", null],
    [
      "any, where the table knows none of its nation",
      { nation: "other" },
      "t21-prussia-linie-skytter",
      null,
    ],
    [
      "a row of foot, for pioneers",
      { nation: "france", arm: "engineers", type: "sapper" },
      "t21-france-1815-de-fleste-linie-og-lette",
      null,
    ],
    [
      "one the table does not have, which another finding asks about",
      { nation: "france" },
      "t21-nowhere",
      null,
    ],
  ])("%s", (_, fields, row, of) => {
    expect(TABLE_21.some(({ id }) => id === row) || row === "t21-nowhere").toBe(true);
    expect(rowOf(fields, row)).toBe(of);
  });

  test("years outside the table may borrow those of any within", () => {
    const old = rowOf({ nation: "france" }, "t21-france-1813-12-division", "1809-07-05");
    expect(old).toBeNull();
  });

  const tableNations = NATIONS.filter((nation) => headingsOfNation(nation).length > 0);
  const years = [1813, 1814, 1815];
  test.each(tableNations.flatMap((nation) => years.map((year) => ({ nation, year }))))(
    "$nation in $year: every row is under its heading, another's, or none",
    ({ nation, year }) => {
      const rows = TABLE_21.filter((row) => (row.year ?? 1814) === year);
      const chosen = rows.map(({ id, arm }) => {
        const valour = { row: id, pick: null, own: null };
        return unit(id, { name: "Regiment", nation, arm: arm ?? "infantry", type: null, valour });
      });
      const { findings } = checkScenario({ ...battle(chosen), date: `${year}-06-18` });
      const found = findings.filter(({ code }) => code === "valour-row-of-others");
      const open = headingsOfNation(nation);
      const others = rows.flatMap(({ heading }, i) =>
        heading === null || open.includes(heading)
          ? []
          : [`/sides/0/formations/0/units/${i}/valour/row`],
      );
      expect(found.flatMap(({ path, paths = [path] }) => paths)).toEqual(others);
      expect(found.every(({ params }) => params.of === "nation")).toBe(true);
    },
  );
});

test.each([
  ["strong-stone", true, true],
  ["strong-stone", false, false],
  ["stone", true, false],
  ["wood", true, false],
  [null, true, false],
])("a building of %s, reinforced %s: %s [table 20]", (material, reinforced, is) => {
  const points = [
    [10, 10],
    [20, 10],
    [20, 20],
  ];
  const church = { kind: "building", id: "b", material, reinforced, points };
  expect(holds(battle([], [], [church]), "building-reinforced-beyond")).toBe(is);
});

import { describe, expect, test } from "vitest";
import { unitInOdds } from "@/lib/domain/belle-alliance/odds/unit-in-odds";
import { publicFormations } from "@/lib/domain/belle-alliance/scenario/visible-tree";
import { walkUnits } from "@/lib/domain/belle-alliance/scenario/walk";
import { ROLLS_LEFT } from "@/lib/rules/belle-alliance/supplies";
import { battery, formation, scenario, side, unit } from "../scenario/build";

/** The values for a roll of the only unit of a scenario of 1815. */
function inOdds(fields: object, body: object = {}) {
  return of(unit("u1", fields), body);
}

function of(one: ReturnType<typeof unit>, body: object = {}) {
  const document = scenario({
    date: "1815-06-18",
    sides: [side("s1", { formations: [formation("f1", { ...body, units: [one] })] })],
  });
  const [place] = [...walkUnits(document)];
  if (!place) throw new Error("no unit");
  return unitInOdds(place, document);
}

const standing = (inFormation: string, frontFigures: number | null = null) => ({
  placement: { xCm: 50, yCm: 50, facingDeg: 0, formation: inFormation, frontFigures },
});

describe("strength", () => {
  test("is in figures, of which two ranks fight", () => {
    expect(inOdds({ men: 600 })).toMatchObject({ arm: "infantry", figures: 30, meleeFigures: 30 });
    expect(inOdds({ men: 600, ...standing("column-of-attack", 5) })).toMatchObject({
      figures: 30,
      meleeFigures: 10,
    });
    expect(inOdds({ men: 600, ...standing("column-of-march") }).meleeFigures).toBe(4);
    expect(inOdds({ men: 600, ...standing("garrison") }).meleeFigures).toBe(30);
  });

  test("of a battery is its gunners, all of whom fight [4.1.3]", () => {
    expect(of(battery("u1"))).toMatchObject({ arm: "artillery", figures: 8, meleeFigures: 8 });
  });

  test("left open is left open", () => {
    expect(inOdds({ men: null })).toMatchObject({ figures: null, meleeFigures: null });
  });
});

describe("rows that follow from the unit", () => {
  const cavalry = (fields: object = {}) => ({ arm: "cavalry", type: "hussar", ...fields });

  test.each<[string, object, string[]]>([
    ["a battalion in line", { ...standing("line") }, []],
    ["marksmen", { marksmen: true }, ["marksmen"]],
    ["a skirmish line", standing("skirmish-line"), ["skirmish-line"]],
    ["a column of march", standing("column-of-march"), ["column-of-march"]],
    ["a square", standing("square"), ["square-mass-huddle"]],
    ["a battalion mass", standing("battalion-mass"), ["square-mass-huddle"]],
    ["a huddle", standing("huddle"), ["square-mass-huddle"]],
    ["a garrison, which counts as in line [6.1.2]", standing("garrison"), []],
    ["a battalion at work", standing("work"), ["artillery-work-rest"]],
    ["cavalry of open weight", cavalry(), ["mounted-cavalry", "cavalry"]],
    [
      "light cavalry",
      cavalry({ weight: "light" }),
      ["mounted-cavalry", "cavalry", "light-cavalry"],
    ],
    [
      "heavy cavalry",
      cavalry({ weight: "heavy" }),
      ["mounted-cavalry", "cavalry", "heavy-cavalry"],
    ],
    ["medium cavalry", cavalry({ weight: "medium" }), ["mounted-cavalry", "cavalry"]],
  ])("%s", (_, fields, rows) => {
    expect(inOdds(fields).rows).toEqual(rows);
  });

  test.each([
    [3, ["artillery-work-rest", "calibre-3-4"]],
    [6, ["artillery-work-rest"]],
    [12, ["artillery-work-rest", "calibre-12"]],
  ])("a %i pdr battery", (calibrePd, rows) => {
    expect(of(battery("u1", { calibrePd })).rows).toEqual(rows);
  });

  test("the direct commander's efficiency", () => {
    const commander = { name: "Ney", efficiency: "very-inefficient" };
    expect(inOdds({}, { commander }).rows).toEqual(["very-inefficient"]);
  });
});

describe("a charge [2.3.3, table 8]", () => {
  const horse = (fields: object) =>
    inOdds({ arm: "cavalry", type: "dragoon", placement: null, ...fields });

  test.each([
    ["heavy cavalry", { weight: "heavy" }, "heavy-or-lancers-charge"],
    ["light cavalry with the lance", { weight: "light", lance: true }, "heavy-or-lancers-charge"],
    ["light cavalry without", { weight: "light" }, "charge"],
    ["cavalry whose weight is open", {}, null],
  ])("of %s would count its own row, which is not ticked by itself", (_, fields, row) => {
    const { chargeRow, rows } = horse(fields);
    expect(chargeRow).toBe(row);
    expect(rows).not.toContain("charge");
    expect(rows).not.toContain("heavy-or-lancers-charge");
  });

  test("is open to infantry, not to guns", () => {
    expect(inOdds({}).chargeRow).toBe("charge");
    expect(of(battery("u1")).chargeRow).toBeNull();
  });
});

test("valour is what the scenario says, of table 21 or the umpire's own", () => {
  expect(inOdds({ valour: { own: { value: 3, reason: "Veterans" } } }).valour).toBe(3);
});

test.each([null, ...ROLLS_LEFT])("a unit with supplies for %s rolls", (supplies) => {
  const { rows } = unitInOdds({ unit: unit("u", { supplies }), parents: [] }, scenario());
  expect(rows.includes("without-supplies")).toBe(supplies === 0);
});

test("the public sees neither how a unit is supplied nor how it stands", () => {
  const placement = { xCm: 9, yCm: 9, facingDeg: 0, formation: "square" };
  const brigade = formation("b", {
    formations: [formation("c", { units: [unit("u", { supplies: 0, placement })] })],
  });
  const rowsIn = (tree: typeof brigade | undefined) => {
    const first = tree?.formations[0]?.units[0];
    return first && unitInOdds({ unit: first, parents: [] }, scenario()).rows;
  };
  expect(rowsIn(brigade)).toEqual(["without-supplies", "square-mass-huddle"]);
  expect(rowsIn(publicFormations([brigade])[0])).toEqual([]);
});

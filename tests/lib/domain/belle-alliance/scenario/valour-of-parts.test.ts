import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { splitUnits } from "@/lib/domain/belle-alliance/scenario/commands/split-units";
import type { Unit } from "@/lib/domain/belle-alliance/scenario/unit";
import { unitProposal } from "@/lib/domain/belle-alliance/scenario/unit-valour";
import { unitsUnder } from "@/lib/domain/belle-alliance/scenario/visible-tree";
import { applyCommand } from "@/lib/domain/document/command";
import { TABLE_21 } from "@/lib/rules/belle-alliance/tables/table-21";
import { ROW_MATCHERS } from "@/lib/rules/belle-alliance/valour/matchers/row-matchers";
import { WAYS_OF_WRITING, written } from "@/tests/fixtures/belle-alliance/battalions-written";
import { read } from "../import/reading";
import { formation, scenario, side, unit } from "./build";

/** The values of the Prussian line of 1815 by regiment, as table 21 prints them. */
const PRUSSIAN_LINE: readonly (readonly [from: number, to: number, value: number])[] = [
  [1, 12, 2],
  [13, 24, 1],
  [25, 26, 0],
  [27, 29, -1],
  [30, 31, 0],
];

const PRUSSIAN: Partial<Unit> = { nation: "prussia", type: "line" };
const IN_1815 = { parents: [], year: 1815 };

function valueOfRegiment(regiment: number): number | undefined {
  return PRUSSIAN_LINE.find(([from, to]) => from <= regiment && regiment <= to)?.[2];
}

describe.each(WAYS_OF_WRITING)("%s", (way) => {
  it("has the valour of its regiment, for every number of table 21", () => {
    for (let regiment = 1; regiment <= 31; regiment++) {
      const name = written(way, regiment);
      const { values, confidence } = unitProposal(unit("a", { ...PRUSSIAN, name }), IN_1815);
      expect({ name, values, confidence }).toEqual({
        name,
        values: [valueOfRegiment(regiment)],
        confidence: "sure",
      });
    }
  });
});

test("a list of Ligny's Prussian regiments has the valour that table 21 prints for each", () => {
  const regiments = Array.from({ length: 31 }, (_, i) => i + 1);
  const lines = regiments.map(
    (each) => `  ${written("1/,2/,F/#th Infantry Regiment", each)} (48/2,051)`,
  );
  const { formations } = read(["Prussian Army", "II Corps", ...lines].join("\n"));
  const units = unitsUnder(formations);
  expect(units.map((each) => unitProposal(each, IN_1815).values)).toEqual(
    regiments.map((each) => [valueOfRegiment(each)]),
  );
  expect(units.map(({ battalionsOrSquadrons }) => battalionsOrSquadrons)).toEqual(
    regiments.map(() => 3),
  );
});

/** The parts of a unit as the command splits it. */
function partsOf(whole: Unit, count: number, above: string | null): readonly Unit[] {
  const document = scenario({
    sides: [side("reds", { formations: [formation("f", { name: above ?? "f", units: [whole] })] })],
  });
  const newIds = Array.from({ length: count - 1 }, (_, i) => `b${i}`);
  const split = applyCommand(document, splitUnits, { newIds: new Map([[whole.id, newIds]]) });
  return unitsUnder(split.sides.flatMap(({ formations }) => formations));
}

const NUMBERED = ROW_MATCHERS.filter(({ numbers, battalions }) => numbers ?? battalions);
const HEADINGS_OF_NATION = {
  england: "britain",
  holland: "netherlands",
  belgium: "netherlands",
} as const;

/** Units in every way of writing for each row of table 21 that goes by numbers, and for rows close to them. */
const wholes = fc
  .record({
    matcher: fc.constantFrom(...NUMBERED),
    way: fc.constantFrom(...WAYS_OF_WRITING.map(([way]) => way)),
    number: fc.integer({ min: 1, max: 100 }),
    kind: fc.constantFrom(
      "",
      " Fusiliers",
      " Grenadiers",
      " Guard",
      " Line",
      " Landwehr",
      " Nassau",
    ),
    year: fc.constantFrom(1813, 1814, 1815),
  })
  .map(({ matcher, way, number, kind, year }) => {
    const row = TABLE_21.find(({ id }) => id === matcher.row);
    const heading = row?.heading ?? "prussia";
    const nation = HEADINGS_OF_NATION[heading as keyof typeof HEADINGS_OF_NATION] ?? heading;
    const arm = row?.arm ?? "infantry";
    const [from, to] = matcher.numbers?.[0] ?? [1, 3];
    const regiment = number > 50 ? number - 50 : from + (number % (to - from + 2));
    const type = arm === "infantry" ? "line" : "hussar";
    const name = `${written(way, regiment)}${kind}`;
    return { whole: unit("a", { name, nation, arm, type, men: 1_800 }), year };
  });

test("a unit has the valour of each part it can be split into, or the difference is a doubt", () => {
  fc.assert(
    fc.property(wholes, fc.integer({ min: 2, max: 5 }), ({ whole, year }, count) => {
      const standing = { parents: [], year };
      const { values, confidence } = unitProposal(whole, standing);
      const differing = partsOf(whole, count, null).filter(
        (part) => unitProposal(part, standing).values.join() !== values.join(),
      );
      expect({ confidence, differing: differing.map(({ name }) => name) }).toSatisfy(
        (told: { confidence: string; differing: unknown[] }) =>
          told.differing.length === 0 || told.confidence === "ask",
      );
    }),
    { numRuns: 1_000 },
  );
});

describe("parts to which the table gives different values are a doubt", () => {
  it.each([
    ["1/,2/,F/1st Line Regiment", "westphalia", "line", 1813],
    ["1st & 2nd Line and Fusilier Bns, 1st Regiment", "westphalia", "line", 1813],
    ["1-3/2nd Nassau", "nassau", "line", 1815],
    ["2nd Nassau Regiment (1st, 2nd & 3rd Bns)", "nassau", "line", 1815],
    ["12th & 13th Infantry", "prussia", "line", 1815],
    ["24. und 25. Infanterie-Regiment", "prussia", "line", 1815],
    ["1/26th & 1/27th Infantry", "prussia", "line", 1815],
    ["2nd & 3rd Grenadiers of the Guard", "france", "guard", 1815],
    ["7th & 27th Bns", "netherlands", "line", 1815],
    ["1/,2/,Gren/5th Line", "russia", "line", 1813],
    ["28/2 Infantry", "prussia", "line", 1815],
    ["1/2 28th Infantry", "prussia", "line", 1815],
  ] as const)("%s", (name, nation, type, year) => {
    const whole = unit("a", { name, nation, type });
    expect(unitProposal(whole, { parents: [], year })).toMatchObject({ confidence: "ask" });
  });
});

describe("a battalion alone has the valour of the regiment it stands under", () => {
  it.each([
    "1st Bn",
    "1st",
    "II.",
    "1/",
    "F/",
    "Fusilier Battalion",
    "1. Musketier-Bataillon",
    "1st & 2nd Bns",
  ])("%s", (name) => {
    const parents = [formation("r", { name: "28th Infantry Regiment", level: "regiment" })];
    const { values, confidence } = unitProposal(unit("a", { ...PRUSSIAN, name }), {
      parents,
      year: 1815,
    });
    expect({ values, confidence }).toEqual({ values: [-1], confidence: "sure" });
  });
});

describe("squadrons, companies, batteries, guns, men, years and pounds are no regiment's number", () => {
  it.each([
    ["3/10 Hussars", "hussar", [-1]],
    ["1st & 2nd sqns, 10th Hussars", "hussar", [-1]],
    ["1.-4. Esk. Husaren-Regiment Nr. 10", "hussar", [-1]],
    ["4 sqns, 8th Uhlans", "uhlan", [-1]],
    ["1st Sqn/8th Uhlans", "uhlan", [-1]],
    ["7th Dragoons, 4 sqns", "dragoon", [0]],
    ["2 Eskadronen 7. Dragoner", "dragoon", [0]],
    ["Dragoner-Regiment Nr. 7 (1.-4.)", "dragoon", [0]],
    ["Ulanen-Regiment Nr. 6, 3 Esk.", "uhlan", [0]],
  ] as const)("%s", (name, type, values) => {
    const horse = unit("a", { name, nation: "prussia", arm: "cavalry", type, weight: null });
    expect(unitProposal(horse, IN_1815)).toMatchObject({ values, confidence: "sure" });
  });

  it.each(["Hussars (4 sqns)", "Hussars, 4 sqns, 600 men", "4 sqns of hussars", "Hussars 1815"])(
    "%s has none",
    (name) => {
      const horse = unit("a", { name, nation: "prussia", arm: "cavalry", type: "hussar" });
      expect(unitProposal(horse, IN_1815)).toMatchObject({ confidence: "ask" });
    },
  );
});

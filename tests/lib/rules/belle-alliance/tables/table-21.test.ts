import { describe, expect, it } from "vitest";
import { TABLE_21, TABLE_21_HEADINGS } from "@/lib/rules/belle-alliance/tables/table-21";

/** The sixteen rows with two values for the umpire to choose from, as printed. */
const TWO_VALUED = [
  ["Frankrig", null, "Ung garde", "infantry", [3, 1]],
  ["Frankrig", null, "Nationalgarde", "infantry", [-2, -3]],
  ["Frankrig", null, "Kyrasserer", "cavalry", [0, -1]],
  ["Frankrig", null, "Dragoner, lansenerer", "cavalry", [0, -1]],
  ["Frankrig", null, "Husarer, jægere", "cavalry", [0, -2]],
  ["Frankrig", 1815, "Dragoner", "cavalry", [1, 0]],
  ["Frankrig", 1815, "Jægere", "cavalry", [0, -1]],
  ["Hannover", null, "Linie, lette", "infantry", [0, -1]],
  ["Prøjsen", null, "Landeværn", "infantry", [-2, -3]],
  ["Prøjsen", null, "Dragoner", "cavalry", [1, 0]],
  ["Prøjsen", null, "Landeværn", "cavalry", [0, -2]],
  ["Prøjsen", 1815, "-", "artillery", [1, 0]],
  ["Rusland", null, "Linie, lette", "infantry", [1, 0]],
  ["Rusland", null, "Landeværn", "infantry", [-3, -4]],
  ["Østrig", null, "Linie", "infantry", [1, -1]],
  ["Østrig", null, "Jægere", "infantry", [1, 0]],
] as const;

describe("table 21", () => {
  it("has the print's 188 rows, each with its own id", () => {
    expect(TABLE_21).toHaveLength(188);
    expect(new Set(TABLE_21.map(({ id }) => id)).size).toBe(188);
    for (const { id } of TABLE_21) expect(id).toMatch(/^t21-[a-z0-9-]{1,60}$/);
  });

  it("leaves two values in sixteen rows", () => {
    const twoValued = TABLE_21.filter(({ values }) => values.length === 2);
    expect(
      twoValued.map((row) => [row.headingDa, row.year, row.unitDa, row.arm, row.values]),
    ).toEqual(TWO_VALUED);
  });

  it("opens with two general rows and knows nothing of Portugal", () => {
    const general = TABLE_21.filter(({ heading }) => heading === null);
    expect(general.map(({ unitDa, arm, values }) => [unitDa, arm, values])).toEqual([
      ["Ikke anførte enheder", null, [0]],
      ["Ikke anførte gardeenheder", "artillery", [1]],
    ]);
    const blank = TABLE_21.filter(({ values }) => values.length === 0);
    expect(blank.map(({ headingDa, unitDa, arm }) => [headingDa, unitDa, arm])).toEqual([
      ["Portugal", "-", null],
    ]);
  });

  it("stays between −5 and +5 and weighs cavalry alone", () => {
    for (const row of TABLE_21) {
      for (const value of row.values) expect(Math.abs(value)).toBeLessThanOrEqual(5);
      expect(row.weight === null, row.id).toBe(row.arm !== "cavalry");
    }
  });

  it("counts 29 nations, and special rows for the years the print names", () => {
    expect(TABLE_21_HEADINGS).toHaveLength(29);
    const special = (heading: string, year: number) =>
      TABLE_21.filter((row) => row.heading === heading && row.year === year).length;
    expect(special("england", 1813)).toBe(1);
    expect(special("france", 1813)).toBe(5);
    expect(special("france", 1815)).toBe(15);
    expect(special("hanover", 1815)).toBe(3);
    expect(special("prussia", 1813)).toBe(1);
    expect(special("prussia", 1815)).toBe(15);
    expect(TABLE_21.filter(({ year }) => year !== null)).toHaveLength(40);
  });

  it.each([
    ["t21-england-3-lette-brigade-95-riffel", [4]],
    ["t21-france-1815-de-fleste-linie-og-lette", [1]],
    ["t21-denmark-auxiliaerkorps", [2]],
    ["t21-hanover-1815-feltbataljoner", [1]],
    ["t21-russia-landstorm", [-4]],
    ["t21-austria-artillery", [1]],
  ])("gives %s its printed value", (id, values) => {
    expect(TABLE_21.find((row) => row.id === id)?.values).toEqual(values);
  });
});

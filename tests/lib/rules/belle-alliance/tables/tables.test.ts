import { describe, expect, it } from "vitest";
import { MARCH_GROUNDS, TABLE_3 } from "@/lib/rules/belle-alliance/tables/table-3";
import { TABLE_4 } from "@/lib/rules/belle-alliance/tables/table-4";
import { TABLE_5 } from "@/lib/rules/belle-alliance/tables/table-5";
import { TABLE_13 } from "@/lib/rules/belle-alliance/tables/table-13";
import { TABLE_14 } from "@/lib/rules/belle-alliance/tables/table-14";

/** The printed figures, column by column: road, ordinary, difficult, wood; ".." is none. */
const MARCH_RATES = `
50 40 20 15 | .. 30 15 .. | .. 20 10 .. | .. 10 5 .. | .. 30 20 15 | .. 40 .. .. | 50 40 20 15
80 60 25 15 | .. 40 20 10 | .. 30 15 5 | .. 40 20 15 | .. 60 .. .. | 80 60 25 15 | 80 60 25 15
50 30 15 10 | 25 15 8 5 | 80 40 20 10 | .. 60 .. .. | .. 15 10 .. | .. 10 5 .. | 50 40 20 15 | 80 60 25 15`;

describe("table 3", () => {
  it("holds the printed march rates", () => {
    const printed = MARCH_RATES.trim()
      .split(/[|\n]/)
      .map((cells) => cells.trim());
    const ours = TABLE_3.map(({ rates }) =>
      MARCH_GROUNDS.map((ground) => rates[ground] ?? "..").join(" "),
    );
    expect(ours).toEqual(printed);
  });
});

describe("table 4", () => {
  it("slows horse and guns more than foot, and stops them at class III", () => {
    expect(TABLE_4).toEqual({
      I: { infantry: 1, cavalry: 0.5, artillery: 0.5 },
      II: { infantry: 0.5, cavalry: 0.25, artillery: 0.25 },
      III: { infantry: 0.25, cavalry: 0, artillery: 0 },
    });
  });
});

describe("table 5", () => {
  it("holds the printed classes in the print's order", () => {
    const classes = Object.values(TABLE_5).map(
      ({ obstacle, cover, coverUnclear }) =>
        `${obstacle ?? "-"} ${coverUnclear ? "-/" : ""}${cover ?? "-"}`,
    );
    expect(classes.join(", ")).toBe(
      "I -, II -, III -, I -, I -, II -, I I, - I, - II, II I, I I, II II, III III, " +
        "- I, - II, - III, - -, I -/I, I -, I -/I, II II",
    );
    for (const [id, row] of Object.entries(TABLE_5)) expect(row.id).toBe(id);
  });
});

describe("tables 13 and 14", () => {
  const ends = (zones: readonly { readonly toCm: number }[]) => zones.map(({ toCm }) => toCm);

  it("hold the printed zones of fire", () => {
    expect(ends(TABLE_13.carbine)).toEqual([6, 12]);
    expect(ends(TABLE_13.musket)).toEqual([10, 18]);
    expect(ends(TABLE_13.rifle)).toEqual([18, 30]);
    expect(TABLE_14.map(({ fromPd, toPd, zones }) => [fromPd, toPd, ...ends(zones)])).toEqual([
      [3, 4, 15, 40, 100],
      [6, 8, 20, 50, 120],
      [9, 12, 25, 60, 140],
    ]);
  });

  it("let each zone begin where the last one ends", () => {
    for (const zones of [...Object.values(TABLE_13), ...TABLE_14.map((row) => row.zones)]) {
      expect(zones.map(({ fromCm }) => fromCm)).toEqual([0, ...ends(zones).slice(0, -1)]);
    }
  });
});

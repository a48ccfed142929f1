import { describe, expect, it } from "vitest";
import { effectiveValour, table21Row } from "@/lib/rules/belle-alliance/valour/effective-valour";
import { proposeValour } from "@/lib/rules/belle-alliance/valour/valour";

const UNDECIDED = { row: null, pick: null, own: null };

const austrians = proposeValour({
  name: "Infanterie-Regiment Nr. 4",
  nation: "austria",
  arm: "infantry",
  type: "line",
  weight: null,
  guard: false,
  guardGrade: null,
  year: 1813,
  context: [],
});

describe("the valour that counts", () => {
  it("is the first of two values, undecided, until the umpire picks", () => {
    expect(effectiveValour(UNDECIDED, austrians)).toEqual({
      value: 1,
      origin: "undecided",
      row: "t21-austria-linie",
      tableValues: [1, -1],
    });
    expect(effectiveValour({ ...UNDECIDED, pick: 1 }, austrians)).toMatchObject({
      value: -1,
      origin: "table",
    });
  });

  it("follows the row the umpire chose", () => {
    const choice = { ...UNDECIDED, row: "t21-austria-grenaderer" };
    expect(effectiveValour(choice, austrians)).toEqual({
      value: 2,
      origin: "table",
      row: "t21-austria-grenaderer",
      tableValues: [2],
    });
    expect(effectiveValour({ ...choice, pick: 1 }, austrians).value).toBe(2);
  });

  it("keeps the table's row beside the umpire's own value", () => {
    const own = { value: 3, reason: "Veterans of Aspern" };
    expect(effectiveValour({ ...UNDECIDED, own }, austrians)).toEqual({
      value: 3,
      origin: "own",
      row: "t21-austria-linie",
      tableValues: [1, -1],
    });
  });

  it("passes over a row the table does not hold, and says where no row stands behind it", () => {
    const unlisted = { ...austrians, row: null, values: [0], default: "unlisted" as const };
    expect(effectiveValour({ ...UNDECIDED, row: "t21-nowhere" }, unlisted)).toEqual({
      value: 0,
      origin: "default",
      row: null,
      tableValues: [0],
    });
    expect(table21Row("t21-nowhere")).toBeNull();
  });
});

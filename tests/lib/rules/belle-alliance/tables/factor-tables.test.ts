import { describe, expect, it, test } from "vitest";
import {
  DUEL_COLUMNS,
  type Factor,
  FIRE_COLUMNS,
  isSwing,
} from "@/lib/rules/belle-alliance/factor";
import { TABLE_6, TABLE_6_GROUPS } from "@/lib/rules/belle-alliance/tables/table-6";
import { TABLE_7, TABLE_7_GROUPS } from "@/lib/rules/belle-alliance/tables/table-7";
import { TABLE_8, TABLE_8_GROUPS } from "@/lib/rules/belle-alliance/tables/table-8";
import { TABLE_9, TABLE_9_GROUPS } from "@/lib/rules/belle-alliance/tables/table-9";

/**
 * The cells of the printed second edition, row by row; rows with three cells are read as explained in the docstrings.
 */
const PRINTED = {
  6: `- +2 - - | - +3 - - | +2 -4 - - | - -2 - - | - -4 - - | -2 +1 - - | - -1 - - | - - - +3 | - - - +2
    | -2 - - - | -2 - - +2 | - -2 - - | - -4 - - | - -6 - - | - - - -1 | - - +1 -2 | - - +2 -4 | - - - -6
    | - - - -8 | -3 - - - | -2 - - - | +2 - - - | - - - +2 | -3 - - - | -2 - - +2 | - - - +4 | - - - +8
    | +2 - - - | - - - -2 | +2 - - - | - - +/-4 -/+4 | +/-5 - - -/+5`,
  7: `- +2 - - | - +3 - - | - -4 - - | - -2 - - | - -4 - - | - +1 - - | - -1 - - | - - - +3 | - - - +2
    | -2 - - - | -2 - - +2 | - +2 - - | - -2 - - | - -4 - - | - - - -1 | - - +1 -2 | - - +2 -4 | - - - -6
    | - - - -8 | -3 - - - | -2 - - - | +2 - - - | - - - +2 | +3 - - - | -3 - - - | -6 - - - | -2 - - -
    | -2 - - - | -2 - - - | +2 - - - | -2 - - +2 | - - - +4 | - - - +8 | - - - -2 | +2 - - -
    | - - +/-4 -/+4 | +/-5 - - -/+5`,
  8: `-2 -2 | -4 -4 | - -2 | -3 +1 | - - | +1 -2 | -2 -2 | -2 -2 | -1 - | -2 -2 | +3 -3 | +2 -2 | +2 +2
    | -2 -2 | -2 - | -4 - | -6 - | -3 -3 | -2 -2 | +2 +2 | +1 - | +2 - | -2 -2 | -2 -2 | +1 +1 | -2 -2
    | -2 -2 | -1 -1 | +2 +1 | +1 +1 | +2 +2 | +4 +4 | -2 - | -2 -2 | - -4 | - -8 | +2 +2 | +2 +2
    | +/-4 +/-4 | +/-5 +/-5`,
  9: `- -2 | +1 +1 | - -2 | -2 - | -4 - | -6 - | +1 +1 | +2 +2 | +4 +4 | -2 -2 | - -4 | - -8 | - +2
    | +/-5 +/-5`,
};

const asPrinted = (factor: Factor) => {
  if (factor === null) return "-";
  if (isSwing(factor)) return `${factor.sign > 0 ? "+/-" : "-/+"}${factor.limit}`;
  return factor > 0 ? `+${factor}` : String(factor);
};
const cellsOf = (text: string) => text.split("|").map((row) => row.trim());

describe("every cell is the print's", () => {
  test.each([
    [6, TABLE_6],
    [7, TABLE_7],
  ] as const)("table %i", (n, table) => {
    const ours = table.map(({ factors }) =>
      FIRE_COLUMNS.map((c) => asPrinted(factors[c])).join(" "),
    );
    expect(ours).toEqual(cellsOf(PRINTED[n]));
  });

  test.each([
    [8, TABLE_8],
    [9, TABLE_9],
  ] as const)("table %i", (n, table) => {
    const ours = table.map(({ factors }) =>
      DUEL_COLUMNS.map((c) => asPrinted(factors[c])).join(" "),
    );
    expect(ours).toEqual(cellsOf(PRINTED[n]));
  });
});

/** Sizes of the groups with more than one row, in order, as set apart in the printed first edition. */
const GROUPS = [
  ["table 6", TABLE_6, TABLE_6_GROUPS, [5, 2, 2, 3, 5, 2, 3]],
  ["table 7", TABLE_7, TABLE_7_GROUPS, [3, 2, 2, 2, 3, 5, 2, 3, 2, 3]],
  ["table 8", TABLE_8, TABLE_8_GROUPS, [2, 5, 3, 4, 3, 3, 2, 2, 3, 3]],
  ["table 9", TABLE_9, TABLE_9_GROUPS, [3, 3, 3]],
] as const;

describe.each(GROUPS)("the groups of %s", (_, table, groups, sizes) => {
  const ids: readonly string[] = table.map(({ id }) => id);

  it("are neighbours in the print, each row in one group at most", () => {
    expect(groups.map(({ rows }) => rows.length)).toEqual(sizes);
    const grouped = groups.flatMap(({ rows }) => rows);
    expect(new Set(grouped).size).toBe(grouped.length);
    for (const { rows } of groups) {
      const first = ids.indexOf(rows[0] ?? "");
      expect(ids.slice(first, first + rows.length)).toEqual(rows);
    }
  });

  it("never call a group sure by paragraphs without saying why somewhere", () => {
    for (const { paragraphs } of groups) {
      for (const paragraph of paragraphs) expect(paragraph).toMatch(/^\d\.\d\.\d$/);
    }
  });
});

import { describe, expect, test } from "vitest";
import {
  duelRows,
  fireRows,
  offeredBlocks,
  rollRows,
} from "@/lib/domain/belle-alliance/odds/ticked-rows";
import { TABLE_6_GROUPS } from "@/lib/rules/belle-alliance/tables/table-6";
import { TABLE_7_GROUPS } from "@/lib/rules/belle-alliance/tables/table-7";
import { TABLE_8, TABLE_8_GROUPS } from "@/lib/rules/belle-alliance/tables/table-8";
import { TABLE_17, TABLE_17_GROUPS } from "@/lib/rules/belle-alliance/tables/table-17";
import { TABLE_19 } from "@/lib/rules/belle-alliance/tables/table-19";

const rowOf = (rows: ReturnType<typeof fireRows>, id: string) => {
  const row = rows.find((each) => each.id === id);
  if (!row) throw new Error(`no row ${id}`);
  return row;
};
const offered = (blocks: ReturnType<typeof offeredBlocks>) =>
  blocks.map(({ group, rows }) => [group, rows.map(({ id }) => id)]);

describe("a row as one party sees it", () => {
  test("has that party's factors, loss before morale", () => {
    expect(rowOf(fireRows(6, "firer"), "skirmish-line").own).toEqual([2, null]);
    expect(rowOf(fireRows(6, "target"), "skirmish-line").own).toEqual([-4, null]);
    expect(rowOf(fireRows(6, "target"), "light-disorder").own).toEqual([null, 2]);
    expect(rowOf(duelRows(TABLE_8, "attacker"), "flank-attack").own).toEqual([3]);
    expect(rowOf(duelRows(TABLE_8, "defender"), "flank-attack").own).toEqual([-3]);
    expect(rowOf(rollRows(TABLE_17), "very-inefficient").own).toEqual([-2]);
  });

  test("is given by a field where it is chosen or counted", () => {
    expect(rowOf(fireRows(7, "firer"), "valour").field).toBe("valour");
    expect(rowOf(fireRows(7, "target"), "commander").field).toBe("commander");
    expect(rowOf(rollRows(TABLE_19), "failed-bounds").field).toBe("failedBounds");
    expect(rowOf(fireRows(7, "firer"), "zone-3").field).toBeNull();
  });

  test("may add nothing where it adds nothing to anybody, or is a step of a scale", () => {
    expect(rowOf(duelRows(TABLE_8, "attacker"), "cavalry-against-mass").mayAddNothing).toBe(true);
    expect(rowOf(fireRows(6, "firer"), "more-300").mayAddNothing).toBe(true);
    expect(rowOf(fireRows(6, "firer"), "cover-1").mayAddNothing).toBe(false);
  });
});

describe("what a party is offered", () => {
  test("leaves out what has a field, and what adds nothing to its roll", () => {
    const firer = offered(offeredBlocks(fireRows(6, "firer"), TABLE_6_GROUPS)).flat(2);
    for (const row of ["valour", "commander", "cover-1", "flank-fire", "more-300"]) {
      expect(firer).not.toContain(row);
    }
    expect(firer).toContain("zone-2");
  });

  test("has groups where there is a choice, in the table's order", () => {
    const blocks = offered(offeredBlocks(fireRows(7, "target"), TABLE_7_GROUPS));
    expect(blocks.slice(0, 4)).toEqual([
      ["target-formation", ["column-effect", "square-mass-huddle", "skirmish-line"]],
      ["target-guns", ["limbered", "unlimbered"]],
      ["cavalry", ["mounted-cavalry", "cavalry-charging"]],
      ["flank-rear", ["flank-fire", "rear-fire"]],
    ]);
  });

  test("of a group with one row left is that row alone", () => {
    const attacker = offeredBlocks(duelRows(TABLE_8, "attacker"), TABLE_8_GROUPS);
    const blockOf = (row: string) =>
      offered(attacker).find(([, rows]) => (rows as string[]).includes(row));
    expect(blockOf("light-disorder")).toEqual([null, ["light-disorder"]]);
    expect(blockOf("cavalry-against-mass")?.[0]).toBe("arms");
  });

  test("is every row that is ticked, once", () => {
    const ids = offeredBlocks(rollRows(TABLE_17), TABLE_17_GROUPS).flatMap(({ rows }) =>
      rows.map(({ id }) => id),
    );
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids).toHaveLength(TABLE_17.length - 2);
  });
});

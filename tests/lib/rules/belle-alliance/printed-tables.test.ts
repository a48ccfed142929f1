import { describe, expect, it, test } from "vitest";
import { PRINTED_TABLES } from "@/lib/rules/belle-alliance/printed-tables";

const BY_NUMBER = PRINTED_TABLES.map((table) => [table.n, table] as const);

test("the book has 21 tables", () => {
  expect(PRINTED_TABLES.map(({ n }) => n)).toEqual(Array.from({ length: 21 }, (_, i) => i + 1));
  expect(PRINTED_TABLES.map(({ rows }) => rows.length)).toEqual([
    27, 3, 23, 3, 21, 32, 37, 40, 14, 8, 4, 9, 3, 3, 1, 12, 15, 4, 6, 7, 188,
  ]);
});

describe.each(BY_NUMBER)("table %i", (_, table) => {
  const { columns, sections, rows, groups, variants, paragraphs } = table;
  const ids = rows.map(({ id }) => id);

  it("has rows of its own, each cell under a column of its part", () => {
    expect(new Set(ids).size).toBe(ids.length);
    for (const row of rows) {
      const section = sections.find(({ id }) => id === row.section);
      expect(row.section === null || section !== undefined).toBe(true);
      expect(Object.keys(row.cells).sort()).toEqual([...(section?.columns ?? columns)].sort());
    }
  });

  it("groups and varies only rows it has, and serves paragraphs by number", () => {
    for (const { rows: members } of groups)
      expect(ids).toEqual(expect.arrayContaining([...members]));
    for (const variant of variants) {
      if (variant.row !== null) expect(ids).toContain(variant.row);
      if (variant.kind !== "cell") continue;
      const row = rows.find(({ id }) => id === variant.row);
      expect(row?.cells[variant.column]).toBeDefined();
      expect(row?.cells[variant.column]).not.toEqual(variant.cell);
    }
    expect(paragraphs.length).toBeGreaterThan(0);
    for (const paragraph of paragraphs) expect(paragraph).toMatch(/^[1-6]\.\d\.\d$/);
  });
});

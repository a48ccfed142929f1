import { readFileSync } from "node:fs";
import { describe, expect, it, test } from "vitest";
import { bogowieWojnyTable } from "@/lib/domain/bogowie-wojny/tables/table";
import { LANGUAGES, type Language } from "@/lib/domain/document/language";
import { translatorFor } from "@/lib/i18n/translator";
import { PRINTED_TABLES } from "@/lib/rules/bogowie-wojny/printed-tables";

const wordsIn = (language: Language) => ({
  tables: translatorFor(language, "bogowieWojnyTables"),
  terms: translatorFor(language, "bogowieWojny"),
});
const BY_ID = PRINTED_TABLES.map((table) => [table.id, table] as const);

/** The figures transcribed from the text: for each table its columns, and the cells of each row after its name. */
const BY_HAND = readFileSync("tests/fixtures/bogowie-wojny/tables-by-hand.txt", "utf8")
  .split("\n# ")
  .slice(1)
  .map((block) => {
    const [head = "", ...lines] = block.trimEnd().split("\n");
    const [id = "", columns = ""] = head.split(": ");
    const rows = lines.filter(Boolean).map((line) => line.split("|").map((cell) => cell.trim()));
    return { id, columns: columns.split(" "), rows };
  });

test("every table has been read off the text", () => {
  expect(BY_HAND.map(({ id }) => id)).toEqual(PRINTED_TABLES.map(({ id }) => id));
});

test.each(BY_HAND)("$id: every cell is the text's", ({ id, columns, rows }) => {
  const printed = PRINTED_TABLES.find((table) => table.id === id);
  if (!printed) throw new Error(`no table ${id}`);
  const table = bogowieWojnyTable(printed, wordsIn("pl"));
  const told = table.rows
    .filter(({ texts }) => columns.some((column) => column in texts))
    .map(({ label, texts }) => [label, ...columns.map((column) => texts[column] ?? "")]);
  expect(told).toEqual(rows);
});

describe.each(BY_ID)("%s", (_, table) => {
  const { columns, sections, rows, chapter, paragraphs } = table;

  it("has rows of its own, each cell under a column of its part", () => {
    const ids = rows.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const row of rows) {
      const section = sections.find(({ id }) => id === row.section);
      expect(row.section === null || section !== undefined).toBe(true);
      expect(Object.keys(row.cells).sort()).toEqual([...(section?.columns ?? columns)].sort());
    }
  });

  it("stands in a chapter it serves, and names chapters in their order", () => {
    expect(paragraphs).toContain(chapter);
    const inOrder = [...paragraphs].sort((a, b) => a.localeCompare(b, "en", { numeric: true }));
    expect(paragraphs).toEqual(inOrder);
  });

  it.each(LANGUAGES)("is complete in %s", (language) => {
    const told = JSON.stringify(bogowieWojnyTable(table, wordsIn(language)));
    expect(told).not.toMatch(/"bogowieWojny(Tables)?\./);
    expect(told).not.toContain('""');
  });
});

it.each([
  ["en", "Providence may be bought once only."],
  ["da", "Forsynet kan kun købes én gang."],
  ["pl", "Można kupić tylko jedną Opatrzność."],
] as const)("says in %s that there is only one Providence [13.3]", (language, said) => {
  const upgrades = PRINTED_TABLES.find(({ id }) => id === "upgrades");
  if (!upgrades) throw new Error("no table of upgrades");
  const { notes, rows } = bogowieWojnyTable(upgrades, wordsIn(language));
  expect(JSON.stringify(notes)).toContain(said);
  expect(rows.find(({ id }) => id === "providence")).toMatchObject({ most: 1 });
  expect(rows.find(({ id }) => id === "hill")).toMatchObject({ most: null });
});

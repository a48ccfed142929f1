import { describe, expect, it } from "vitest";
import { chosenTables } from "@/lib/domain/belle-alliance/tables/sheet-tables";
import { belleAllianceTable } from "@/lib/domain/belle-alliance/tables/table";
import { bogowieWojnySheets } from "@/lib/domain/bogowie-wojny/tables/sheet-tables";
import { LANGUAGES } from "@/lib/domain/document/language";
import { PAPERS } from "@/lib/domain/document/paper";
import type { TableChoice } from "@/lib/domain/document/rule-tables/table-in-words";
import { translatorFor } from "@/lib/i18n/translator";
import { press } from "@/lib/pdf/press/press";
import type { PrintOptions } from "@/lib/pdf/press/printed";
import { PRINTED_TABLES } from "@/lib/rules/belle-alliance/printed-tables";
import { PdfFile } from "../../pdf-file";

const ALL: readonly TableChoice[] = PRINTED_TABLES.map(({ n }) => ({ n, rows: null }));
const LAST_TABLES: readonly TableChoice[] = [{ n: 12, rows: null }];

const wordsIn = (language: PrintOptions["language"]) => ({
  tables: translatorFor(language, "belleAllianceTables"),
  terms: translatorFor(language, "belleAlliance"),
  table21: translatorFor(language, "table21"),
});
const printed = (tables: readonly TableChoice[], options: PrintOptions) =>
  new PdfFile(
    press({
      work: "reference",
      title: "Sehested",
      tables: chosenTables(tables, wordsIn(options.language)),
      ...options,
    }).bytes,
  );
/** Removes white space, because line breaks may be anywhere. */
const plain = (text: string) => text.replace(/\s+/g, "");

describe.each(LANGUAGES)("quick-reference sheets in %s", (language) => {
  const text = plain(printed(ALL, { language, paper: "a4" }).text);

  it("hold every table's title and every row's name", () => {
    const words = wordsIn(language);
    for (const table of PRINTED_TABLES) {
      const { title, rows } = belleAllianceTable(table, words);
      expect(text).toContain(plain(title));
      for (const { label } of rows) expect(text).toContain(plain(label));
    }
  });

  it.each(PAPERS)("fit on %s", (paper) => {
    const file = printed(LAST_TABLES, { language, paper });
    expect(plain(file.text)).toContain("13–14");
  });
});

describe.each(LANGUAGES)("the paper of sheets in %s", (language) => {
  const file = printed(ALL, { language, paper: "a4" });
  const pages = Array.from({ length: file.pageCount }, (_, i) => plain(file.pageText(i + 1)));
  const words = wordsIn(language);
  const titleOf = (n: number) => {
    const table = PRINTED_TABLES.find((each) => each.n === n);
    return table ? plain(`${n} ${belleAllianceTable(table, words).title}`) : "missing";
  };

  it("begins with the tables as wide as itself, and leaves none alone at the end", () => {
    for (const n of [1, 2, 20]) expect(pages[0]).toContain(titleOf(n));
    expect(pages[0]).not.toContain(titleOf(3));
    expect(pages.at(-1)?.length).toBeGreaterThan(300);
  });
});

describe.each(LANGUAGES)("sheets of Bogowie Wojny in %s", (language) => {
  const words = {
    tables: translatorFor(language, "bogowieWojnyTables"),
    terms: translatorFor(language, "bogowieWojny"),
  };
  const sheets = bogowieWojnySheets(undefined, words);
  const print = (tables: typeof sheets, paper: PrintOptions["paper"]) =>
    plain(new PdfFile(press({ work: "reference", title: "", tables, language, paper }).bytes).text);
  const text = print(sheets, "a4");

  it("hold every table's chapter, title, rows and notes", () => {
    for (const { ref, table } of sheets) {
      expect(text).toContain(plain(`${ref} ${table.title}`));
      for (const { texts } of table.rows)
        for (const cell of Object.values(texts)) expect(text).toContain(plain(cell));
      for (const note of table.notes) expect(text).toContain(plain(note.text));
    }
  });

  it("tear no table but those longer than a page", () => {
    const job = { work: "reference", title: "", tables: sheets, language, paper: "a4" } as const;
    const file = new PdfFile(press(job).bytes);
    const pages = Array.from({ length: file.pageCount }, (_, i) => plain(file.pageText(i + 1)));
    for (const { ref, table } of sheets) {
      const page = pages.find((each) => each.includes(plain(`${ref} ${table.title}`)));
      for (const note of table.notes) expect(page).toContain(plain(note.text));
    }
  });

  it.each(PAPERS)("fit on %s", (paper) => {
    const chosen = bogowieWojnySheets(["melee-modifiers", "battlefield"], words);
    expect(print(chosen, paper)).toContain(plain(chosen[1]?.table.title ?? "missing"));
  });
});

it("leave out the rows not asked for", () => {
  const { text } = printed([{ n: 13, rows: ["rifle"] }], { language: "en", paper: "a4" });
  expect(text).toContain("Rifle");
  expect(text).not.toContain("Carbine");
});

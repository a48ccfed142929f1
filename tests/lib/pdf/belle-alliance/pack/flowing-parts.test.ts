import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import {
  FLOWING_PARTS,
  type PackPart,
  WHOLE_BOOK,
} from "@/lib/domain/belle-alliance/scenario/pack/pack-options";
import { partsFor } from "@/lib/domain/belle-alliance/scenario/pack/parts-for";
import { scenarioSchema } from "@/lib/domain/belle-alliance/scenario/scenario";
import { viewFor } from "@/lib/domain/belle-alliance/scenario/view-for";
import { LANGUAGES } from "@/lib/domain/document/language";
import { press } from "@/lib/pdf/press/press";

const umpire = { for: "umpire" } as const;

test("the running sheet's last page is no leftover, and no signatures stand on a page alone", () => {
  const json = JSON.parse(readFileSync("prisma/library/hagelberg-1813.json", "utf8"));
  const view = viewFor(scenarioSchema.parse({ ...json, umpireActs: [] }), umpire);
  for (const language of LANGUAGES) {
    const pagesOf = (part: PackPart) =>
      press({
        work: "pages",
        view,
        options: { ...WHOLE_BOOK, parts: [part] },
        language,
        paper: "a4",
      }).pages;
    expect([pagesOf("running-sheet"), pagesOf("victory-sheet")]).toEqual([2, 1]);
  }
});

test("a pack has the pages of its flowing parts together and those of each other part", () => {
  const json = JSON.parse(readFileSync("prisma/library/sehested-1813.json", "utf8"));
  const view = viewFor(scenarioSchema.parse(json), umpire);
  const pagesOf = (parts: readonly PackPart[]) => {
    const options = { ...WHOLE_BOOK, parts };
    return press({ work: "pages", view, options, language: "en", paper: "a4" }).pages;
  };
  const all = partsFor(umpire).filter((part) => part !== "table-sheets");
  const others = all.filter((part) => !FLOWING_PARTS.includes(part));
  const counted = others.reduce((sum, part) => sum + pagesOf([part]), pagesOf(FLOWING_PARTS));
  expect(counted).toBe(pagesOf(all));
});

import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { WHOLE_BOOK } from "@/lib/domain/belle-alliance/scenario/pack/pack-options";
import { scenarioSchema } from "@/lib/domain/belle-alliance/scenario/scenario";
import { viewFor } from "@/lib/domain/belle-alliance/scenario/view-for";
import { PAPERS } from "@/lib/domain/document/paper";
import { press } from "@/lib/pdf/press/press";
import { PdfFile } from "../../pdf-file";

const goehrde = scenarioSchema.parse(
  JSON.parse(readFileSync("prisma/library/goehrde-1813.json", "utf8")),
);

test.each(PAPERS)("the cover of a pack of many parts is one page on %s", (paper) => {
  const parts = [
    ...WHOLE_BOOK.parts,
    "diagram",
    "order-sheets",
    "message-forms",
    "adjutant-slips",
  ] as const;
  const { bytes } = press({
    work: "pack",
    view: viewFor(goehrde, { for: "umpire" }),
    options: { ...WHOLE_BOOK, parts },
    language: "pl",
    paper,
  });
  const file = new PdfFile(bytes);
  expect(file.pageText(1)).toContain("Spis treści");
  // The facts of the game stand first on the page after the cover.
  expect(file.pageText(2).replace(/\s/g, "")).toContain("Początek");
});

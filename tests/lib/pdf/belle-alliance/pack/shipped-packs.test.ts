import { readdirSync, readFileSync } from "node:fs";
import { expect, test, vi } from "vitest";
import { PACK_PARTS, WHOLE_BOOK } from "@/lib/domain/belle-alliance/scenario/pack/pack-options";
import { type Scenario, scenarioSchema } from "@/lib/domain/belle-alliance/scenario/scenario";
import { viewFor } from "@/lib/domain/belle-alliance/scenario/view-for";
import { packSheet } from "@/lib/pdf/belle-alliance/pack/pack-sheet";
import { makeTextCleaner } from "@/lib/pdf/document/text/clean-text";

const LIBRARY = "prisma/library";
const shipped: Scenario[] = readdirSync(LIBRARY)
  .filter((file) => file.endsWith(".json"))
  .map((file) => JSON.parse(readFileSync(`${LIBRARY}/${file}`, "utf8")))
  .filter(({ kind, system }) => kind === "scenario" && system === "belle-alliance")
  .map((json) => scenarioSchema.parse(json));

// Other languages have the same messages: a test of its own says so.
test("the packs of all shipped scenarios find all their words", () => {
  const lacking = vi.spyOn(console, "error").mockImplementation(() => {});
  // What is seen takes seconds a battle; its pages have tests of their own.
  const parts = PACK_PARTS.filter((part) => part !== "table-sheets" && part !== "sight");
  for (const scenario of shipped) {
    const view = viewFor(scenario, { for: "umpire" });
    const options = { ...WHOLE_BOOK, parts };
    packSheet(view, { language: "en", paper: "a4", options }, makeTextCleaner());
  }
  expect(shipped.length).toBeGreaterThan(10);
  expect(lacking.mock.calls.map(([fault]) => String(fault))).toEqual([]);
});

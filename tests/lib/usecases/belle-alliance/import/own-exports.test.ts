import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { orderOfBattleCsv } from "@/lib/domain/belle-alliance/scenario/exports/order-of-battle-csv";
import { orderOfBattleText } from "@/lib/domain/belle-alliance/scenario/exports/order-of-battle-text";
import type { Unit } from "@/lib/domain/belle-alliance/scenario/unit";
import { viewFor } from "@/lib/domain/belle-alliance/scenario/view-for";
import { unitsUnder } from "@/lib/domain/belle-alliance/scenario/visible-tree";
import { LANGUAGES } from "@/lib/domain/document/language";
import { belleAllianceScenario } from "@/lib/domain/kinds/belle-alliance-scenario";
import { parseDocument } from "@/lib/domain/kinds/parse-document";
import { exportWords } from "@/lib/http/export-words";
import { readSent } from "./reading";

const parsed = parseDocument(
  "scenario",
  JSON.parse(readFileSync("prisma/library/la-haye-sainte-1815.json", "utf8")),
);
if (!parsed.ok) throw new Error("The shipped scenario is not well-formed.");
const scenario = belleAllianceScenario(parsed.document);

const shape = (sides: typeof scenario.sides) =>
  sides.map(({ name, formations }) => [
    name,
    ...unitsUnder(formations).map(({ name: unit, men, guns }) => [unit, men, guns]),
  ]);

describe.each(LANGUAGES)("our own exports in %s come back", (language) => {
  const view = viewFor(scenario, { for: "umpire" });
  const words = exportWords(language);
  test.each([
    ["csv", orderOfBattleCsv(view, words)],
    ["text", orderOfBattleText(view, words)],
  ])("as %s: sides, units, men and guns", async (format, text) => {
    const read = await readSent(text);
    expect(read.format).toBe(format);
    expect(shape([...read.sides])).toEqual(shape(scenario.sides));
    const units = read.sides.flatMap(({ formations }) => unitsUnder(formations));
    expect(units.filter(({ valour }) => valour.own !== null)).toEqual([]);
    expect(read.doubts.filter(({ kind }) => kind.endsWith("differ"))).toEqual([]);
    if (format !== "csv") return;
    const own = unitsUnder(scenario.sides.flatMap(({ formations }) => formations));
    const traits = ({ weapon, weight, lance, light, marksmen, supplies, howitzers }: Unit) => ({
      ...{ weapon, weight, lance, light, marksmen, supplies },
      howitzers: howitzers ?? null,
    });
    expect(units.map(traits)).toEqual(own.map(traits));
    expect(units.map(({ note }) => note)).toEqual(own.map(({ note }) => note));
  });
});

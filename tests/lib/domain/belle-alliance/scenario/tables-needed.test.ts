import { expect, test } from "vitest";
import { scenarioSchema } from "@/lib/domain/belle-alliance/scenario/scenario";
import { tablesNeeded } from "@/lib/domain/belle-alliance/scenario/tables-needed";
import { readShippedLibrary } from "@/prisma/seed";

const { documents } = await readShippedLibrary();
const shipped = (id: string) =>
  scenarioSchema.parse(documents.find((document) => document.id === id)?.body);
const rowsOf = (id: string, n: number) =>
  tablesNeeded(shipped(id)).find((choice) => choice.n === n)?.rows;

test("La Haye Sainte asks for all three arms, its rifles, and the walls and hedges on its table", () => {
  const numbers = tablesNeeded(shipped("la-haye-sainte-1815")).map(({ n }) => n);
  expect(numbers).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20]);
  expect(rowsOf("la-haye-sainte-1815", 5)).toEqual(expect.arrayContaining(["wall-over-2"]));
  expect(rowsOf("la-haye-sainte-1815", 5)).not.toContain("holstein-hedge");
  expect(rowsOf("la-haye-sainte-1815", 13)).toContain("rifle");
});

test("without guns no table of guns is asked for, nor a march rate of theirs", () => {
  const scenario = shipped("sehested-1813");
  const unarmed = JSON.parse(
    JSON.stringify(scenario, (key, value) =>
      key === "units"
        ? value.filter(({ arm }: { arm: string }) => arm !== "artillery" && arm !== "train")
        : value,
    ),
  );
  const choices = tablesNeeded(scenarioSchema.parse(unarmed));
  expect(choices.map(({ n }) => n)).not.toContain(7);
  expect(choices.map(({ n }) => n)).not.toContain(14);
  expect(choices.find(({ n }) => n === 3)?.rows?.some((row) => row.startsWith("limbered"))).toBe(
    false,
  );
});

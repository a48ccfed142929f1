import { describe, expect, it } from "vitest";
import { checkScenario, prepareCheck } from "@/lib/domain/belle-alliance/scenario/check";
import { scenarioSchema } from "@/lib/domain/belle-alliance/scenario/scenario";
import { walkUnits } from "@/lib/domain/belle-alliance/scenario/walk";
import { readShippedLibrary } from "@/prisma/seed";

const { documents } = await readShippedLibrary();
const shipped = (id: string) =>
  scenarioSchema.parse(documents.find((document) => document.id === id)?.body);

describe("preparing the check of a scenario", () => {
  it("rests after every unit", () => {
    const scenario = shipped("sehested-1813");
    const units = [...walkUnits(scenario)];
    expect([...prepareCheck(scenario)].length).toBeGreaterThan(units.length);
  });

  it("leaves the check to find what it finds without", () => {
    const found = checkScenario(shipped("la-haye-sainte-1815"));
    const prepared = shipped("la-haye-sainte-1815");
    for (const _ of prepareCheck(prepared));
    expect(checkScenario(prepared)).toEqual(found);
  });
});

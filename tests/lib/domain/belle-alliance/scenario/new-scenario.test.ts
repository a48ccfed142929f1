import { expect, test } from "vitest";
import { newScenario } from "@/lib/domain/belle-alliance/scenario/new-scenario";
import { scenarioSchema } from "@/lib/domain/belle-alliance/scenario/scenario";

const begun = {
  title: "Sehested",
  language: "da",
  battle: "",
  date: null,
  table: { widthCm: 180, depthCm: 120 },
  sides: [
    { id: "s1", name: "Danes" },
    { id: "s2", name: "Allies" },
  ],
  ground: null,
} as const;

test("a new scenario is well-formed, its sides in colours of their own", () => {
  const scenario = scenarioSchema.parse(newScenario(begun));
  expect(scenario.sides.map(({ name, colour }) => [name, colour])).toEqual([
    ["Danes", "a"],
    ["Allies", "b"],
  ]);
  expect(scenario).toMatchObject({ date: null, map: { widthCm: 180, features: [] } });
});

test("the day of the battle is kept", () => {
  const scenario = scenarioSchema.parse(newScenario({ ...begun, date: "1813-12-10" }));
  expect(scenario.date).toBe("1813-12-10");
});

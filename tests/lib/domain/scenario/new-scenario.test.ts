import { expect, test } from "vitest";
import { parseDocument } from "@/lib/domain/document";
import { newScenario } from "@/lib/domain/scenario/new-scenario";

test("a new scenario is well-formed, its sides in colours of their own", () => {
  const sides = [
    { id: "s1", name: "Danes" },
    { id: "s2", name: "Allies" },
  ];
  const scenario = newScenario({ title: "Sehested", language: "da", sides });
  expect(parseDocument("scenario", scenario)).toEqual({ ok: true, document: scenario });
  expect(scenario.sides.map(({ name, colour }) => [name, colour])).toEqual([
    ["Danes", "a"],
    ["Allies", "b"],
  ]);
});

import { produce } from "immer";
import { expect, test } from "vitest";
import { checkScenario } from "@/lib/domain/belle-alliance/scenario/check";
import { findUnit } from "@/lib/domain/belle-alliance/scenario/find";
import type { Scenario } from "@/lib/domain/belle-alliance/scenario/scenario";
import type { Placement, Unit } from "@/lib/domain/belle-alliance/scenario/unit";
import { walkUnits } from "@/lib/domain/belle-alliance/scenario/walk";
import { withGarrisons } from "@/lib/domain/belle-alliance/scenario/with-garrisons";
import { belleAllianceScenario } from "@/lib/domain/kinds/belle-alliance-scenario";
import { readDocument, readStored } from "@/lib/domain/kinds/codec";
import { VILLAGE } from "@/tests/fixtures/scenarios/village";

const [held] = [...walkUnits(VILLAGE)].filter(({ unit }) => unit.placement?.buildingId === "farm");
const id = held?.unit.id ?? "";

const earlier = (stand: Partial<Placement>, unit: Partial<Unit> = {}) =>
  produce(VILLAGE, (draft: Scenario) => {
    const { item } = findUnit(draft, id);
    Object.assign(item, unit);
    Object.assign(item.placement ?? {}, stand);
  });
const standIn = (scenario: Scenario) => findUnit(scenario, id).item.placement;

test.each(["rest", "huddle"] as const)(
  "a stored unit in its building in %s is its garrison",
  (formation) => {
    const stored = earlier({ formation });
    const read = readStored("scenario", JSON.parse(JSON.stringify(stored)));
    expect(read).toEqual({ ok: true, document: VILLAGE });
  },
);

test.each([
  ["in line", { formation: "line" }, {}],
  ["at work", { formation: "work" }, {}],
  ["at rest in the open", { formation: "rest", buildingId: null }, {}],
  ["at rest in a building that is gone", { formation: "rest", buildingId: "gone" }, {}],
  ["horse at rest", { formation: "rest" }, { arm: "cavalry" }],
] as const)("a stored unit %s stays as it is", (_, stand, unit) => {
  const stored = earlier(stand, unit);
  expect(withGarrisons(stored)).toBe(stored);
});

test("what is sent is read as it stands, for the check to speak about", () => {
  const sent = earlier({ formation: "rest" });
  const read = readDocument("scenario", JSON.parse(JSON.stringify(sent)));
  if (!read.ok) throw new Error("it is well formed");
  const scenario = belleAllianceScenario(read.document);
  expect(standIn(scenario)).toMatchObject({ formation: "rest" });
  expect(checkScenario(scenario).findings.map(({ code }) => code)).toEqual([
    "formation-in-building",
  ]);
});

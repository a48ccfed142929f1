import { expect, test } from "vitest";
import { keptPlan, USUAL_PLAN } from "@/lib/domain/belle-alliance/scenario/deployment/plan";

test.each([
  ["nothing", null, {}],
  [
    "all of it",
    { ...USUAL_PLAN, guns: "behind", intervalCm: 4 },
    { guns: "behind", intervalCm: 4 },
  ],
  ["a word of another version", { guns: "on the roof", array: "march" }, { array: "march" }],
  ["a measure that is none", { intervalCm: "4", lineDistanceCm: -2 }, {}],
  ["what is no number", { intervalCm: Number.NaN, brigadeIntervalCm: 6 }, { brigadeIntervalCm: 6 }],
])("a plan is read from %s", (_, kept, own) => {
  expect(keptPlan(kept)).toEqual({ ...USUAL_PLAN, ...own });
});

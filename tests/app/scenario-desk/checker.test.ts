import { expect, test } from "vitest";
import { checker } from "@/app/(author)/scenarios/[id]/edit/_desk/checker";
import { checkScenario } from "@/lib/domain/belle-alliance/scenario/check";
import { findingAt } from "@/lib/domain/belle-alliance/scenario/finding-codes";
import type { Scenario } from "@/lib/domain/belle-alliance/scenario/scenario";
import { scenario, side } from "@/tests/lib/domain/belle-alliance/scenario/build";

test("the last two states are checked once, so that some may still show the one before", () => {
  const opened = scenario();
  const check = checker({ ...checkScenario(opened), checked: opened });
  const edited = { ...opened, title: "Wavre" };
  const again = { ...opened, title: "Ligny and Wavre" };
  const first = check(edited);
  const second = check(again);
  expect(second.checked).toBe(again);
  expect(check(edited)).toBe(first);
  expect(check(again)).toBe(second);
});

test("what arrival times are worked out for stands while its paths lead to the same things", () => {
  const opened = scenario({
    sides: [
      side("s1", { reinforcements: [{ id: "r1", brings: ["f1"], bound: 2, entry: [0, 0] }] }),
    ],
  });
  const fault = findingAt("/sides/0/reinforcements/0/bound", "arrival-out-of-reach", {
    side: "s1",
    bound: 2,
    places: "Brye",
  });
  const times = { faults: [fault], of: opened };
  const check = checker({ ...checkScenario(opened), checked: opened });
  const codesOf = (now: Scenario) => check(now, times).findings.map(({ code }) => code);
  expect(codesOf(opened)).toContain("arrival-out-of-reach");
  expect(codesOf({ ...opened, title: "Wavre" })).toContain("arrival-out-of-reach");
  const [first] = opened.sides;
  const without = { ...opened, sides: first ? [{ ...first, reinforcements: [] }] : [] };
  expect(codesOf(without)).not.toContain("arrival-out-of-reach");
  expect(check(opened).findings.map(({ code }) => code)).not.toContain("arrival-out-of-reach");
});

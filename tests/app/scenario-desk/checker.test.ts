import { expect, test } from "vitest";
import { checker } from "@/app/(author)/scenarios/[id]/edit/_desk/checker";
import { checkScenario } from "@/lib/domain/belle-alliance/scenario/check";
import { scenario } from "@/tests/lib/domain/belle-alliance/scenario/build";

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

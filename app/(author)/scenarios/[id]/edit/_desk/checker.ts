import { checkScenario, type ScenarioReport } from "@/lib/domain/scenario/check";
import type { ScenarioFinding } from "@/lib/domain/scenario/finding-codes";
import type { Scenario } from "@/lib/domain/scenario/scenario";
import { findingKey } from "./finding-key";

/** A report with the state of the scenario it speaks of: the places of its findings are places in that. */
export interface Check extends ScenarioReport {
  readonly checked: Scenario;
}

/**
 * Checks a scenario again and again, giving back the same object for every finding that says what it
 * said before, so that an edit draws only the findings it changed. Each state is checked once, however
 * many ask. `opened` is what the server found of the scenario it sent: on opening the desk nothing is
 * checked twice.
 */
export function checker(opened: Check): (scenario: Scenario) => Check {
  let before = new Map(opened.findings.map((finding) => [findingKey(finding), finding]));
  let last = opened;
  return (scenario) => {
    if (scenario === opened.checked) return opened;
    if (scenario === last.checked) return last;
    const report = checkScenario(scenario);
    const findings = report.findings.map((finding) => {
      const known = before.get(findingKey(finding));
      return known && saysTheSame(known, finding) ? known : finding;
    });
    before = new Map(findings.map((finding) => [findingKey(finding), finding]));
    last = { ...report, findings, checked: scenario };
    return last;
  };
}

/** Severity and rule go with the code, which is part of the key. */
function saysTheSame(known: ScenarioFinding, now: ScenarioFinding): boolean {
  const { params: one, paths: oneAt = [] } = known;
  const { params: other, paths: otherAt = [] } = now;
  const names = Object.keys(one);
  return (
    names.length === Object.keys(other).length &&
    names.every((name) => one[name] === other[name]) &&
    oneAt.length === otherAt.length &&
    oneAt.every((path, i) => path === otherAt[i])
  );
}

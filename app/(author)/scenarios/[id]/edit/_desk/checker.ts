import {
  checkScenario,
  prepareCheck,
  type ScenarioReport,
} from "@/lib/domain/belle-alliance/scenario/check";
import type { ScenarioFinding } from "@/lib/domain/belle-alliance/scenario/finding-codes";
import type { Scenario } from "@/lib/domain/belle-alliance/scenario/scenario";
import { unitValour, yearOf } from "@/lib/domain/belle-alliance/scenario/unit-valour";
import type { UnitPlace } from "@/lib/domain/belle-alliance/scenario/walk";
import type { EffectiveValour } from "@/lib/rules/belle-alliance/valour/effective-valour";
import { findingKey } from "./finding-key";

/** A report with the state of the scenario it was made from, which its paths refer to. */
export interface Check extends ScenarioReport {
  readonly checked: Scenario;
}

/**
 * Returns a function that checks a scenario. It returns the same object for every finding that has not changed, so that
 * an edit re-renders only changed findings, and it checks each state once, however many components ask, also while some
 * still show the state before. `opened` is the server's report on the scenario it sent, so that opening the desk checks
 * nothing twice.
 */
export function checker(opened: Check): (scenario: Scenario) => Check {
  let before = new Map(opened.findings.map((finding) => [findingKey(finding), finding]));
  let last = opened;
  let previous = opened;
  return (scenario) => {
    const known = [opened, last, previous].find(({ checked }) => checked === scenario);
    if (known) return known;
    const report = checkScenario(scenario);
    const findings = report.findings.map((finding) => {
      const same = before.get(findingKey(finding));
      return same && saysTheSame(same, finding) ? same : finding;
    });
    before = new Map(findings.map((finding) => [findingKey(finding), finding]));
    previous = last;
    last = { ...report, findings, checked: scenario };
    return last;
  };
}

/** The valour that counts for a unit of a scenario [5.5.1, table 21]. */
export function appraise({ unit, parents }: UnitPlace, scenario: Scenario): EffectiveValour {
  return unitValour(unit, { parents, year: yearOf(scenario) });
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

const SLICE_MS = 8;
/** Between slices without `requestIdleCallback`, as in Safari. */
const PAUSE_MS = 100;

/** Works out in idle time what the first check alone has to work out; returns how to call it off. */
export function prepareInIdleTime(scenario: Scenario): () => void {
  const work = prepareCheck(scenario);
  let callOff = whenIdle(slice);
  function slice() {
    const end = performance.now() + SLICE_MS;
    while (performance.now() < end) {
      if (work.next().done) return;
    }
    callOff = whenIdle(slice);
  }
  return () => callOff();
}

function whenIdle(act: () => void): () => void {
  if (typeof requestIdleCallback === "undefined") {
    const timer = setTimeout(act, PAUSE_MS);
    return () => clearTimeout(timer);
  }
  const idle = requestIdleCallback(act);
  return () => cancelIdleCallback(idle);
}

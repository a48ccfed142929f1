import { inIdleTime } from "@/app/(author)/_editor/in-idle-time";
import {
  checkScenario,
  prepareCheck,
  type ScenarioReport,
} from "@/lib/domain/belle-alliance/scenario/check";
import { checkArrivalTimes } from "@/lib/domain/belle-alliance/scenario/checks/arrival-times";
import type { Fault } from "@/lib/domain/belle-alliance/scenario/fault";
import type { ScenarioFinding } from "@/lib/domain/belle-alliance/scenario/finding-codes";
import type { Scenario } from "@/lib/domain/belle-alliance/scenario/scenario";
import { unitValour, yearOf } from "@/lib/domain/belle-alliance/scenario/unit-valour";
import type { UnitPlace } from "@/lib/domain/belle-alliance/scenario/walk";
import { subjectAt } from "@/lib/domain/document/subject-at";
import type { EffectiveValour } from "@/lib/rules/belle-alliance/valour/effective-valour";
import { findingKey } from "./finding-key";

/** A report with the state of the scenario it was made from, which its paths refer to. */
export interface Check extends ScenarioReport {
  readonly checked: Scenario;
}

/** The faults of a scenario's arrival times, with the state that they were worked out for. */
export interface ArrivalTimes {
  readonly faults: readonly Fault[];
  readonly of: Scenario;
}

/**
 * Returns a function that checks a scenario; what the arrival times of a state just before were stands until they have
 * been worked out again. It returns the same object for every finding that has not changed, so that
 * an edit re-renders only changed findings, and it checks each state once, however many components ask, also while some
 * still show the state before. `opened` is the server's report on the scenario it sent, so that opening the desk checks
 * nothing twice.
 */
export function checker(opened: Check): (scenario: Scenario, times?: ArrivalTimes | null) => Check {
  let before = new Map(opened.findings.map((finding) => [findingKey(finding), finding]));
  let last: Checked = { check: opened, times: null };
  let previous = last;
  const first = last;
  return (scenario, times = null) => {
    const known = [first, last, previous].find(
      (each) => each.check.checked === scenario && each.times === times,
    );
    if (known) return known.check;
    const report = checkScenario(scenario, times ? stillThere(times, scenario) : []);
    const findings = report.findings.map((finding) => {
      const same = before.get(findingKey(finding));
      return same && saysTheSame(same, finding) ? same : finding;
    });
    before = new Map(findings.map((finding) => [findingKey(finding), finding]));
    previous = last;
    last = { check: { ...report, findings, checked: scenario }, times };
    return last.check;
  };
}

interface Checked {
  readonly check: Check;
  readonly times: ArrivalTimes | null;
}

/** The faults whose paths lead to the same things as when they were worked out. */
function stillThere({ faults, of }: ArrivalTimes, scenario: Scenario): readonly Fault[] {
  if (of === scenario) return faults;
  return faults.filter(({ path, paths = [path] }) =>
    paths.every((each) => subjectAt(of, each) === subjectAt(scenario, each)),
  );
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

/** Works out in idle time what the first check alone has to work out; returns how to call it off. */
export function prepareInIdleTime(scenario: Scenario): () => void {
  return inIdleTime(prepareCheck(scenario));
}

/**
 * Works out in idle time when arrivals can be where; returns how to call it off. `done` is given a function of what was
 * known before, which returns that itself while nothing has changed.
 */
export function timeArrivalsInIdleTime(
  scenario: Scenario,
  done: (now: (before: ArrivalTimes | null) => ArrivalTimes) => void,
): () => void {
  return inIdleTime(checkArrivalTimes(scenario), (_, end) => {
    if (!end) return;
    const faults = end.value;
    done((before) => {
      const isSame =
        before !== null &&
        JSON.stringify(before.faults) === JSON.stringify(faults) &&
        stillThere(before, scenario).length === faults.length;
      return isSame ? before : { faults, of: scenario };
    });
  });
}

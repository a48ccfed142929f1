"use client";

import { createContext, type ReactNode, useContext, useEffect, useState } from "react";
import { useDocument } from "@/app/(author)/_editor/editor-context";
import { checkScenario, type ScenarioReport } from "@/lib/domain/scenario/check";
import type { Scenario } from "@/lib/domain/scenario/scenario";

/** A report with the state of the scenario it speaks of: the places of its findings are places in that. */
export interface Check extends ScenarioReport {
  readonly checked: Scenario;
}

const CheckContext = createContext<Check | null>(null);
const whole = (scenario: Scenario) => scenario;

/** How long an edit may wait for its check while the browser is busy. */
const LATEST_MS = 400;

/** Checks the scenario after each edit, once the edit itself stands on the screen. */
export function CheckProvider({ children }: { readonly children: ReactNode }) {
  const scenario = useDocument<Scenario, Scenario>(whole);
  const [report, setReport] = useState(() => checkOf(scenario));
  useEffect(() => whenIdle(() => setReport(checkOf(scenario))), [scenario]);
  return <CheckContext value={report}>{children}</CheckContext>;
}

/** The scenario's open and accepted findings, and what it adds up to; a moment behind the last edit. */
export function useCheck(): Check {
  const report = useContext(CheckContext);
  if (!report) throw new Error("useCheck stands outside a CheckProvider");
  return report;
}

function checkOf(scenario: Scenario): Check {
  return { ...checkScenario(scenario), checked: scenario };
}

function whenIdle(act: () => void): () => void {
  if (typeof requestIdleCallback === "undefined") {
    const timer = setTimeout(act, 0);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(act, { timeout: LATEST_MS });
  return () => cancelIdleCallback(handle);
}

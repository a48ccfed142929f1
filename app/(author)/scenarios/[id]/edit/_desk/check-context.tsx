"use client";

import { createContext, type ReactNode, useContext, useEffect, useState } from "react";
import { useDocument } from "@/app/(author)/_editor/editor-context";
import { checkScenario, type ScenarioReport } from "@/lib/domain/scenario/check";
import type { Scenario } from "@/lib/domain/scenario/scenario";

const CheckContext = createContext<ScenarioReport | null>(null);
const whole = (scenario: Scenario) => scenario;

/** How long an edit may wait for its check while the browser is busy. */
const LATEST_MS = 400;

/** Checks the scenario after each edit, once the edit itself stands on the screen. */
export function CheckProvider({ children }: { readonly children: ReactNode }) {
  const scenario = useDocument<Scenario, Scenario>(whole);
  const [report, setReport] = useState(() => checkScenario(scenario));
  useEffect(() => whenIdle(() => setReport(checkScenario(scenario))), [scenario]);
  return <CheckContext value={report}>{children}</CheckContext>;
}

/** The scenario's open and accepted findings, and what it adds up to; a moment behind the last edit. */
export function useCheck(): ScenarioReport {
  const report = useContext(CheckContext);
  if (!report) throw new Error("useCheck stands outside a CheckProvider");
  return report;
}

function whenIdle(act: () => void): () => void {
  if (typeof requestIdleCallback === "undefined") {
    const timer = setTimeout(act, 0);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(act, { timeout: LATEST_MS });
  return () => cancelIdleCallback(handle);
}

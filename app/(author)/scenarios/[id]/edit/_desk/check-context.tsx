"use client";

import { createContext, type ReactNode, useContext, useEffect, useMemo, useState } from "react";
import { inIdleTime } from "@/app/_ui/in-idle-time";
import { prepareCheck, type ScenarioReport } from "@/lib/domain/scenario/check";
import type { Scenario } from "@/lib/domain/scenario/scenario";
import { type Check, checker } from "./checker";
import { useDocument, useEditor } from "./scenario-editor";

const CheckContext = createContext<Check | null>(null);
const whole = (scenario: Scenario) => scenario;

interface CheckProviderProps {
  /** What the server found of the scenario as it was opened. */
  readonly opened: ScenarioReport;
  readonly children: ReactNode;
}

/** Checks the scenario with each edit, so that the edit and what is found of it are painted together. */
export function CheckProvider({ opened, children }: CheckProviderProps) {
  const scenario = useDocument(whole);
  const [check] = useState(() => checker({ ...opened, checked: scenario }));
  const report = useMemo(() => check(scenario), [check, scenario]);
  usePreparation();
  return <CheckContext value={report}>{children}</CheckContext>;
}

/** The first edit shall not wait for what only the first check has to work out. */
function usePreparation(): void {
  const editor = useEditor();
  useEffect(() => inIdleTime(prepareCheck(editor.current())), [editor]);
}

/** The scenario's open and accepted findings, and what it adds up to. */
export function useCheck(): Check {
  const report = useContext(CheckContext);
  if (!report) throw new Error("useCheck stands outside a CheckProvider");
  return report;
}

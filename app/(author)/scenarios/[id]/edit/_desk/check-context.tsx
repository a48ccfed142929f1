"use client";

import { createContext, type ReactNode, useContext, useMemo, useState } from "react";
import type { Scenario } from "@/lib/domain/scenario/scenario";
import { type Check, checker } from "./checker";
import { useDocument } from "./scenario-editor";

const CheckContext = createContext<Check | null>(null);
const whole = (scenario: Scenario) => scenario;

/** Checks the scenario with each edit, so that the edit and what is found of it are painted together. */
export function CheckProvider({ children }: { readonly children: ReactNode }) {
  const scenario = useDocument(whole);
  const [check] = useState(checker);
  const report = useMemo(() => check(scenario), [check, scenario]);
  return <CheckContext value={report}>{children}</CheckContext>;
}

/** The scenario's open and accepted findings, and what it adds up to. */
export function useCheck(): Check {
  const report = useContext(CheckContext);
  if (!report) throw new Error("useCheck stands outside a CheckProvider");
  return report;
}

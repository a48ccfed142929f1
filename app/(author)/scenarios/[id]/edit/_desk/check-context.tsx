"use client";

import { createContext, type ReactNode, useContext, useEffect, useState } from "react";
import { prepareCheck, type ScenarioReport } from "@/lib/domain/scenario/check";
import type { Scenario } from "@/lib/domain/scenario/scenario";
import { type Check, checker } from "./checker";
import { useDocument, useEditor } from "./scenario-editor";

const CheckContext = createContext<((scenario: Scenario) => Check) | null>(null);

interface CheckProviderProps {
  /** What the server found of the scenario as it was opened. */
  readonly opened: ScenarioReport;
  readonly children: ReactNode;
}

/**
 * Hands down how the scenario is checked. Components that use it listen to the editor themselves: with a report in the
 * context React would search the whole desk for readers at each edit.
 */
export function CheckProvider({ opened, children }: CheckProviderProps) {
  const { store } = useEditor();
  const [check] = useState(() => checker({ ...opened, checked: store.getOpenedState().document }));
  usePreparation();
  return <CheckContext value={check}>{children}</CheckContext>;
}

/** The first edit should not wait for what only the first check has to work out. */
function usePreparation(): void {
  const editor = useEditor();
  useEffect(() => inIdleTime(prepareCheck(editor.current())), [editor]);
}

const SLICE_MS = 8;
/** Between slices without `requestIdleCallback`, as in Safari. */
const PAUSE_MS = 100;

/** Takes step after step of a work while the page has nothing better to do; returns how to call it off. */
function inIdleTime(work: Iterator<unknown>): () => void {
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

/**
 * The scenario's open and accepted findings, and what it adds up to; of the state that is drawn with it, so
 * that an edit and what is found of it are painted together.
 */
export function useCheck(): Check {
  const check = useContext(CheckContext);
  if (!check) throw new Error("useCheck stands outside a CheckProvider");
  return useDocument(check);
}

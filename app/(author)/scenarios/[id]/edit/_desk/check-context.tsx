"use client";

import { createContext, type ReactNode, useContext, useEffect, useMemo, useState } from "react";
import { fetchAtRest } from "@/app/_ui/fetch-at-rest";
import type { ScenarioReport } from "@/lib/domain/scenario/check";
import type { Scenario } from "@/lib/domain/scenario/scenario";
import type { Check } from "./checker";
import { useDocument, useEditor } from "./scenario-editor";

type Checking = (scenario: Scenario) => Check;
type Rules = typeof import("./checker");

const CheckContext = createContext<Checking | null>(null);
const AppraisalContext = createContext<Rules["appraise"] | null>(null);

interface CheckProviderProps {
  /** The server's report on the scenario as opened. */
  readonly opened: ScenarioReport;
  readonly children: ReactNode;
}

/**
 * Hands down how the scenario is checked. Components that use it listen to the editor themselves: with a report in the
 * context React would search the whole desk for readers at each edit. The rules' tables it takes are fetched once the
 * page has come to rest, or at the first edit; until then the server's report stands.
 */
export function CheckProvider({ opened, children }: CheckProviderProps) {
  const { store } = useEditor();
  const [first] = useState(() => ({ ...opened, checked: store.getOpenedState().document }));
  const rules = useRules();
  const check = useMemo(() => rules?.checker(first) ?? (() => first), [rules, first]);
  return (
    <AppraisalContext value={rules?.appraise ?? null}>
      <CheckContext value={check}>{children}</CheckContext>
    </AppraisalContext>
  );
}

/** The checker, once it has come; where it cannot be fetched, each further edit asks for it again. */
function useRules(): Rules | null {
  const { store, current } = useEditor();
  const [rules, setRules] = useState<Rules | null>(null);
  useEffect(() => {
    let isOver = false;
    let callOff = () => {};
    const begin = async () => {
      const fetchedRules = await import("./checker").catch(() => null);
      if (fetchedRules === null || isOver) return;
      end();
      setRules(fetchedRules);
      callOff = fetchedRules.prepareInIdleTime(current());
    };
    const end = () => {
      isOver = true;
      stop();
    };
    const stop = store.subscribe(begin);
    fetchAtRest(begin);
    return () => {
      end();
      callOff();
    };
  }, [store, current]);
  return rules;
}

/**
 * Returns the scenario's open and accepted findings and its totals, for the state being rendered, so that an edit and
 * its findings are painted together.
 */
export function useCheck(): Check {
  const check = useContext(CheckContext);
  if (!check) throw new Error("useCheck stands outside a CheckProvider");
  return useDocument(check);
}

/** What appraises a unit by table 21; null until its script has come. */
export function useAppraisal(): Rules["appraise"] | null {
  return useContext(AppraisalContext);
}

"use client";

import {
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useDeferredValue,
  useEffect,
  useMemo,
  useState,
} from "react";
import { fetchAtRest } from "@/app/_ui/fetch-at-rest";
import type { ScenarioReport } from "@/lib/domain/belle-alliance/scenario/check";
import type { Scenario } from "@/lib/domain/belle-alliance/scenario/scenario";
import type { ArrivalTimes, Check } from "./checker";
import { useDocument, useEditor } from "./scenario-editor";

type Checking = (scenario: Scenario) => Check;
type Rules = typeof import("./checker");

const CheckContext = createContext<Checking | null>(null);
const AppraisalContext = createContext<Rules["appraise"] | null>(null);
const MissingContext = createContext<Missing | null>(null);

/** The checker's script did not load; the server's report stands, whatever has been edited since. */
interface Missing {
  readonly isTrying: boolean;
  readonly retry: () => void;
}

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
  const { rules, missing } = useRules();
  const times = useArrivalTimes(rules);
  const checkWith = useMemo(() => rules?.checker(first) ?? (() => first), [rules, first]);
  const check = useCallback((now: Scenario) => checkWith(now, times), [checkWith, times]);
  return (
    <AppraisalContext value={rules?.appraise ?? null}>
      <MissingContext value={missing}>
        <CheckContext value={check}>{children}</CheckContext>
      </MissingContext>
    </AppraisalContext>
  );
}

/** The checker, once it has come; if it does not, each further edit asks for it again. */
function useRules(): { rules: Rules | null; missing: Missing | null } {
  const { store, current } = useEditor();
  const [rules, setRules] = useState<Rules | null>(null);
  const [missing, setMissing] = useState<Missing | null>(null);
  useEffect(() => {
    let isOver = false;
    let callOff = () => {};
    const begin = async () => {
      setMissing((before) => before && { ...before, isTrying: true });
      const fetchedRules = await import("./checker").catch(() => null);
      if (isOver) return;
      if (fetchedRules === null) return setMissing({ isTrying: false, retry: begin });
      end();
      setMissing(null);
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
  return { rules, missing };
}

/** How long nothing must change before arrivals are timed again, in ms. */
const REST_MS = 500;

/** When arrivals can be where, worked out in idle time after each edit; the same object while they stay as they were. */
function useArrivalTimes(rules: Rules | null): ArrivalTimes | null {
  const { store, current } = useEditor();
  const [times, setTimes] = useState<ArrivalTimes | null>(null);
  useEffect(() => {
    if (!rules) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let callOff = () => {};
    const begin = () => {
      callOff = rules.timeArrivalsInIdleTime(current(), setTimes);
    };
    const beginAtRest = () => {
      callOff();
      clearTimeout(timer);
      timer = setTimeout(begin, REST_MS);
    };
    const stop = store.subscribe(beginAtRest);
    beginAtRest();
    return () => {
      stop();
      clearTimeout(timer);
      callOff();
    };
  }, [rules, store, current]);
  return times;
}

/**
 * Returns the scenario's open and accepted findings and its totals. They follow an edit a frame later, so that checking
 * a thousand units does not delay the display of what was edited; `checked` is the state they belong to.
 */
export function useCheck(): Check {
  const check = useContext(CheckContext);
  if (!check) throw new Error("useCheck stands outside a CheckProvider");
  return check(useDeferredValue(useDocument(wholeDocument)));
}

const wholeDocument = (document: Scenario) => document;

/** What appraises a unit by table 21; null until its script has come. */
export function useAppraisal(): Rules["appraise"] | null {
  return useContext(AppraisalContext);
}

/** Whether findings and totals are older than the last edits, because the checker could not be fetched. */
export function useStaleCheck(): Missing | null {
  const { store } = useEditor();
  const isEdited = useCallback((now: Scenario) => now !== store.getOpenedState().document, [store]);
  const missing = useContext(MissingContext);
  return useDocument(isEdited) ? missing : null;
}

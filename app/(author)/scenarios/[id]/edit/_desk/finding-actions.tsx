"use client";

import dynamic from "next/dynamic";
import { createContext, type ReactNode, useCallback, useContext, useMemo, useState } from "react";
import type { ScenarioFinding } from "@/lib/domain/scenario/finding-codes";
import { useCheck } from "./check-context";
import { useDesk } from "./desk-context";
import { findingKey } from "./finding-key";
import { placeOf } from "./place-of";

const AcceptDialog = dynamic(() => import("./accept-dialog").then((module) => module.AcceptDialog));
const SplitDialog = dynamic(() => import("./split-dialog").then((module) => module.SplitDialog));

/** What can be done about findings from anywhere on the desk. */
export interface FindingActions {
  /** The finding F8 stands on. */
  readonly currentKey: string | null;
  /** Goes to the next or previous finding's place. */
  readonly step: (way: 1 | -1) => void;
  readonly show: (finding: ScenarioFinding) => void;
  /** Asks for the reason, then sets the finding aside. */
  readonly accept: (finding: ScenarioFinding) => void;
  /** Asks how many battalions a unit is, then splits it. */
  readonly split: (unitId: string) => void;
}

const FindingActionsContext = createContext<FindingActions | null>(null);

export function useFindingActions(): FindingActions {
  const actions = useContext(FindingActionsContext);
  if (!actions) throw new Error("useFindingActions stands outside its provider");
  return actions;
}

/** Gives the desk's parts what to do about findings, and holds the dialogs that ask for more. */
export function FindingActionsProvider({ children }: { readonly children: ReactNode }) {
  const [accepting, accept] = useState<ScenarioFinding | null>(null);
  const [splitting, split] = useState<string | null>(null);
  const walk = useFindingWalk();
  const actions = useMemo(() => ({ ...walk, accept, split }), [walk]);
  return (
    <FindingActionsContext value={actions}>
      {children}
      {accepting && <AcceptDialog finding={accepting} onClose={() => accept(null)} />}
      {splitting && <SplitDialog unitId={splitting} onClose={() => split(null)} />}
    </FindingActionsContext>
  );
}

function useFindingWalk() {
  const { findings, checked } = useCheck();
  const { goTo } = useDesk();
  const [currentKey, setCurrent] = useState<string | null>(null);
  const show = useCallback(
    (finding: ScenarioFinding) => {
      setCurrent(findingKey(finding));
      goTo(placeOf(checked, finding));
    },
    [checked, goTo],
  );
  const step = useCallback(
    (way: 1 | -1) => {
      const here = findings.findIndex((finding) => findingKey(finding) === currentKey);
      const from = here < 0 && way < 0 ? 0 : here;
      const next = findings[(from + way + findings.length) % findings.length];
      if (next) show(next);
    },
    [findings, currentKey, show],
  );
  return useMemo(() => ({ currentKey, step, show }), [currentKey, step, show]);
}

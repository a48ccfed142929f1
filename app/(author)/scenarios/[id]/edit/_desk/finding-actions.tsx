"use client";

import {
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useRef,
  useState,
} from "react";
import { lazyPart } from "@/app/_ui/lazy-part";
import type { ScenarioFinding } from "@/lib/domain/belle-alliance/scenario/finding-codes";
import { useCheck } from "./check-context";
import { useDesk } from "./desk-context";
import { findingKey } from "./finding-key";
import { placeOf } from "./place-of";
import { useEditor } from "./scenario-editor";

const AcceptFindingDialog = lazyPart(
  async () => (await import("./accept-finding-dialog")).AcceptFindingDialog,
  { place: "over" },
);
const SplitDialog = lazyPart(async () => (await import("./split-dialog")).SplitDialog, {
  place: "over",
});

/** Actions on findings, available anywhere on the desk. The object stays the same. */
interface FindingActions {
  /** Goes to the place of the next or previous finding. */
  readonly step: (way: 1 | -1) => void;
  readonly show: (finding: ScenarioFinding) => void;
  /** Asks for the reason, then sets the finding aside. */
  readonly accept: (finding: ScenarioFinding) => void;
  /** Asks how many battalions some units are, then splits them. */
  readonly split: (unitIds: readonly string[]) => void;
}

const FindingActionsContext = createContext<FindingActions | null>(null);
const CurrentFindingContext = createContext<string | null>(null);

export function useFindingActions(): FindingActions {
  const actions = useContext(FindingActionsContext);
  if (!actions) throw new Error("useFindingActions stands outside its provider");
  return actions;
}

/** The key of the finding that F8 last moved to. */
export function useCurrentFinding(): string | null {
  return useContext(CurrentFindingContext);
}

/** Provides the actions on findings and renders the dialogs that they open. */
export function FindingActionsProvider({ children }: { readonly children: ReactNode }) {
  const [accepting, accept] = useState<ScenarioFinding | null>(null);
  const [splitting, split] = useState<readonly string[] | null>(null);
  const { currentKey, step, show } = useFindingWalk();
  const actions = useMemo(() => ({ step, show, accept, split }), [step, show]);
  return (
    <FindingActionsContext value={actions}>
      <CurrentFindingContext value={currentKey}>{children}</CurrentFindingContext>
      {accepting && <AcceptFindingDialog finding={accepting} onClose={() => accept(null)} />}
      {splitting && <SplitDialog unitIds={splitting} onClose={() => split(null)} />}
    </FindingActionsContext>
  );
}

function useFindingWalk() {
  const editor = useEditor();
  const { findings } = useCheck();
  const { goTo } = useDesk();
  const [currentKey, setCurrent] = useState<string | null>(null);
  const latest = useRef({ findings, currentKey });
  useEffect(() => {
    latest.current = { findings, currentKey };
  });
  const show = useCallback(
    (finding: ScenarioFinding) => {
      setCurrent(findingKey(finding));
      goTo(placeOf(editor.current(), finding));
    },
    [editor, goTo],
  );
  const step = useCallback(
    (way: 1 | -1) => {
      const { findings: all, currentKey: key } = latest.current;
      const here = all.findIndex((finding) => findingKey(finding) === key);
      const from = here < 0 && way < 0 ? 0 : here;
      const next = all[(from + way + all.length) % all.length];
      if (next) show(next);
    },
    [show],
  );
  return { currentKey, step, show };
}

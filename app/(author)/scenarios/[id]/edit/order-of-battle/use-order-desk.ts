"use client";

import { useTranslations } from "next-intl";
import { useCallback, useDeferredValue, useMemo, useState } from "react";
import { onceThere } from "@/app/_ui/once-there";
import { isSeveral, onlyRow, type TreeSelection, theseRows } from "@/app/_ui/tree-selection";
import type { Scenario } from "@/lib/domain/belle-alliance/scenario/scenario";
import type { Unit } from "@/lib/domain/belle-alliance/scenario/unit";
import { unitsUnder } from "@/lib/domain/belle-alliance/scenario/visible-tree";
import { walkFormations } from "@/lib/domain/belle-alliance/scenario/walk";
import type { Severity } from "@/lib/domain/document/severity";
import { subjectAt } from "@/lib/domain/document/subject-at";
import { useCheck } from "../_desk/check-context";
import type { Check } from "../_desk/checker";
import { useRemembered } from "../_desk/desk-context";
import { placesOf } from "../_desk/place-of";
import { type ScenarioEditor, useDocument, useEditor } from "../_desk/scenario-editor";
import { focusFieldSpot } from "./_inspector/field-spot";
import type { OrderRow } from "./_tree/order-row";
import { rowMaker } from "./_tree/order-rows";
import { treeFilter } from "./_tree/tree-filter";
import { useTraitWords } from "./_tree/unit-traits";

/** Actions on several selected rows that ask for details first. */
type ManyQuestion = "move" | "split" | "merge";

/**
 * The state shared by the parts of the order of battle: the visible rows, the selection, the filter and the row being
 * renamed.
 */
export interface OrderDesk {
  readonly editor: ScenarioEditor;
  readonly rows: readonly OrderRow[];
  /** The selected row; of several, the focused one if it is among them. */
  readonly selectedId: string | null;
  readonly select: (id: string | null) => void;
  readonly selection: TreeSelection;
  readonly setSelection: (selection: TreeSelection) => void;
  /** Whether clicks add rows to the selection or remove them. */
  readonly isTicking: boolean;
  readonly setTicking: (isTicking: boolean) => void;
  readonly asking: ManyQuestion | null;
  readonly ask: (question: ManyQuestion | null) => void;
  readonly toggle: (id: string) => void;
  /** Expands every formation, or collapses all if all are expanded. */
  readonly toggleAll: () => void;
  readonly isAllOpen: boolean;
  /** Expands everything above an item, selects it and focuses its row or one of its fields. */
  readonly reveal: (id: string, field?: string | null) => void;
  /** The same for several items, one of which receives the focus. */
  readonly revealAll: (ids: readonly string[], focused: string, field?: string | null) => void;
  readonly query: string;
  readonly setQuery: (query: string) => void;
  readonly sideId: string | null;
  readonly setSide: (sideId: string | null) => void;
  readonly renaming: string | null;
  readonly rename: (id: string | null) => void;
}

const whole = (scenario: Scenario) => scenario;

export function useOrderDesk(): OrderDesk {
  const editor = useEditor();
  const scenario = useDocument(whole);
  const [selection, setSelection] = useRemembered("order.selection", () => onlyRow(null));
  const [isTicking, setTicking] = useState(false);
  const [asking, ask] = useState<ManyQuestion | null>(null);
  const [shut, setShut] = useRemembered<ReadonlySet<string>>("order.shut", () =>
    shutAtFirst(scenario),
  );
  const [query, filter] = useRemembered("order.query", () => "");
  const [sideId, showSide] = useRemembered<string | null>("order.side", () => null);
  const [renaming, rename] = useState<string | null>(null);
  const rows = useRows({ scenario, shut, query, sideId, renaming });
  const toggle = useCallback((id: string) => setShut((before) => toggled(before, id)), [setShut]);
  const toggleAll = useCallback(
    () => setShut((before) => (before.size > 0 ? new Set() : formationIds(editor.current()))),
    [editor, setShut],
  );
  const select = useCallback((id: string | null) => setSelection(onlyRow(id)), [setSelection]);
  const revealAll = useCallback(
    (ids: readonly string[], focused: string, field?: string | null) => {
      const scenario = editor.current();
      setShut((before) => without(before, idsAbove(scenario, new Set(ids))));
      filter("");
      showSide(null);
      setSelection(theseRows(ids, focused));
      focusRow(focused, field);
    },
    [editor, filter, setSelection, setShut, showSide],
  );
  const reveal = useCallback(
    (id: string, field?: string | null) => revealAll([id], id, field),
    [revealAll],
  );
  // Rows that are filtered out do not stay in a multiple selection.
  const { setQuery, setSide } = useMemo(() => {
    const toOne = () =>
      setSelection((before) => (isSeveral(before) ? onlyRow(before.focused) : before));
    return {
      setQuery: (next: string) => {
        filter(next);
        toOne();
      },
      setSide: (next: string | null) => {
        showSide(next);
        toOne();
      },
    };
  }, [filter, setSelection, showSide]);
  return {
    editor,
    rows,
    selectedId: soleOf(selection),
    select,
    selection,
    setSelection,
    isTicking,
    setTicking,
    asking,
    ask,
    toggle,
    toggleAll,
    isAllOpen: shut.size === 0,
    reveal,
    revealAll,
    query,
    setQuery,
    sideId,
    setSide,
    renaming,
    rename,
  };
}

interface Shown {
  readonly scenario: Scenario;
  readonly shut: ReadonlySet<string>;
  readonly query: string;
  readonly sideId: string | null;
  readonly renaming: string | null;
}

function useRows({ scenario, shut, query, sideId, renaming }: Shown): readonly OrderRow[] {
  const wordsOf = useUnitWords();
  const check = useCheck();
  const [make] = useState(rowMaker);
  const asked = useDeferredValue(query);
  const findings = useMemo(() => gravestById(check), [check]);
  const { sides } = scenario;
  const filter = useMemo(() => treeFilter(asked, sides, wordsOf), [asked, sides, wordsOf]);
  const isThere = sides.some(({ id }) => id === sideId);
  return make({ scenario, shut, sideId: isThere ? sideId : null, filter, renaming, findings });
}

const GRAVEST_LAST: readonly Severity[] = ["note", "warning", "error"];

/** The most serious open finding on each item of a scenario, keyed by its id. */
function gravestById({
  findings,
  checked,
}: Pick<Check, "findings" | "checked">): ReadonlyMap<string, Severity> {
  const gravest = new Map<string, Severity>();
  for (const severity of GRAVEST_LAST) {
    for (const finding of findings) {
      if (finding.severity !== severity) continue;
      for (const path of placesOf(finding)) {
        const id = subjectAt(checked, path);
        if (id) gravest.set(id, severity);
      }
    }
  }
  return gravest;
}

/** Words by which a unit can be found. */
function useUnitWords(): (unit: Unit) => string {
  const t = useTranslations("belleAlliance");
  const traits = useTraitWords();
  return useCallback(
    (unit) => {
      const { arm, type, nation } = unit;
      return `${t(`arm.${arm}`)} ${t(`type.${type ?? "open"}`)} ${t(`nation.${nation}`)} ${traits(unit)}`;
    },
    [t, traits],
  );
}

/** An order of battle with more units than this opens with its lowest formations collapsed. */
const UNITS_AT_A_GLANCE = 120;

function shutAtFirst(scenario: Scenario): ReadonlySet<string> {
  const formations = [...walkFormations(scenario)].map(({ formation }) => formation);
  if (unitsUnder(scenario.sides.flatMap((side) => side.formations)).length <= UNITS_AT_A_GLANCE) {
    return new Set();
  }
  return new Set(formations.filter((each) => each.formations.length === 0).map(({ id }) => id));
}

function formationIds(scenario: Scenario): ReadonlySet<string> {
  return new Set([...walkFormations(scenario)].map(({ formation }) => formation.id));
}

/** The selected row, or the one that stands for several. */
function soleOf({ focused, keys }: TreeSelection): string | null {
  if (focused !== null && keys.has(focused)) return focused;
  return keys.values().next().value ?? null;
}

function toggled(ids: ReadonlySet<string>, id: string): ReadonlySet<string> {
  const next = new Set(ids);
  if (!next.delete(id)) next.add(id);
  return next;
}

function without(ids: ReadonlySet<string>, gone: ReadonlySet<string>): ReadonlySet<string> {
  const left = [...ids].filter((id) => !gone.has(id));
  return left.length === ids.size ? ids : new Set(left);
}

/** The sides and formations that must be expanded for some items to be visible. */
function idsAbove(scenario: Scenario, ids: ReadonlySet<string>): ReadonlySet<string> {
  const above = new Set<string>();
  for (const { side, formation, parents } of walkFormations(scenario)) {
    const holds = formation.units.some((unit) => ids.has(unit.id));
    if (!holds && !ids.has(formation.id)) continue;
    for (const { id } of [side, ...parents, ...(holds ? [formation] : [])]) above.add(id);
  }
  return above;
}

/**
 * Focuses a row once it is rendered: the row itself, its name while it is being edited, or a field of its inspector.
 */
export function focusRow(id: string, field?: string | null): void {
  requestAnimationFrame(() =>
    requestAnimationFrame(() => {
      const row = document.querySelector<HTMLElement>(`tr[data-key="${CSS.escape(id)}"]`);
      const renamer = row?.querySelector<HTMLElement>("input.inlinename");
      row?.scrollIntoView({ block: "nearest" });
      if (field && focusFieldSpot(field)) return;
      (renamer ?? row)?.focus();
      if (field) onceThere(() => focusFieldSpot(field));
    }),
  );
}

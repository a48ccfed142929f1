"use client";

import { useEffect } from "react";
import { CATALOGUE_SEARCH } from "./catalogue-keys";
import { useChosen } from "./choice";

const COLUMNS = ".army > .acol";
const FINDINGS = ".acol.list .inline-finding";
const WAYS_IN = `#${CATALOGUE_SEARCH}, [data-list-item][aria-current], [data-list-item], input, button`;

/** The slash leads to the search of the catalogue, F6 from column to column, F8 from finding to finding. */
export function useBuilderKeys(): void {
  const { show } = useChosen();
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const act = actOf(event, () => show("catalogue"));
      if (act === null || event.defaultPrevented) return;
      event.preventDefault();
      act();
    };
    addEventListener("keydown", onKeyDown);
    return () => removeEventListener("keydown", onKeyDown);
  }, [show]);
}

function actOf({ key, shiftKey, target }: KeyboardEvent, show: () => void): (() => void) | null {
  if (isInWindow(target)) return null;
  const way = shiftKey ? -1 : 1;
  if (key === "F6") return () => focusColumn(way);
  if (key === "F8") return () => focusFinding(way);
  if (key !== "/" || isWriting(target)) return null;
  return () => {
    show();
    requestAnimationFrame(() => {
      const search = document.getElementById(CATALOGUE_SEARCH) as HTMLInputElement | null;
      search?.focus();
      search?.select();
    });
  };
}

function focusColumn(way: 1 | -1): void {
  const columns = shown(COLUMNS);
  const here = columns.findIndex((column) => column.contains(document.activeElement));
  const from = here < 0 && way < 0 ? 0 : here;
  const goal = columns[(from + way + columns.length) % columns.length];
  if (goal !== undefined) wayInto(goal)?.focus();
}

/** The search, the row that is chosen, or the first control. */
function wayInto(column: HTMLElement): HTMLElement | null {
  for (const way of WAYS_IN.split(", ")) {
    const all = [...column.querySelectorAll<HTMLElement>(way)];
    const found = all.find((each) => each.checkVisibility());
    if (found !== undefined) return found;
  }
  return null;
}

/** The next finding in the order of the list, round its end; it is read, and Tab goes on to what mends it. */
function focusFinding(way: 1 | -1): void {
  const findings = shown(FINDINGS);
  const { activeElement } = document;
  const here = findings.findIndex((finding) => finding.contains(activeElement));
  const from = here < 0 && way < 0 ? 0 : here;
  const goal = findings[(from + way + findings.length) % findings.length];
  if (goal === undefined) return;
  goal.tabIndex = -1;
  goal.focus();
}

function shown(selector: string): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>(selector)].filter((element) =>
    element.checkVisibility(),
  );
}

function isWriting(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.closest("input, textarea, select") !== null;
}

function isInWindow(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement && target.closest("[role=dialog], [role=alertdialog]") !== null
  );
}

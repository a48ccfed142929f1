"use client";

import { useEffect } from "react";
import { isInWindow, isWriting } from "@/app/_ui/key-target";
import { CATALOGUE_SEARCH } from "./catalogue/catalogue-keys";
import { useChosen } from "./choice";

const COLUMNS = "[data-column]";
const FINDINGS = '[data-column="list"] [data-finding]';
/** Where the focus enters a column: the search, the selected row, otherwise any row, field or button. */
const WAYS_IN = [
  `#${CATALOGUE_SEARCH}`,
  "[data-list-item][aria-current]",
  "[data-list-item]",
  "input",
  "button",
];
/** Forwards, or backwards with Shift. */
type Way = 1 | -1;

/** Slash moves to the search of the catalogue, F6 between columns, F8 between findings. */
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
  const way: Way = shiftKey ? -1 : 1;
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

function focusColumn(way: Way): void {
  const column = besideFocus(shown(document, COLUMNS), way);
  if (column === undefined) return;
  const controls = WAYS_IN.flatMap((selector) => shown(column, selector));
  controls[0]?.focus();
}

/**
 * Focuses the next finding in list order, wrapping around; a screen reader announces it, and Tab moves on to its
 * remedy.
 */
function focusFinding(way: Way): void {
  const finding = besideFocus(shown(document, FINDINGS), way);
  if (finding === undefined) return;
  finding.tabIndex = -1;
  finding.focus();
}

/** The element after the focused one, or before it, wrapping around; the first or the last if none has the focus. */
function besideFocus(all: readonly HTMLElement[], way: Way): HTMLElement | undefined {
  const here = all.findIndex((each) => each.contains(document.activeElement));
  const from = here < 0 && way < 0 ? 0 : here;
  return all[(from + way + all.length) % all.length];
}

function shown(within: ParentNode, selector: string): HTMLElement[] {
  const all = [...within.querySelectorAll<HTMLElement>(selector)];
  return all.filter((element) => element.checkVisibility());
}

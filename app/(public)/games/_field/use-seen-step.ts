"use client";

import { useEffect, useRef, useState } from "react";

/**
 * The step up to which the reader has seen the field: where the page was last put away on this device, or his own
 * newest step, whichever came later. Null until that is known.
 */
export function useSeenStep({
  gameId,
  step,
  ownStep,
}: {
  readonly gameId: string;
  readonly step: number;
  /** The newest step the reader made himself; 0: none. */
  readonly ownStep: number;
}): number | null {
  const key = `grundlag.field-seen.${gameId}`;
  const [seen, setSeen] = useState<number | null>(null);
  const newest = useRef(step);
  newest.current = step;
  useEffect(() => {
    const recall = () => setSeen(stepKept(key) ?? newest.current);
    const change = () => {
      if (document.visibilityState === "visible") recall();
      else keepStep(key, newest.current);
    };
    const leave = () => keepStep(key, newest.current);
    recall();
    document.addEventListener("visibilitychange", change);
    window.addEventListener("pagehide", leave);
    return () => {
      leave();
      document.removeEventListener("visibilitychange", change);
      window.removeEventListener("pagehide", leave);
    };
  }, [key]);
  return seen === null ? null : Math.max(seen, ownStep);
}

function stepKept(key: string): number | null {
  try {
    const kept = Number(localStorage.getItem(key));
    return kept > 0 ? kept : null;
  } catch {
    return null;
  }
}

/** Where the browser keeps nothing, only what comes while the page is open is marked. */
function keepStep(key: string, step: number): void {
  try {
    localStorage.setItem(key, String(step));
  } catch {}
}

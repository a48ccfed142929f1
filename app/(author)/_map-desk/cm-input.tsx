"use client";

import { type KeyboardEvent, useState } from "react";
import { LIMITS } from "@/lib/domain/document/limits";
import { useFieldRun } from "./field-run";

interface CmInputProps {
  readonly label: string;
  readonly value: number;
  /** Receives the number, and a name for the edits since the field was entered. */
  readonly onCommit: (cm: number, run: string) => void;
}

const STEP_CM = 0.5;
/** The limits of coordinates in a document. */
export const WITHIN_CM = { minValue: LIMITS.leastCm, maxValue: LIMITS.mostCm } as const;

/** A number of cm in a table cell: typed with a point or comma, stepped with the arrow keys. */
export function CmInput({ label, value, onCommit }: CmInputProps) {
  const [draft, setDraft] = useState<string | null>(null);
  const run = useFieldRun();
  const commit = (text: string | null) => {
    const cm = text === null ? Number.NaN : Number(text.replace(",", ".").trim() || "x");
    if (isWithin(cm) && cm !== value) onCommit(cm, run.name());
    setDraft(null);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowUp: STEP_CM, ArrowDown: -STEP_CM }[event.key];
    if (event.key === "Enter") commit(draft);
    if (event.key === "Escape") setDraft(null);
    if (step === undefined) return;
    event.preventDefault();
    const stepped = Math.round((value + step * (event.shiftKey ? 10 : 1)) * 100) / 100;
    if (isWithin(stepped)) onCommit(stepped, run.name());
    setDraft(null);
  };
  return (
    <input
      type="text"
      className="min-h-5.5 w-15.5 rounded-sm border border-transparent px-1 text-end tabular-nums hover:border-edge hover:bg-sheet focus:border-edge focus:bg-sheet touch:min-h-11"
      inputMode="decimal"
      aria-label={label}
      value={draft ?? String(value)}
      data-uncommitted={draft === null ? undefined : ""}
      onFocus={run.begin}
      onChange={(event) => setDraft(event.target.value)}
      onBlur={() => commit(draft)}
      onKeyDown={onKeyDown}
    />
  );
}

function isWithin(cm: number): boolean {
  return Number.isFinite(cm) && cm >= WITHIN_CM.minValue && cm <= WITHIN_CM.maxValue;
}

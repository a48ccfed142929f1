"use client";

import { useEffect, useRef, useState } from "react";
import { TextField, type TextFieldProps } from "./text-field";

const PAUSE_MS = 900;

interface DraftTextFieldProps extends Omit<TextFieldProps, "value" | "defaultValue" | "onChange"> {
  readonly value: string;
  /** Called with the text on blur or after a pause in typing, if it changed. */
  readonly onCommit: (text: string) => void;
}

/**
 * A text field of an edited document. It commits the text on blur or after a pause, so that an undo step covers a whole
 * thought; until then the field's own undo applies.
 */
export function DraftTextField({ value, onCommit, ...props }: DraftTextFieldProps) {
  const [draft, setDraft] = useState<string | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const commit = useRef<() => void>(() => undefined);
  useEffect(() => {
    commit.current = () => {
      clearTimeout(timer.current);
      if (draft !== null && draft !== value) onCommit(draft);
    };
  });
  // A value changed from outside, for example by undo, replaces the committed draft.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a change of the value counts
  useEffect(() => setDraft(null), [value]);
  useEffect(() => () => commit.current(), []);
  return (
    <TextField
      {...props}
      {...(draft !== null && draft !== value ? { "data-uncommitted": "" } : {})}
      value={draft ?? value}
      onChange={(text) => {
        setDraft(text);
        clearTimeout(timer.current);
        timer.current = setTimeout(() => commit.current(), PAUSE_MS);
      }}
      onBlur={(event) => {
        commit.current();
        setDraft(null);
        props.onBlur?.(event);
      }}
    />
  );
}

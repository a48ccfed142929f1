"use client";

import { useEffect, useState } from "react";
import { TextField, type TextFieldProps } from "@/app/_ui/text-field";

export interface SettledFieldProps
  extends Omit<TextFieldProps, "value" | "defaultValue" | "onChange"> {
  readonly value: string;
  /** Called on leaving the field or on Enter; not earlier, for half a time of day is a time, too. */
  readonly onSettle: (text: string) => void;
}

/** A field whose text means something only when it is whole. */
export function SettledField({ value, onSettle, ...props }: SettledFieldProps) {
  const [draft, setDraft] = useState<string | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a change of the value counts
  useEffect(() => setDraft(null), [value]);
  const settle = () => {
    if (draft !== null && draft !== value) onSettle(draft);
    setDraft(null);
  };
  return (
    <TextField
      {...props}
      {...(draft !== null && draft !== value ? { "data-uncommitted": "" } : {})}
      value={draft ?? value}
      onChange={setDraft}
      onBlur={settle}
      onKeyDown={(event) => {
        if (event.key === "Enter") settle();
      }}
    />
  );
}

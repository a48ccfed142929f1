"use client";

import { useId } from "react";
import { selectLook } from "@/app/_ui/field-look";

interface ChoiceProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly children: readonly { readonly value: string; readonly label: string }[];
}

/** A labelled native select. */
export function Choice({ label, value, onChange, children }: ChoiceProps) {
  const id = useId();
  return (
    <div>
      <label htmlFor={id} className="block text-xs text-ink-2">
        {label}
      </label>
      <select
        id={id}
        className={selectLook()}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      >
        {children.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.label}
          </option>
        ))}
      </select>
    </div>
  );
}

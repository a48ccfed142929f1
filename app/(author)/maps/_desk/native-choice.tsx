"use client";

import { fieldLook, selectLook } from "@/app/_ui/field-look";

interface NativeChoiceProps<Value extends string> {
  readonly label: string;
  /** Hides the label visually; screen readers still announce it. */
  readonly labelHidden?: boolean;
  readonly value: Value;
  readonly choices: readonly { readonly value: Value; readonly label: string }[];
  readonly onChange: (value: Value) => void;
  readonly className?: string;
}

/** A dropdown list, using the browser's own control. */
export function NativeChoice<Value extends string>(props: NativeChoiceProps<Value>) {
  const { label, labelHidden, value, choices, onChange, className } = props;
  const look = fieldLook();
  return (
    <label className={look.field({ className })}>
      <span className={labelHidden ? "sr-only" : look.label()}>{label}</span>
      <select
        className={selectLook()}
        value={value}
        onChange={(event) => onChange(event.target.value as Value)}
      >
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.label}
          </option>
        ))}
      </select>
    </label>
  );
}

"use client";

import { type ReactNode, useEffect, useId, useRef, useState } from "react";
import { fieldLook, inputLook } from "./field-look";

/**
 * The latest day, so that the year takes four digits and the focus moves on; otherwise Chromium waits for six and takes
 * the digits of the hour.
 */
const LATEST = { date: "9999-12-31", "datetime-local": "9999-12-31T23:59" } as const;

export interface DayFieldProps {
  readonly label: ReactNode;
  readonly value: string;
  /** Called with each complete day, and with an empty text as soon as a part is missing. */
  readonly onChange?: (day: string) => void;
  /** Called on blur and on Enter. */
  readonly onCommit?: (day: HTMLInputElement) => void;
  readonly type?: "date" | "datetime-local";
  readonly name?: string;
  readonly hint?: ReactNode;
  /** What is wrong with it, and what would be right. */
  readonly error?: string | undefined;
  readonly isRequired?: boolean;
  readonly isDisabled?: boolean;
  /** Whether the value is not yet committed, so that undo is the field's own. */
  readonly isUncommitted?: boolean;
}

/**
 * A field for a day, with or without a time, using the browser's native control. React writes a controlled value back
 * as an attribute, whereupon Firefox clears all parts as soon as one is empty; so the field is uncontrolled between
 * changes from outside.
 */
export function DayField(props: DayFieldProps) {
  const { label, value, onChange, onCommit, type = "date", name, hint, error } = props;
  const looks = fieldLook();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const before = useRef(value);
  const [first] = useState(value);
  useEffect(() => {
    const field = input.current;
    if (field && value !== before.current && field.value !== value) field.value = value;
    before.current = value;
  }, [value]);
  const about = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(" ");
  return (
    <div className={looks.field()}>
      <label htmlFor={id} className={looks.label()}>
        {label}
      </label>
      <input
        ref={input}
        id={id}
        className={inputLook()}
        type={type}
        name={name}
        max={LATEST[type]}
        defaultValue={first}
        required={props.isRequired}
        disabled={props.isDisabled}
        data-uncommitted={props.isUncommitted ? "" : undefined}
        aria-invalid={error ? true : undefined}
        aria-describedby={about || undefined}
        onChange={({ target }) => onChange?.(target.value)}
        onBlur={({ target }) => onCommit?.(target)}
        onKeyDown={(event) => {
          if (event.key === "Enter") onCommit?.(event.currentTarget);
        }}
      />
      {hint && (
        <span id={`${id}-hint`} className={looks.hint()}>
          {hint}
        </span>
      )}
      {error && (
        <span id={`${id}-error`} className={looks.fault()}>
          {error}
        </span>
      )}
    </div>
  );
}

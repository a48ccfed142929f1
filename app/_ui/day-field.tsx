"use client";

import { type ReactNode, useEffect, useId, useRef, useState } from "react";
import { fieldLook, inputLook } from "./field-look";

/** The year's part takes four digits and hands on; with no latest day Chromium waits for six and takes the hour's for them. */
const LATEST = { date: "9999-12-31", "datetime-local": "9999-12-31T23:59" } as const;

export interface DayFieldProps {
  readonly label: ReactNode;
  readonly value: string;
  /** Called with each whole day, and with nothing as soon as a part of it is missing. */
  readonly onChange?: (day: string) => void;
  /** Called on leaving the field and on Enter. */
  readonly onSettle?: (day: HTMLInputElement) => void;
  readonly type?: "date" | "datetime-local";
  readonly name?: string;
  readonly hint?: ReactNode;
  /** What is wrong with it, and what would be right. */
  readonly error?: string | undefined;
  readonly isRequired?: boolean;
  readonly isDisabled?: boolean;
  /** Holds a value not yet accepted, so that an undo is the field's own. */
  readonly isUncommitted?: boolean;
}

/**
 * A field for a day, with or without a time, in the browser's own parts. React writes a controlled field's value back
 * as an attribute, for which Firefox empties every part as soon as one is; so this one goes its own way between
 * changes from outside.
 */
export function DayField(props: DayFieldProps) {
  const { label, value, onChange, onSettle, type = "date", name, hint, error } = props;
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
        onBlur={({ target }) => onSettle?.(target)}
        onKeyDown={(event) => {
          if (event.key === "Enter") onSettle?.(event.currentTarget);
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

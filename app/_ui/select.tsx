"use client";

import { ChevronDown } from "lucide-react";
import type { ReactNode } from "react";
import { Button } from "react-aria-components/Button";
import { FieldError } from "react-aria-components/FieldError";
import { Label } from "react-aria-components/Label";
import { ListBox, ListBoxItem } from "react-aria-components/ListBox";
import { Popover } from "react-aria-components/Popover";
import { Select as AriaSelect, SelectValue } from "react-aria-components/Select";
import { Text } from "react-aria-components/Text";
import { classNames } from "./class-names";

/** One of the values to choose from; `offBecause` says why it cannot be chosen now. */
export interface Choice<V extends string> {
  readonly value: V;
  readonly label: string;
  readonly detail?: string;
  readonly offBecause?: string;
}

export interface SelectProps<V extends string> {
  readonly label: string;
  readonly choices: readonly Choice<V>[];
  /** `null`: nothing chosen yet. */
  readonly value: V | null;
  readonly onChange: (value: V) => void;
  readonly placeholder?: string;
  readonly hint?: ReactNode;
  readonly error?: string | undefined;
  readonly isDisabled?: boolean;
  /** Hides the label from sight; it is still read aloud. */
  readonly labelHidden?: boolean;
  readonly className?: string;
}

/** One of many, chosen from a list that opens. */
export function Select<V extends string>(props: SelectProps<V>) {
  const { label, choices, value, onChange, placeholder, hint, error, labelHidden } = props;
  return (
    <AriaSelect
      value={value}
      onChange={(key) => key !== null && onChange(key as V)}
      placeholder={placeholder}
      {...(error ? { isInvalid: true } : {})}
      isDisabled={props.isDisabled ?? false}
      className={classNames("field", props.className)}
    >
      <Label className={labelHidden ? "sr" : "label"}>{label}</Label>
      <Button className="input select-button">
        <SelectValue />
        <ChevronDown className="ic" aria-hidden />
      </Button>
      {hint && (
        <Text slot="description" className="hint">
          {hint}
        </Text>
      )}
      <FieldError className="field-error">{error}</FieldError>
      <Popover className="popover" offset={4}>
        <ListBox className="listbox" items={choices}>
          {(choice) => <Option choice={choice} />}
        </ListBox>
      </Popover>
    </AriaSelect>
  );
}

/** A row of a list of choices. */
export function Option<V extends string>({ choice }: { readonly choice: Choice<V> }) {
  const detail = choice.offBecause ?? choice.detail;
  return (
    <ListBoxItem
      id={choice.value}
      textValue={choice.label}
      isDisabled={Boolean(choice.offBecause)}
      className="option"
    >
      <Text slot="label">{choice.label}</Text>
      {detail && (
        <Text slot="description" className="end">
          {detail}
        </Text>
      )}
    </ListBoxItem>
  );
}

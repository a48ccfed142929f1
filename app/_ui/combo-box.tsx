"use client";

import { ChevronDown } from "lucide-react";
import type { ReactNode } from "react";
import { Button } from "react-aria-components/Button";
import { ComboBox as AriaComboBox } from "react-aria-components/ComboBox";
import { FieldError } from "react-aria-components/FieldError";
import { Group } from "react-aria-components/Group";
import { Input } from "react-aria-components/Input";
import { Label } from "react-aria-components/Label";
import { ListBox } from "react-aria-components/ListBox";
import { Popover } from "react-aria-components/Popover";
import { Text } from "react-aria-components/Text";
import { classNames } from "./class-names";
import { Option } from "./option";
import type { Choice } from "./select";

export interface ComboBoxProps<V extends string> {
  readonly label: string;
  readonly choices: readonly Choice<V>[];
  readonly value: V | null;
  readonly onChange: (value: V | null) => void;
  readonly placeholder?: string;
  readonly hint?: ReactNode;
  readonly error?: string | undefined;
  readonly className?: string;
}

/** One of many, found by typing part of its name. */
export function ComboBox<V extends string>(props: ComboBoxProps<V>) {
  const { label, choices, value, onChange, placeholder, hint, error, className } = props;
  return (
    <AriaComboBox
      defaultItems={choices}
      selectedKey={value}
      onSelectionChange={(key) => onChange(key as V | null)}
      menuTrigger="focus"
      {...(error ? { isInvalid: true } : {})}
      className={classNames("field", className)}
    >
      <Label>{label}</Label>
      <Group className="combo">
        <Input className="input" placeholder={placeholder} />
        <Button>
          <ChevronDown className="ic" aria-hidden />
        </Button>
      </Group>
      {hint && (
        <Text slot="description" className="hint">
          {hint}
        </Text>
      )}
      <FieldError className="field-error">{error}</FieldError>
      <Popover className="popover" offset={4}>
        <ListBox className="listbox">{(choice: Choice<V>) => <Option choice={choice} />}</ListBox>
      </Popover>
    </AriaComboBox>
  );
}

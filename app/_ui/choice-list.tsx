"use client";

import type { RefObject } from "react";
import { ListBox } from "react-aria-components/ListBox";
import { Popover } from "react-aria-components/Popover";
import { Option } from "./option";
import type { Choice } from "./select";

// Choosing what is chosen already shuts the list, too.
const EVERY_CHOICE = { allowDuplicateSelectionEvents: true };

export interface ChoiceListProps {
  readonly choices: readonly Choice<string>[];
  readonly value: string | null;
  readonly onChoose: (value: string) => void;
  /** What it is called: the words beside its button are out of reach of readers while it is open. */
  readonly label: string;
  /** The button it opens from. */
  readonly trigger: RefObject<HTMLElement | null>;
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
}

/** The list that a select opens. */
export default function ChoiceList(props: ChoiceListProps) {
  const { choices, value, onChoose, label, trigger, isOpen, onOpenChange } = props;
  return (
    <Popover
      className="popover"
      offset={4}
      placement="bottom start"
      aria-label={label}
      triggerRef={trigger}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
    >
      <ListBox
        {...EVERY_CHOICE}
        aria-label={label}
        className="listbox"
        autoFocus={value === null ? "first" : true}
        disallowEmptySelection
        shouldFocusOnHover
        selectionMode="single"
        selectedKeys={value === null ? [] : [value]}
        onSelectionChange={(keys) => {
          onOpenChange(false);
          for (const key of keys) onChoose(String(key));
        }}
      >
        {choices.map((choice) => (
          <Option key={choice.value} choice={choice} />
        ))}
      </ListBox>
    </Popover>
  );
}

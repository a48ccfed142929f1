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
  /** The id of its words. */
  readonly labelledBy: string;
  /** The button it opens from. */
  readonly trigger: RefObject<HTMLElement | null>;
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
}

/** The list that a select opens. */
export default function ChoiceList(props: ChoiceListProps) {
  const { choices, value, onChoose, labelledBy, trigger, isOpen, onOpenChange } = props;
  return (
    <Popover
      className="popover"
      offset={4}
      placement="bottom start"
      aria-labelledby={labelledBy}
      triggerRef={trigger}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
    >
      <ListBox
        {...EVERY_CHOICE}
        aria-labelledby={labelledBy}
        className="listbox"
        autoFocus
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

"use client";

import { ListBox, ListBoxItem } from "react-aria-components/ListBox";
import { Text } from "react-aria-components/Text";
import { listLook } from "./list-look";
import { ListPopover, type ListPopoverProps } from "./list-popover";

/** An option; `offBecause` says why it cannot be chosen now. */
export interface Choice<V extends string> {
  readonly value: V;
  readonly label: string;
  readonly detail?: string;
  /** Distinguishes it from another option with the same label, on a separate line. */
  readonly below?: string;
  readonly offBecause?: string;
}

// Choosing the current option also closes the list.
const EVERY_CHOICE = { allowDuplicateSelectionEvents: true };

const LOOKS = listLook();

interface ChoiceListProps extends ListPopoverProps {
  readonly choices: readonly Choice<string>[];
  readonly value: string | null;
  readonly onChoose: (value: string) => void;
}

/** The list opened by a select. */
export default function ChoiceList(props: ChoiceListProps) {
  const { choices, value, onChoose, ...popover } = props;
  return (
    <ListPopover {...popover}>
      <ListBox
        {...EVERY_CHOICE}
        aria-label={popover.label}
        className={LOOKS.list()}
        autoFocus={value === null ? "first" : true}
        disallowEmptySelection
        shouldFocusOnHover
        selectionMode="single"
        selectedKeys={value === null ? [] : [value]}
        onSelectionChange={(keys) => {
          popover.onOpenChange(false);
          for (const key of keys) onChoose(String(key));
        }}
      >
        {choices.map((choice) => (
          <Option key={choice.value} choice={choice} />
        ))}
      </ListBox>
    </ListPopover>
  );
}

/** A row of the list. */
function Option<V extends string>({ choice }: { readonly choice: Choice<V> }) {
  const detail = choice.offBecause ?? choice.detail;
  return (
    <ListBoxItem
      id={choice.value}
      textValue={choice.label}
      isDisabled={Boolean(choice.offBecause)}
      className={LOOKS.option()}
    >
      {choice.below ? (
        <span>
          <Text slot="label">{choice.label}</Text>
          <Text slot="description" className={LOOKS.below()}>
            {choice.below}
          </Text>
        </span>
      ) : (
        <Text slot="label">{choice.label}</Text>
      )}
      {detail && (
        <Text slot="description" className={LOOKS.behind()}>
          {detail}
        </Text>
      )}
    </ListBoxItem>
  );
}

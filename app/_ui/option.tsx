"use client";

import { ListBoxItem } from "react-aria-components/ListBox";
import { Text } from "react-aria-components/Text";
import type { Choice } from "./select";

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
      {choice.below ? (
        <span>
          <Text slot="label">{choice.label}</Text>
          <Text slot="description" className="below">
            {choice.below}
          </Text>
        </span>
      ) : (
        <Text slot="label">{choice.label}</Text>
      )}
      {detail && (
        <Text slot="description" className="end">
          {detail}
        </Text>
      )}
    </ListBoxItem>
  );
}

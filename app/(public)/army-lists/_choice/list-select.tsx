"use client";

import { Select, type SelectProps } from "@/app/_ui/select";
import type { ChoosableList } from "./about-lists";
import { useDistinguishingWords } from "./use-distinguishing-words";

interface Props extends Pick<SelectProps<string>, "label" | "placeholder" | "value" | "onChange"> {
  readonly lists: readonly ChoosableList[];
}

/**
 * Selects one of several army lists, each with a description that distinguishes it from others of the same title; that
 * of the selected list stays in view.
 */
export function ListSelect({ lists, ...select }: Props) {
  const distinguish = useDistinguishingWords();
  const chosen = lists.find(({ id }) => id === select.value);
  return (
    <Select
      {...select}
      choices={lists.map((list) => ({
        value: list.id,
        label: list.title,
        below: distinguish(list),
      }))}
      hint={chosen && distinguish(chosen)}
    />
  );
}

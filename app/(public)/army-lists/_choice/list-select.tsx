"use client";

import { Select, type SelectProps } from "@/app/_ui/select";
import type { ChoosableList } from "./about-lists";
import { useToldApart } from "./use-told-apart";

interface Props extends Pick<SelectProps<string>, "label" | "placeholder" | "value" | "onChange"> {
  readonly lists: readonly ChoosableList[];
}

/** One of several army lists, each with what distinguishes it from others of its title; for the selected one it stays in sight. */
export function ListSelect({ lists, ...select }: Props) {
  const toldApart = useToldApart();
  const chosen = lists.find(({ id }) => id === select.value);
  return (
    <Select
      {...select}
      choices={lists.map((list) => ({
        value: list.id,
        label: list.title,
        below: toldApart(list),
      }))}
      hint={chosen && toldApart(chosen)}
    />
  );
}

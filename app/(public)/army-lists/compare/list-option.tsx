"use client";

import type { ChoosableList } from "../_choice/about-lists";
import { useToldApart } from "../_choice/use-told-apart";

/** A list to compare, with what tells it from another of its title. */
export function ListOption({ list }: { readonly list: ChoosableList }) {
  const toldApart = useToldApart();
  return (
    <option value={list.id}>
      {list.title} ({toldApart(list)})
    </option>
  );
}

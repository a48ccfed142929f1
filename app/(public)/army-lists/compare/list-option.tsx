"use client";

import { useTranslations } from "next-intl";
import type { ChoosableList } from "../_choice/about-lists";
import { useLastChanged } from "../_choice/use-told-apart";

/** A list to compare; a phone's field has room for little more than its title and when it was last changed. */
export function ListOption({ list }: { readonly list: ChoosableList }) {
  const t = useTranslations("listChoice");
  const { id, title, about } = list;
  return <option value={id}>{t("option", { title, about, when: useLastChanged()(list) })}</option>;
}

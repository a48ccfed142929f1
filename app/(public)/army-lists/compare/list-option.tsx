"use client";

import { useTranslations } from "next-intl";
import type { ChoosableList } from "../_choice/about-lists";
import { useLastChanged } from "../_choice/use-distinguishing-words";

/** An option for a list, kept short because a select on a phone fits little more than title and last change. */
export function ListOption({ list }: { readonly list: ChoosableList }) {
  const t = useTranslations("listChoice");
  const { id, title, about } = list;
  return <option value={id}>{t("option", { title, about, when: useLastChanged()(list) })}</option>;
}

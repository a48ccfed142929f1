"use client";

import { useTranslations } from "next-intl";
import type { ArmyList } from "@/lib/domain/army-list/army-list";
import type { BogowieWojnyWords } from "@/lib/domain/army-list/finding-text";
import { formationTitle, regimentTitle } from "@/lib/domain/army-list/roster-text";
import { formationNumber } from "@/lib/domain/army-list/roster-view";
import { regimentsOf } from "@/lib/domain/army-list/totals";
import type { Choice } from "../choice";
import { useEditor } from "../list-editor";
import { choiceAt } from "../places";
import { useRuleWords } from "../use-army-list";

/** Fields that two writers may both have changed, with their words in `armyList.entry`. */
const FIELD_WORDS: Readonly<Record<string, string>> = {
  title: "title",
  nation: "nation",
  year: "year",
  language: "language",
  name: "name",
  notes: "note",
  bases: "bases",
  unitKind: "kind",
  veteran: "veteran",
  elite: "elite",
  general: "general",
  count: "count",
  followsRegimentId: "follows",
};

/** The words for a place where two writers clash: the thing's name and the field. */
export function usePlaceWords(): (path: string) => string {
  const t = useTranslations("armyList.entry");
  const words = useRuleWords();
  const { current } = useEditor();
  return (path) => {
    const list = current();
    const field = FIELD_WORDS[path.split("/").at(-1) ?? ""];
    const thing = nameOf(list, choiceAt(list, path), words) ?? t("listTitle");
    return field === undefined ? thing : `${thing} · ${t(field)}`;
  };
}

function nameOf(list: ArmyList, choice: Choice, words: BogowieWojnyWords): string | undefined {
  if (choice.is === "format") return words("roster.format");
  if (!("id" in choice)) return undefined;
  const isIt = ({ id }: { id: string }) => id === choice.id;
  const regiment = regimentsOf(list).find(isIt);
  if (regiment) return regimentTitle(regiment, words);
  const formation = list.formations.find(isIt);
  if (formation) {
    return formationTitle({ ...formation, number: formationNumber(list, formation) }, words);
  }
  const upgrade = list.upgrades.find(isIt);
  return upgrade && words(`upgrades.${upgrade.upgrade}`);
}

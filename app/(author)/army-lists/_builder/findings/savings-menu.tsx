"use client";

import { useTranslations } from "next-intl";
import { Button } from "@/app/_ui/button";
import { Menu, type MenuAction } from "@/app/_ui/menu";
import type { ArmyList } from "@/lib/domain/army-list/army-list";
import { takeAway } from "@/lib/domain/army-list/commands/take-away";
import type { BogowieWojnyWords } from "@/lib/domain/army-list/finding-text";
import { formationTitle, regimentTitle } from "@/lib/domain/army-list/roster-text";
import { formationNumber } from "@/lib/domain/army-list/roster-view";
import { type Overrun, type Saving, savingsOf } from "@/lib/domain/army-list/savings";
import { regimentsOf } from "@/lib/domain/army-list/totals";
import { useEditor } from "../list-editor";
import { useRuleWords } from "../use-army-list";

interface Props {
  readonly code: Overrun;
  /** Of what the finding says. */
  readonly wordsId: string;
}

/** What may go where the list has too much, each with what it saves: nobody but its owner can know which. */
export function SavingsMenu({ code, wordsId }: Props) {
  const t = useTranslations("armyList.savings");
  const words = useRuleWords();
  const editor = useEditor();
  const actions = (): MenuAction[] => {
    const list = editor.current();
    const savings = savingsOf(list, code);
    if (savings.length === 0) return [{ id: "none", label: t("none"), isDisabled: true }];
    return savings.map((saving) => ({
      id: `${saving.is} ${saving.id}`,
      label: t(saving.is, { name: nameOf(list, saving, words) }),
      detail: t("saved", { amount: words(saving.unit, { n: saving.saved }) }),
      onAction: () => editor.apply(takeAway, { is: saving.is, id: saving.id }),
    }));
  };
  return (
    <Menu
      label={t("open")}
      trigger={<Button aria-describedby={wordsId}>{t("open")}</Button>}
      actions={actions}
    />
  );
}

/** What a regiment, a formation or an upgrade is called in the list. */
function nameOf(list: ArmyList, { id }: Saving, words: BogowieWojnyWords): string {
  const regiment = regimentsOf(list).find((each) => each.id === id);
  if (regiment !== undefined) return regimentTitle(regiment, words);
  const formation = list.formations.find((each) => each.id === id);
  if (formation !== undefined) {
    return formationTitle({ ...formation, number: formationNumber(list, formation) }, words);
  }
  const upgrade = list.upgrades.find((each) => each.id === id);
  return upgrade === undefined ? "" : words(`upgrades.${upgrade.upgrade}`);
}

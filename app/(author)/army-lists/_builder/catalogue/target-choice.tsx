"use client";

import { useTranslations } from "next-intl";
import { Select } from "@/app/_ui/select";
import { formationTitle } from "@/lib/domain/bogowie-wojny/list/roster-text";
import { formationNumber } from "@/lib/domain/bogowie-wojny/list/roster-view";
import { useChosen } from "../choice";
import { useArmyList, useRuleWords } from "../use-army-list";
import { useTargetFormation } from "./use-target-formation";

/** On a phone, where the list is not visible: the formation that new regiments are added to. */
export function TargetChoice() {
  const t = useTranslations("armyList.catalogue");
  const words = useRuleWords();
  const list = useArmyList();
  const { mark } = useChosen();
  const target = useTargetFormation();
  if (target === undefined || list.formations.length < 2) return null;
  return (
    <div className="mt-2 hidden touch:block">
      <Select
        label={t("target")}
        value={target.id}
        choices={list.formations.map((formation) => ({
          value: formation.id,
          label: formationTitle({ ...formation, number: formationNumber(list, formation) }, words),
        }))}
        onChange={(id) => mark({ is: "formation", id })}
      />
    </div>
  );
}

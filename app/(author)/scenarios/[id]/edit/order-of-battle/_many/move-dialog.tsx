"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { Button } from "@/app/_ui/button";
import type { Choice } from "@/app/_ui/choice-list";
import { Dialog } from "@/app/_ui/dialog";
import { Select } from "@/app/_ui/select";
import type { Scenario } from "@/lib/domain/belle-alliance/scenario/scenario";
import { formationsUnder } from "@/lib/domain/belle-alliance/scenario/visible-tree";
import { walkFormations } from "@/lib/domain/belle-alliance/scenario/walk";
import { useDocument } from "../../_desk/scenario-editor";
import type { Goal } from "./goal";
import type { Picked } from "./picked";

interface MoveDialogProps {
  readonly picked: Picked;
  readonly onMove: (goal: Goal) => void;
  readonly onClose: () => void;
}

/** Asks which formation the selected troops go to. */
export function MoveDialog({ picked, onMove, onClose }: MoveDialogProps) {
  const t = useTranslations("orderOfBattle.many");
  const common = useTranslations("common.action");
  const goals = goalsOf(
    useDocument(({ sides }) => sides),
    picked,
  );
  const [chosen, choose] = useState<string | null>(null);
  const goal = goals.find(({ value }) => value === chosen)?.goal;
  const what =
    picked.all.length > 0
      ? t("units", { count: picked.all.length })
      : t("formations", { count: picked.formations.length });
  const move = () => {
    if (!goal) return;
    onClose();
    onMove(goal);
  };
  return (
    <Dialog
      title={t("moveTitle", { what })}
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      foot={() => (
        <>
          <Button onPress={onClose}>{common("cancel")}</Button>
          <Button look="primary" onPress={move} offBecause={goal ? undefined : t("moveOff")}>
            {t("moveNow")}
          </Button>
        </>
      )}
    >
      <Select
        label={t("moveTo")}
        choices={goals}
        value={chosen}
        placeholder={t("moveOff")}
        onChange={choose}
      />
    </Dialog>
  );
}

/** The formations that troops can go to, and the sides if none of the troops is a unit. */
function goalsOf(
  sides: Scenario["sides"],
  picked: Picked,
): readonly (Choice<string> & { readonly goal: Goal })[] {
  const own = new Set(formationsUnder(picked.formations).map(({ id }) => id));
  const places = [...walkFormations({ sides })].filter(({ formation }) => !own.has(formation.id));
  return sides.flatMap((side) => [
    ...(picked.units.length === 0
      ? [{ value: side.id, label: side.name, goal: { side, formation: null } }]
      : []),
    ...places
      .filter((place) => place.side === side)
      .map(({ formation, parents }) => ({
        value: formation.id,
        label: formation.name,
        below: [side, ...parents].map(({ name }) => name).join(" › "),
        goal: { side, formation },
      })),
  ]);
}

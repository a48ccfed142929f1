"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { Button } from "@/app/_ui/button";
import { Dialog } from "@/app/_ui/dialog";
import { Select } from "@/app/_ui/select";
import { useDocument } from "../../_desk/scenario-editor";
import type { Goal } from "./goal";
import { goalsOf } from "./goals";
import type { Picked } from "./picked";

interface MoveDialogProps {
  readonly picked: Picked;
  readonly onMove: (goal: Goal) => void;
  readonly onClose: () => void;
}

/** Asks under which formation the selected troops go. */
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

"use client";

import { useTranslations } from "next-intl";
import { Button } from "@/app/_ui/button";
import { NumberField } from "@/app/_ui/number-field";
import { useStoredDraft } from "@/app/_ui/use-stored-draft";
import type { UnitView } from "@/lib/domain/belle-alliance/scenario/scenario-view";
import { Folded } from "./folded";

interface LossesProps {
  readonly seatId: string;
  readonly units: readonly Pick<UnitView, "id" | "name" | "figures" | "gunners" | "lossSteps">[];
}

/** Losses to note for each unit, with the points of valour they cost [table 15]; kept in this browser alone. */
export function Losses({ seatId, units }: LossesProps) {
  const t = useTranslations("scenarioGame.troops");
  const [lost, keep] = useStoredDraft<Record<string, number>>(`seat-losses ${seatId}`);
  const counted = units.filter(({ figures, gunners }) => (figures ?? gunners ?? 0) > 0);
  if (counted.length === 0) return null;
  return (
    <Folded title={t("lossesShort")}>
      <ul className="grid gap-1">
        {counted.map(({ id, name, figures, gunners, lossSteps }) => {
          const count = lost?.[id] ?? 0;
          const steps = lossSteps.filter((step) => count >= step).length;
          const most = figures ?? gunners ?? 0;
          return (
            <li key={id} className="flex flex-wrap items-center gap-x-3 border-rule border-t py-1">
              <NumberField
                label={t("losses", { unit: name })}
                look="stepper"
                value={count}
                minValue={0}
                maxValue={most}
                onCommit={(next) => keep({ ...lost, [id]: next ?? 0 })}
              />
              <span className="text-ink-3 text-sm">{t("of", { figures: most })}</span>
              <b className="w-24 text-sm">{steps > 0 && t("step", { steps })}</b>
            </li>
          );
        })}
      </ul>
      {lost && (
        <Button look="bare" onPress={() => keep(null)}>
          {t("clear")}
        </Button>
      )}
    </Folded>
  );
}

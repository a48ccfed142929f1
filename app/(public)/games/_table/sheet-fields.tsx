"use client";

import { useTranslations } from "next-intl";
import { Checkbox } from "@/app/_ui/checkbox";
import { NumberField } from "@/app/_ui/number-field";
import { Segmented } from "@/app/_ui/segmented";
import { HOLDS, type ScoreSheet } from "@/lib/rules/bogowie-wojny/victory";

interface SheetFieldsProps {
  readonly title: string;
  readonly sheet: ScoreSheet;
  /** Bases of the other army: more cannot have been destroyed. */
  readonly enemyBases: number;
  readonly onChange: (sheet: ScoreSheet) => void;
}

const COUNTS = ["enemyBases", "generalsKilled", "seniorsKilled"] as const;
const GROUNDS = ["mainObjective", "firstSecondary", "secondSecondary"] as const;
const FACTS = ["operationalBase", "enemyHalfLost", "enemyMoraleBroken", "fewerLosses"] as const;
const MOST_COMMANDERS = 99;

/** What one player has done to the other [12.2]. */
export function SheetFields({ title, sheet, enemyBases, onChange }: SheetFieldsProps) {
  const t = useTranslations("game.score");
  return (
    <fieldset className="gamecolumn sheetfields">
      <legend>{title}</legend>
      {COUNTS.map((count) => (
        <NumberField
          key={count}
          label={t(`field.${count}`)}
          look="stepper"
          minValue={0}
          maxValue={count === "enemyBases" ? enemyBases : MOST_COMMANDERS}
          value={sheet[count]}
          onCommit={(value) => onChange({ ...sheet, [count]: value ?? 0 })}
        />
      ))}
      {GROUNDS.map((ground) => (
        <Segmented
          key={ground}
          label={t(`field.${ground}`)}
          full
          value={sheet[ground]}
          segments={HOLDS.map((value) => ({ value, label: t(`hold.${value}`) }))}
          onChange={(value) => onChange({ ...sheet, [ground]: value })}
        />
      ))}
      {FACTS.map((fact) => (
        <Checkbox
          key={fact}
          isSelected={sheet[fact]}
          onChange={(value) => onChange({ ...sheet, [fact]: value })}
        >
          {t(`field.${fact}`)}
        </Checkbox>
      ))}
    </fieldset>
  );
}

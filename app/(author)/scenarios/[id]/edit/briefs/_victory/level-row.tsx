"use client";

import { ArrowDown, ArrowUp, Trash2 } from "lucide-react";
import { useTranslations } from "next-intl";
import { IconButton } from "@/app/_ui/button";
import { DraftTextField } from "@/app/_ui/draft-text-field";
import { NumberField } from "@/app/_ui/number-field";
import { Select } from "@/app/_ui/select";
import {
  moveVictoryLevel,
  removeVictoryLevel,
  setVictoryLevelFields,
} from "@/lib/domain/belle-alliance/scenario/commands/victory";
import type { ScenarioFinding } from "@/lib/domain/belle-alliance/scenario/finding-codes";
import type { Scenario } from "@/lib/domain/belle-alliance/scenario/scenario";
import type { VictoryLevel } from "@/lib/domain/belle-alliance/scenario/victory/victory";
import { LIMITS } from "@/lib/domain/document/limits";
import { FindingList } from "../../_desk/finding-list";
import { useDocument, useEditor } from "../../_desk/scenario-editor";
import { victoryRowId } from "./objective-row";

interface LevelRowProps {
  readonly level: VictoryLevel;
  readonly index: number;
  readonly isLast: boolean;
  readonly findings: readonly ScenarioFinding[];
}

const sidesOf = ({ sides }: Scenario) => sides;

/** The choice that stands for no side; no side's id can look like it. */
const ANY = "";

/** One level of victory: its name, what it takes and who can reach it. */
export function LevelRow({ level, index, isLast, findings }: LevelRowProps) {
  const t = useTranslations("victory.desk");
  const editor = useEditor();
  const sides = useDocument(sidesOf);
  const { id: levelId, name, threshold, sideId } = level;
  const set = (fields: Parameters<typeof setVictoryLevelFields.run>[1]["fields"]) =>
    editor.apply(setVictoryLevelFields, { levelId, fields });
  return (
    <fieldset
      className="grid min-w-0 grid-cols-[minmax(0,1fr)_--spacing(28)_minmax(0,.7fr)_auto] items-start gap-3 px-4 py-3 max-tablet:grid-cols-[minmax(0,1fr)_--spacing(28)]"
      id={victoryRowId(levelId)}
    >
      <legend className="sr-only">{t("levelRow", { n: index + 1, name })}</legend>
      <DraftTextField
        label={t("name")}
        value={name}
        onCommit={(next) => next.trim() !== "" && set({ name: next })}
        maxLength={LIMITS.nameLength}
      />
      <NumberField
        label={t("threshold")}
        value={threshold}
        minValue={0}
        maxValue={1_000_000}
        onCommit={(value) => value !== null && set({ threshold: value })}
      />
      <Select
        label={t("levelSide")}
        value={sideId ?? ANY}
        choices={[
          { value: ANY, label: t("anySide") },
          ...sides.map((side) => ({ value: side.id, label: side.name })),
        ]}
        placeholder={t("choose")}
        onChange={(value) => set({ sideId: value === ANY ? undefined : value })}
      />
      <span className="flex pt-5">
        <IconButton
          label={t("up", { name })}
          isDisabled={index === 0}
          onPress={() => editor.apply(moveVictoryLevel, { levelId, index: index - 1 })}
        >
          <ArrowUp aria-hidden />
        </IconButton>
        <IconButton
          label={t("down", { name })}
          isDisabled={isLast}
          onPress={() => editor.apply(moveVictoryLevel, { levelId, index: index + 1 })}
        >
          <ArrowDown aria-hidden />
        </IconButton>
        <IconButton
          label={t("remove", { name })}
          onPress={() => editor.apply(removeVictoryLevel, { levelId })}
        >
          <Trash2 aria-hidden />
        </IconButton>
      </span>
      <FindingList className="col-span-full" findings={findings} />
    </fieldset>
  );
}

"use client";

import { Plus } from "lucide-react";
import { useTranslations } from "next-intl";
import { Button } from "@/app/_ui/button";
import { focusOn, onceThere } from "@/app/_ui/once-there";
import { Select } from "@/app/_ui/select";
import { newId } from "@/app/(author)/_editor/new-id";
import {
  addObjective,
  addVictoryLevel,
  setLevelsBy,
} from "@/lib/domain/belle-alliance/scenario/commands/victory";
import type { Scenario } from "@/lib/domain/belle-alliance/scenario/scenario";
import { MOST_LEVELS, MOST_OBJECTIVES } from "@/lib/domain/belle-alliance/scenario/victory/limits";
import type { Victory } from "@/lib/domain/belle-alliance/scenario/victory/victory";
import { useCheck } from "../../_desk/check-context";
import { useDocument, useEditor } from "../../_desk/scenario-editor";
import { LevelRow } from "./level-row";
import { newObjective } from "./new-what";
import { ObjectiveRow, victoryRowId } from "./objective-row";

const NONE: Victory = { objectives: [], levelsBy: "lead", levels: [] };
const victoryOf = ({ victory }: Scenario) => victory ?? NONE;

/** What decides the game, for all sides together. */
export function VictoryDesk() {
  const t = useTranslations("victory.desk");
  const rules = useTranslations("victory");
  const editor = useEditor();
  const { objectives, levels, levelsBy } = useDocument(victoryOf);
  const { findings } = useCheck();
  const about = (list: "objectives" | "levels", i: number) =>
    findings.filter(({ path }) => `${path}/`.startsWith(`/victory/${list}/${i}/`));
  const add = () => {
    const id = newId();
    const name = t("newName", { n: objectives.length + 1 });
    editor.apply(addObjective, { objective: newObjective(id, name, editor.current()) });
    focusRow(id);
  };
  const addLevel = () => {
    const level = { id: newId(), name: t("newLevel"), threshold: nextThreshold(levels) };
    editor.apply(addVictoryLevel, { level });
    focusRow(level.id);
  };
  return (
    <section className="mt-6 border border-rule-2 bg-sheet" aria-labelledby="victory">
      <div className="flex items-center gap-3 border-rule-2 border-b px-4 py-2 max-tablet:flex-wrap">
        <h3 id="victory">{t("title")}</h3>
        <Button
          className="ms-auto"
          icon={<Plus aria-hidden />}
          isDisabled={objectives.length >= MOST_OBJECTIVES}
          onPress={add}
        >
          {t("add")}
        </Button>
      </div>
      <p className="hint px-4 pt-3">{t("lead")}</p>
      <p className="hint px-4 pt-1">{rules("rulesSilent")}</p>
      {objectives.length === 0 && <p className="p-4 text-ink-3 text-sm">{t("none")}</p>}
      <div className="divide-y divide-rule">
        {objectives.map((objective, i) => (
          <ObjectiveRow
            key={objective.id}
            objective={objective}
            index={i}
            isLast={i === objectives.length - 1}
            findings={about("objectives", i)}
          />
        ))}
      </div>
      <div className="flex flex-wrap items-end gap-3 border-rule-2 border-y px-4 py-2">
        <h4 className="self-center">{rules("levels.title")}</h4>
        <Select
          label={t("levelsBy")}
          layout="row"
          value={levelsBy}
          choices={(["lead", "points"] as const).map((value) => ({
            value,
            label: t(`levelsByKinds.${value}`),
          }))}
          onChange={(value) => editor.apply(setLevelsBy, { levelsBy: value })}
        />
        <Button
          className="ms-auto"
          icon={<Plus aria-hidden />}
          isDisabled={levels.length >= MOST_LEVELS}
          onPress={addLevel}
        >
          {t("addLevel")}
        </Button>
      </div>
      {levels.length === 0 && <p className="p-4 text-ink-3 text-sm">{t("noLevels")}</p>}
      <div className="divide-y divide-rule">
        {levels.map((level, i) => (
          <LevelRow
            key={level.id}
            level={level}
            index={i}
            isLast={i === levels.length - 1}
            findings={about("levels", i)}
          />
        ))}
      </div>
    </section>
  );
}

function focusRow(id: string): void {
  onceThere(() => focusOn(document.getElementById(victoryRowId(id))?.querySelector("input")));
}

function nextThreshold(levels: Victory["levels"]): number {
  return 1 + Math.max(0, ...levels.map(({ threshold }) => threshold));
}

"use client";

import { ArrowDown, ArrowUp, Trash2 } from "lucide-react";
import { useTranslations } from "next-intl";
import { IconButton } from "@/app/_ui/button";
import { DraftTextField } from "@/app/_ui/draft-text-field";
import { NumberField } from "@/app/_ui/number-field";
import { Select } from "@/app/_ui/select";
import {
  moveObjective,
  removeObjective,
  setObjectiveFields,
} from "@/lib/domain/belle-alliance/scenario/commands/victory";
import type { ScenarioFinding } from "@/lib/domain/belle-alliance/scenario/finding-codes";
import type { Scenario } from "@/lib/domain/belle-alliance/scenario/scenario";
import type { Objective } from "@/lib/domain/belle-alliance/scenario/victory/victory";
import { LIMITS } from "@/lib/domain/document/limits";
import { FindingList } from "../../_desk/finding-list";
import { useDocument, useEditor } from "../../_desk/scenario-editor";
import { newWhat } from "./new-what";
import { WhatFields } from "./what-fields";

const KINDS = [
  "feature",
  "building",
  "point",
  "line",
  "losses",
  "formation",
  "exit",
  "time",
  "words",
] as const satisfies readonly Objective["what"]["kind"][];
const COUNTS = ["end", "once", "each-bound"] as const satisfies readonly Objective["counts"][];

interface ObjectiveRowProps {
  readonly objective: Objective;
  readonly index: number;
  readonly isLast: boolean;
  readonly findings: readonly ScenarioFinding[];
}

const sidesOf = ({ sides }: Scenario) => sides;

/** One objective: what it is about, when it counts, who knows of it and what it is worth. */
export function ObjectiveRow({ objective, index, isLast, findings }: ObjectiveRowProps) {
  const t = useTranslations("victory.desk");
  const counts = useTranslations("victory.counts");
  const editor = useEditor();
  const sides = useDocument(sidesOf);
  const { id: objectiveId, name, what, note, knownTo } = objective;
  const set = (fields: Partial<Omit<Objective, "id">>) =>
    editor.apply(setObjectiveFields, { objectiveId, fields });
  return (
    <fieldset className="grid min-w-0 gap-3 px-4 py-3" id={victoryRowId(objectiveId)}>
      <legend className="sr-only">{t("row", { n: index + 1, name })}</legend>
      <div className="grid grid-cols-[auto_minmax(0,1fr)_auto] items-start gap-x-3">
        <b className="pt-6.5 text-ink-3 tabular-nums">{index + 1}.</b>
        <DraftTextField
          label={t("name")}
          value={name}
          onCommit={(next) => next.trim() !== "" && set({ name: next })}
          maxLength={LIMITS.nameLength}
        />
        <span className="flex pt-5">
          <IconButton
            label={t("up", { name })}
            isDisabled={index === 0}
            onPress={() => editor.apply(moveObjective, { objectiveId, index: index - 1 })}
          >
            <ArrowUp aria-hidden />
          </IconButton>
          <IconButton
            label={t("down", { name })}
            isDisabled={isLast}
            onPress={() => editor.apply(moveObjective, { objectiveId, index: index + 1 })}
          >
            <ArrowDown aria-hidden />
          </IconButton>
          <IconButton
            label={t("remove", { name })}
            onPress={() => editor.apply(removeObjective, { objectiveId })}
          >
            <Trash2 aria-hidden />
          </IconButton>
        </span>
      </div>
      <div className="grid grid-cols-3 items-start gap-3 max-tablet:grid-cols-1">
        <Select
          label={t("kind")}
          value={what.kind}
          choices={KINDS.map((value) => ({ value, label: t(`kinds.${value}`) }))}
          onChange={(kind) => set({ what: newWhat(kind, editor.current()) })}
        />
        <Select
          label={t("counts")}
          value={objective.counts}
          choices={COUNTS.map((value) => ({ value, label: counts(value) }))}
          onChange={(value) => set({ counts: value })}
        />
        <Select
          label={t("knownTo")}
          value={knownTo}
          choices={[
            { value: "all", label: t("knownKinds.all") },
            ...sides.map((side) => ({
              value: `side:${side.id}` as const,
              label: t("knownKinds.side", { side: side.name }),
            })),
            { value: "umpire", label: t("knownKinds.umpire") },
          ]}
          onChange={(value) => set({ knownTo: value as Objective["knownTo"] })}
          placeholder={t("choose")}
        />
      </div>
      <div className="flex flex-wrap items-start gap-3 empty:hidden max-tablet:grid">
        <WhatFields objective={objective} onChange={(next) => set({ what: next })} />
      </div>
      <DraftTextField
        label={t("note")}
        hint={t("noteHint")}
        rows={2}
        value={note}
        onCommit={(next) => set({ note: next.replace(/\s*\n\s*/g, " ") })}
        maxLength={LIMITS.lineLength}
      />
      <Worth objective={objective} onChange={(worth) => set({ worth })} />
      <FindingList findings={findings} />
    </fieldset>
  );
}

interface WorthProps {
  readonly objective: Objective;
  readonly onChange: (worth: Objective["worth"]) => void;
}

function Worth({ objective: { worth }, onChange }: WorthProps) {
  const t = useTranslations("victory.desk");
  const sides = useDocument(sidesOf);
  const pointsOf = (id: string) => worth.find(({ side }) => side === id)?.points ?? null;
  const change = (id: string, points: number | null) =>
    onChange(
      sides.flatMap((side) => {
        const value = side.id === id ? points : pointsOf(side.id);
        return value === null ? [] : [{ side: side.id, points: value }];
      }),
    );
  return (
    <div className="flex flex-wrap gap-3">
      {sides.map(({ id, name }) => (
        <NumberField
          key={id}
          label={t("worth", { side: name })}
          value={pointsOf(id)}
          minValue={-1_000}
          maxValue={1_000}
          onCommit={(points) => change(id, points)}
        />
      ))}
    </div>
  );
}

/** The id of a row of objectives or levels, so that links can focus it. */
export function victoryRowId(id: string): string {
  return `victory-${id}`;
}

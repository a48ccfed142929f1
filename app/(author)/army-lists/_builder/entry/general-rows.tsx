"use client";

import { Plus, UserMinus } from "lucide-react";
import { useTranslations } from "next-intl";
import { Button } from "@/app/_ui/button";
import { ChapterNo } from "@/app/_ui/chapter-no";
import { DraftTextField } from "@/app/_ui/draft-text-field";
import { Segmented } from "@/app/_ui/segmented";
import { Select } from "@/app/_ui/select";
import type { ArmyFormation, General } from "@/lib/domain/bogowie-wojny/list/army-list";
import { armOfGeneral, needsNoGeneral } from "@/lib/domain/bogowie-wojny/list/checks/commanders";
import {
  addGeneral,
  editGeneral,
  removeGeneral,
} from "@/lib/domain/bogowie-wojny/list/commands/formations";
import { GENERAL_KINDS, GENERAL_SOURCES } from "@/lib/domain/bogowie-wojny/list/general";
import { useEditor } from "../list-editor";
import { useArmyList, useRuleWords } from "../use-army-list";
import { LeaderChoice } from "./leader-choice";

interface Props {
  readonly formation: ArmyFormation;
}

/** A formation's general: origin, list, and identity [13.2–13.4]. */
export function GeneralRows({ formation }: Props) {
  const t = useTranslations("armyList.entry");
  const { general } = formation;
  return (
    <section className="grid gap-3" aria-label={t("general")}>
      <h3 className="small-caps">{t("general")}</h3>
      {general === null ? (
        <NoGeneral formation={formation} />
      ) : (
        <GeneralFields formation={formation} general={general} />
      )}
    </section>
  );
}

function NoGeneral({ formation }: Props) {
  const t = useTranslations("armyList.entry");
  const words = useRuleWords();
  const editor = useEditor();
  const isNeedless = needsNoGeneral(formation, useArmyList());
  return (
    <>
      <p className="text-ink-3">
        {words(`commanders.${isNeedless ? "ledFromAbove" : "none"}`)} <ChapterNo chapter="13.4" />
      </p>
      <div className="flex flex-wrap gap-2">
        <Button
          icon={<Plus aria-hidden />}
          onPress={() => editor.apply(addGeneral, { formationId: formation.id })}
        >
          {t("addGeneral")}
        </Button>
      </div>
    </>
  );
}

function GeneralFields({ formation, general }: Props & { readonly general: General }) {
  const t = useTranslations("armyList.entry");
  const words = useRuleWords();
  const editor = useEditor();
  const change = (changes: Partial<General>) =>
    editor.apply(editGeneral, { formationId: formation.id, changes });
  const arm = armOfGeneral(formation);
  const isBound = general.source === "drawn" && arm !== null;
  return (
    <>
      <Select
        label={t("generalSource")}
        value={general.source}
        choices={GENERAL_SOURCES.map((source) => ({
          value: source,
          label: words(`commanders.source.${source}`),
          detail: t(source === "extra" ? "sourcePaidExtra" : "sourcePaid"),
        }))}
        onChange={(source) => change({ source })}
        hint={general.source === "historical" ? t("historicalHint") : undefined}
      />
      <Segmented
        label={t("generalKind")}
        full
        value={general.kind}
        segments={GENERAL_KINDS.map((kind) => ({
          value: kind,
          label: words(`commanders.list.${kind}`),
          isDisabled: isBound && kind !== arm && kind !== general.kind,
        }))}
        onChange={(kind) => change({ kind })}
      />
      {isBound && <p className="text-ink-3">{t(`boundTo.${arm}`)}</p>}
      <LeaderChoice
        post={`formation:${formation.id}`}
        of={`general-of-${general.kind}`}
        leader={general}
      />
      <DraftTextField
        label={t("generalName")}
        hint={t("generalNameHint")}
        value={general.name}
        maxLength={200}
        onCommit={(name) => change({ name: name.trim() })}
      />
      <div className="flex flex-wrap gap-2">
        <Button
          look="bare"
          icon={<UserMinus aria-hidden />}
          onPress={() => editor.apply(removeGeneral, { formationId: formation.id })}
        >
          {t("removeGeneral")}
        </Button>
      </div>
    </>
  );
}

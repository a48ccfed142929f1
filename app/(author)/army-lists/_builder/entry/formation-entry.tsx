"use client";

import { ArrowDown, ArrowUp, Copy, Trash2 } from "lucide-react";
import { useTranslations } from "next-intl";
import { Button } from "@/app/_ui/button";
import { DraftTextField } from "@/app/_ui/draft-text-field";
import { Facts } from "@/app/_ui/facts";
import { Segmented } from "@/app/_ui/segmented";
import { Select } from "@/app/_ui/select";
import { newId } from "@/app/(author)/_editor/new-id";
import type { ArmyFormation } from "@/lib/domain/bogowie-wojny/list/army-list";
import { duplicateFormation, idsNeeded } from "@/lib/domain/bogowie-wojny/list/commands/division";
import {
  editFormation,
  moveFormation,
  removeFormation,
} from "@/lib/domain/bogowie-wojny/list/commands/formations";
import { FORMATION_LEVELS } from "@/lib/domain/bogowie-wojny/list/general";
import { formationTitle } from "@/lib/domain/bogowie-wojny/list/roster-text";
import { formationNumber } from "@/lib/domain/bogowie-wojny/list/roster-view";
import { formationBases, formationPoints } from "@/lib/domain/bogowie-wojny/list/totals";
import { useChosen } from "../choice";
import { ColumnHead } from "../column-head";
import { Notes } from "../findings/notes";
import { ReadingNotes } from "../findings/reading-notes";
import { readingsOfFormation } from "../findings/readings-of";
import { useEditor } from "../list-editor";
import { findingsOfFormation } from "../places";
import { useArmyList, useReport, useRuleWords } from "../use-army-list";
import { GeneralRows } from "./general-rows";
import { HistoricalChoice } from "./historical-choice";

interface Props {
  readonly formation: ArmyFormation;
}

/** A division or independent brigade: name, level, corps and general. */
export function FormationEntry({ formation }: Props) {
  const t = useTranslations("armyList.entry");
  const words = useRuleWords();
  const editor = useEditor();
  const list = useArmyList();
  const { findings } = useReport();
  const { id } = formation;
  const number = formationNumber(list, formation);
  return (
    <>
      <ColumnHead look="entry" title={formationTitle({ ...formation, number }, words)} />
      <Facts>
        <span>{words(`formations.${formation.level}`)}</span>
        <span>{words("bases", { n: formationBases(formation) })}</span>
        <span>{words("points", { n: formationPoints(formation, list) })}</span>
      </Facts>
      <Notes findings={findingsOfFormation(findings, list.formations.indexOf(formation))} />
      <DraftTextField
        label={t("name")}
        value={formation.name}
        maxLength={200}
        placeholder={words(`numbered.${formation.level}`, { n: number })}
        onCommit={(name) => editor.apply(editFormation, { id, changes: { name: name.trim() } })}
      />
      <Segmented
        label={t("level")}
        full
        value={formation.level}
        segments={FORMATION_LEVELS.map((level) => ({
          value: level,
          label: words(`formations.${level}`),
        }))}
        onChange={(level) => editor.apply(editFormation, { id, changes: { level } })}
      />
      {list.corps.length > 0 && <CorpsChoice formation={formation} />}
      <HistoricalChoice
        of="division"
        value={formation.historicalId}
        onChange={(historicalId) => editor.apply(editFormation, { id, changes: { historicalId } })}
      />
      <GeneralRows formation={formation} />
      <ReadingNotes of={readingsOfFormation(formation, list)} />
      <FormationActions formation={formation} />
    </>
  );
}

const NO_CORPS = "-";

function CorpsChoice({ formation }: Props) {
  const t = useTranslations("armyList.entry");
  const words = useRuleWords();
  const editor = useEditor();
  const { corps } = useArmyList();
  const choices = corps.map(({ id, name }, i) => ({
    value: id,
    label: name || words("numbered.corps", { n: i + 1 }),
  }));
  return (
    <Select
      label={words("formations.corps")}
      value={formation.corpsId ?? NO_CORPS}
      choices={[{ value: NO_CORPS, label: t("noCorps") }, ...choices]}
      onChange={(value) =>
        editor.apply(editFormation, {
          id: formation.id,
          changes: { corpsId: value === NO_CORPS ? null : value },
        })
      }
    />
  );
}

function FormationActions({ formation }: Props) {
  const t = useTranslations("armyList.entry");
  const editor = useEditor();
  const { formations } = useArmyList();
  const { mark, show } = useChosen();
  const { id } = formation;
  const at = formations.indexOf(formation);
  const move = (to: number) => editor.apply(moveFormation, { id, to });
  const remove = () => {
    editor.apply(removeFormation, { id });
    mark({ is: "list" });
    show("list");
  };
  const duplicate = () => {
    const newIds = Array.from({ length: idsNeeded(formation) }, newId);
    editor.apply(duplicateFormation, { id, newIds });
    mark({ is: "formation", id: newIds[0] ?? id });
  };
  return (
    <div className="flex flex-wrap gap-2">
      <Button icon={<Copy aria-hidden />} onPress={duplicate}>
        {t("duplicateFormation")}
      </Button>
      <Button icon={<ArrowUp aria-hidden />} isDisabled={at === 0} onPress={() => move(at - 1)}>
        {t("up")}
      </Button>
      <Button
        icon={<ArrowDown aria-hidden />}
        isDisabled={at === formations.length - 1}
        onPress={() => move(at + 1)}
      >
        {t("down")}
      </Button>
      <Button icon={<Trash2 aria-hidden />} look="danger" onPress={remove}>
        {t("removeFormation", { n: formation.regiments.length })}
      </Button>
    </div>
  );
}

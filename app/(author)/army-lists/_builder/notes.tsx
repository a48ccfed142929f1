"use client";

import { useTranslations } from "next-intl";
import { Button } from "@/app/_ui/button";
import { InlineFinding } from "@/app/_ui/finding-row";
import type { Editor } from "@/app/(author)/_editor/editor-context";
import { useEditor } from "@/app/(author)/_editor/editor-context";
import { newId } from "@/app/(author)/_editor/new-id";
import type { ArmyList } from "@/lib/domain/army-list/army-list";
import { addGeneral, editGeneral } from "@/lib/domain/army-list/commands/formations";
import { editRegiment, setBases } from "@/lib/domain/army-list/commands/regiments";
import { buyUpgrade } from "@/lib/domain/army-list/commands/upgrades";
import type { ArmyListFinding } from "@/lib/domain/army-list/finding";
import { armyListFindingText } from "@/lib/domain/army-list/finding-text";
import { useArmyList, useRuleWords } from "./use-army-list";

/** Findings on the thing they are about, each with its paragraph and, where one step mends it, that step. */
export function Notes({ findings }: { readonly findings: readonly ArmyListFinding[] }) {
  return findings.map((finding) => (
    <Note key={`${finding.path} ${finding.code}`} finding={finding} />
  ));
}

function Note({ finding }: { readonly finding: ArmyListFinding }) {
  const words = useRuleWords();
  const t = useTranslations("armyList.remedies");
  const severity = useTranslations("common.severity");
  const list = useArmyList();
  const editor = useEditor();
  const remedy = editor.canEdit ? remedyOf(finding, list, editor) : null;
  return (
    <InlineFinding look={finding.severity}>
      <div className="fix">
        <span>
          <span className="sr">{severity(finding.severity)}: </span>
          {armyListFindingText(finding, words)} <span className="rule-no">{finding.rule}</span>
        </span>
        {remedy && <Button onPress={remedy}>{t(finding.code)}</Button>}
      </div>
    </InlineFinding>
  );
}

/** The one step that mends a finding, or `null` where its owner has to choose. Words: `armyList.remedies`. */
function remedyOf(finding: ArmyListFinding, list: ArmyList, editor: Editor): (() => void) | null {
  const [, , index, , lower] = finding.path.split("/");
  const formation = list.formations[Number(index)];
  const regiment = formation?.regiments[Number(lower)];
  const change = (changes: Parameters<typeof changeRegiment>[2]) =>
    regiment ? () => changeRegiment(editor, regiment.id, changes) : null;
  switch (finding.code) {
    case "general-missing":
      return formation ? () => editor.apply(addGeneral, { formationId: formation.id }) : null;
    case "general-of-other-arm":
      return formation ? () => turnGeneral(editor, formation.id, finding) : null;
    case "extra-general-not-bought":
      return () => editor.apply(buyUpgrade, { id: newId(), upgrade: "extra-general" });
    case "militia-status":
    case "landwehr-status":
      return change({ veteran: "no", elite: false });
    case "veteran-already":
      return change({ veteran: "own" });
    case "elite-not-allowed":
      return change({ elite: false });
    case "battery-of-several-bases":
      return regiment ? () => editor.apply(setBases, { id: regiment.id, bases: 1 }) : null;
    case "follows-but-not-regimental":
      return change({ followsRegimentId: null });
    default:
      return null;
  }
}

type RegimentChanges = Parameters<(typeof editRegiment)["run"]>[1]["changes"];

function changeRegiment(editor: Editor, id: string, changes: RegimentChanges): void {
  editor.apply(editRegiment, { id, changes });
}

function turnGeneral(editor: Editor, formationId: string, { params }: ArmyListFinding): void {
  const kind = params.arm === "cavalry" ? "cavalry" : "infantry";
  editor.apply(editGeneral, { formationId, changes: { kind } });
}

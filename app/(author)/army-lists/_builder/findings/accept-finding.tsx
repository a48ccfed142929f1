"use client";

import { useTranslations } from "next-intl";
import { AcceptDialog } from "@/app/(author)/_editor/accept-dialog";
import { type ArmyListFinding, armyListFindingText } from "@/lib/domain/bogowie-wojny/list/finding";
import { acceptFinding } from "@/lib/domain/document/accept-finding";
import { subjectAt } from "@/lib/domain/document/subject-at";
import { useEditor } from "../list-editor";
import { COMMANDER } from "../roster/list-item";
import { refocus } from "../roster/row-focus";
import { useArmyList, useRuleWords } from "../use-army-list";

interface Props {
  readonly finding: ArmyListFinding;
  readonly onClose: () => void;
}

/** Sets a finding aside, with the player's reason; the focus goes to the row concerned, otherwise to the first. */
export default function AcceptFinding({ finding, onClose }: Props) {
  const t = useTranslations("armyList.accepted");
  const words = useRuleWords();
  const editor = useEditor();
  const list = useArmyList();
  const accept = (reason: string) => {
    const subject = subjectAt(list, finding.path);
    editor.apply(acceptFinding, { code: finding.code, about: [[subject]], reason });
    refocus(subject || COMMANDER.id);
  };
  return (
    <AcceptDialog
      sentence={armyListFindingText(finding, words)}
      hint={t("hint")}
      onAccept={accept}
      onClose={onClose}
    />
  );
}

"use client";

import { useTranslations } from "next-intl";
import { AcceptDialog } from "@/app/(author)/_editor/accept-dialog";
import type { ScenarioFinding } from "@/lib/domain/belle-alliance/scenario/finding-codes";
import { acceptFinding } from "@/lib/domain/document/accept-finding";
import { aboutOf } from "@/lib/domain/document/accepted-findings";
import { useCheck } from "./check-context";
import { useEditor } from "./scenario-editor";

interface Props {
  readonly finding: ScenarioFinding;
  readonly onClose: () => void;
}

/** Sets a finding aside, with the umpire's reason. */
export function AcceptFindingDialog({ finding, onClose }: Props) {
  const t = useTranslations("desk.accept");
  const sentences = useTranslations("findings.sentences");
  const editor = useEditor();
  const { checked } = useCheck();
  const accept = (reason: string) => {
    const about = aboutOf(finding, checked);
    editor.apply(acceptFinding, { code: finding.code, about, reason });
  };
  return (
    <AcceptDialog
      sentence={sentences(finding.code, finding.params)}
      hint={t("hint")}
      onAccept={accept}
      onClose={onClose}
    />
  );
}

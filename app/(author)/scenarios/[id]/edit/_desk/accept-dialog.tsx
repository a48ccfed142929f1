"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { Button } from "@/app/_ui/button";
import { Dialog } from "@/app/_ui/dialog";
import { TextField } from "@/app/_ui/text-field";
import { useEditor } from "@/app/(author)/_editor/editor-context";
import { acceptFinding } from "@/lib/domain/scenario/commands/accepted-findings";
import type { ScenarioFinding } from "@/lib/domain/scenario/finding-codes";
import { subjectAt } from "@/lib/domain/scenario/subject-at";
import { useCheck } from "./check-context";

interface AcceptDialogProps {
  readonly finding: ScenarioFinding;
  readonly onClose: () => void;
}

/** Sets a finding aside, with the umpire's reason. */
export function AcceptDialog({ finding, onClose }: AcceptDialogProps) {
  const t = useTranslations("desk.accept");
  const common = useTranslations("common.action");
  const sentences = useTranslations("findings.sentences");
  const editor = useEditor();
  const { checked } = useCheck();
  const [reason, setReason] = useState("");
  const accept = () => {
    const subject = subjectAt(checked, finding.path);
    editor.apply(acceptFinding, { code: finding.code, subject, reason: reason.trim() });
    onClose();
  };
  const isEmpty = reason.trim() === "";
  return (
    <Dialog
      title={t("title")}
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      foot={() => (
        <>
          <Button onPress={onClose}>{common("cancel")}</Button>
          <Button
            look="primary"
            onPress={accept}
            offBecause={isEmpty ? t("needsReason") : undefined}
          >
            {t("accept")}
          </Button>
        </>
      )}
    >
      <p>{sentences(finding.code, finding.params)}</p>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (!isEmpty) accept();
        }}
      >
        <TextField
          label={t("reason")}
          hint={t("hint")}
          value={reason}
          onChange={setReason}
          autoFocus
        />
      </form>
    </Dialog>
  );
}

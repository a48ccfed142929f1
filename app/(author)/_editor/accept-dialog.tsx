"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { Button } from "@/app/_ui/button";
import { Dialog } from "@/app/_ui/dialog";
import { TextField } from "@/app/_ui/text-field";

interface AcceptDialogProps {
  /** The sentence of the finding. */
  readonly sentence: string;
  /** Where the reason will be shown. */
  readonly hint: string;
  readonly onAccept: (reason: string) => void;
  readonly onClose: () => void;
}

/** Asks for the reason for accepting a finding as it is. */
export function AcceptDialog({ sentence, hint, onAccept, onClose }: AcceptDialogProps) {
  const t = useTranslations("editor.accept");
  const common = useTranslations("common.action");
  const [reason, setReason] = useState("");
  const isEmpty = reason.trim() === "";
  const accept = () => {
    onAccept(reason.trim());
    onClose();
  };
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
      <p>{sentence}</p>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (!isEmpty) accept();
        }}
      >
        <TextField
          label={t("reason")}
          hint={hint}
          value={reason}
          maxLength={1000}
          onChange={setReason}
          autoFocus
        />
      </form>
    </Dialog>
  );
}

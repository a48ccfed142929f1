"use client";

import { Trash2 } from "lucide-react";
import { useTranslations } from "next-intl";
import { type ReactNode, useState } from "react";
import { Button, IconButton } from "@/app/_ui/button";
import { Dialog } from "@/app/_ui/dialog";

interface DeleteDialogProps {
  readonly title: string;
  /** What is deleted with it, and what stays. */
  readonly text: string;
  readonly onDelete: () => Promise<void>;
  /** An offer to save a file first. */
  readonly children: ReactNode;
}

/** Asks before a document is deleted. */
export function DeleteDialog({ title, text, onDelete, children }: DeleteDialogProps) {
  const t = useTranslations("account.desk.deletion");
  const [isDeleting, setDeleting] = useState(false);
  const remove = async (close: () => void) => {
    setDeleting(true);
    await onDelete();
    setDeleting(false);
    close();
  };
  return (
    <Dialog
      title={t("title", { title })}
      role="alertdialog"
      trigger={
        <IconButton label={t("open", { title })} size="small">
          <Trash2 aria-hidden />
        </IconButton>
      }
      foot={(close) => (
        <>
          <Button onPress={close} autoFocus>
            {t("keep")}
          </Button>
          <Button look="danger" isPending={isDeleting} onPress={() => void remove(close)}>
            {t("confirm")}
          </Button>
        </>
      )}
    >
      <p>{text}</p>
      {children}
    </Dialog>
  );
}

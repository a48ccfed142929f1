"use client";

import { useTranslations } from "next-intl";
import { Dialog } from "@/app/_ui/dialog";
import { HandInPanel } from "./hand-in-panel";

interface HandInDialogProps {
  readonly listId: string;
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
}

/** The dialog for handing in a list that has no unsaved changes. */
export function HandInDialog({ listId, ...opening }: HandInDialogProps) {
  const t = useTranslations("handIn");
  return (
    <Dialog title={t("title")} {...opening}>
      <HandInPanel listId={listId} stored={async () => {}} />
    </Dialog>
  );
}

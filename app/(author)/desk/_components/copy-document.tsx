"use client";

import { Copy } from "lucide-react";
import { useTranslations } from "next-intl";
import { IconButton } from "@/app/_ui/button";
import type { DocumentKind } from "@/lib/domain/document/document-kind";
import { useStoredCopying } from "../../_local/use-copying";

interface CopyDocumentProps {
  readonly kind: DocumentKind;
  readonly id: string;
  readonly title: string;
}

/** Copies a document of the user's account, and opens the copy. */
export function CopyDocument({ kind, id, title }: CopyDocumentProps) {
  const t = useTranslations("common.action");
  const { isBusy, copy } = useStoredCopying(kind, id);
  return (
    <IconButton label={t("makeCopyOf", { title })} size="small" isPending={isBusy} onPress={copy}>
      <Copy aria-hidden />
    </IconButton>
  );
}

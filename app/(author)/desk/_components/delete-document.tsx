"use client";

import { Download } from "lucide-react";
import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { callApi } from "@/app/_client/call-api";
import { buttonLook } from "@/app/_ui/button-look";
import { toast } from "@/app/_ui/toasts";
import { COLLECTION_OF, type DocumentKind } from "@/lib/domain/document/document-kind";
import { DeleteDialog } from "./delete-dialog";

interface DeleteDocumentProps {
  readonly kind: DocumentKind;
  readonly id: string;
  readonly title: string;
  readonly isPublic: boolean;
}

/** Deletes a document after asking, with the offer to keep it as a file that can be imported again. */
export function DeleteDocument({ kind, id, title, isPublic }: DeleteDocumentProps) {
  const t = useTranslations("account.desk.deletion");
  const errors = useTranslations("errors.title");
  const router = useRouter();
  const remove = async () => {
    const answer = await callApi(`DELETE /${COLLECTION_OF[kind]}/{id}`, { id });
    toast(
      answer.ok
        ? { text: t("done", { title }) }
        : { text: errors(answer.refusal.code), look: "error" },
    );
    router.refresh();
  };
  return (
    <DeleteDialog title={title} text={t(isPublic ? "textPublic" : "text")} onDelete={remove}>
      <a
        className={buttonLook({ className: "justify-self-start" })}
        href={`/api/v1/${COLLECTION_OF[kind]}/${id}`}
        download={`${title}.json`}
      >
        <Download aria-hidden />
        {t("download")}
      </a>
    </DeleteDialog>
  );
}

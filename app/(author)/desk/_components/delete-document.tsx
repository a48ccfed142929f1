"use client";

import { Download } from "lucide-react";
import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { buttonLook } from "@/app/_ui/button-look";
import { sendJson } from "@/app/_ui/send-json";
import { toast } from "@/app/_ui/toasts";
import { DeleteDialog } from "./delete-dialog";

interface DeleteDocumentProps {
  /** The document's path, the same for its page and, below `/api/v1`, for the API. */
  readonly path: string;
  readonly title: string;
  readonly isPublic: boolean;
}

/** Deletes a document after asking, with the offer to keep it as a file that can be imported again. */
export function DeleteDocument({ path, title, isPublic }: DeleteDocumentProps) {
  const t = useTranslations("account.desk.deletion");
  const errors = useTranslations("errors.title");
  const router = useRouter();
  const remove = async () => {
    const { refusal } = await sendJson("DELETE", path);
    toast(refusal ? { text: errors(refusal.code), look: "error" } : { text: t("done", { title }) });
    router.refresh();
  };
  return (
    <DeleteDialog title={title} text={t(isPublic ? "textPublic" : "text")} onDelete={remove}>
      <a
        className={buttonLook({ className: "justify-self-start" })}
        href={`/api/v1${path}`}
        download={`${title}.json`}
      >
        <Download aria-hidden />
        {t("download")}
      </a>
    </DeleteDialog>
  );
}

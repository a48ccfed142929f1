"use client";

import { Download, Trash2 } from "lucide-react";
import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { Button, IconButton } from "@/app/_ui/button";
import { Dialog } from "@/app/_ui/dialog";
import { sendJson } from "@/app/_ui/send-json";
import { toast } from "@/app/_ui/toasts";

export interface DeleteDocumentProps {
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
  const [isSending, setSending] = useState(false);
  const remove = async (close: () => void) => {
    setSending(true);
    const { refusal } = await sendJson("DELETE", path);
    setSending(false);
    close();
    toast(refusal ? { text: errors(refusal.code), look: "error" } : { text: t("done", { title }) });
    router.refresh();
  };
  return (
    <Dialog
      title={t("title", { title })}
      role="alertdialog"
      trigger={
        <IconButton label={t("open", { title })} className="small">
          <Trash2 className="ic" aria-hidden />
        </IconButton>
      }
      foot={(close) => (
        <>
          <Button onPress={close} autoFocus>
            {t("keep")}
          </Button>
          <Button look="danger" isPending={isSending} onPress={() => void remove(close)}>
            {t("confirm")}
          </Button>
        </>
      )}
    >
      <p>{t(isPublic ? "textPublic" : "text")}</p>
      <a className="btn justify-self-start" href={`/api/v1${path}`} download={`${title}.json`}>
        <Download className="ic" aria-hidden />
        {t("download")}
      </a>
    </Dialog>
  );
}

"use client";

import { Trash2 } from "lucide-react";
import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { callApi } from "@/app/_client/call-api";
import { Button } from "@/app/_ui/button";
import { Dialog } from "@/app/_ui/dialog";
import { TextField } from "@/app/_ui/text-field";
import { toast } from "@/app/_ui/toasts";
import { useRefusalWords } from "@/app/_ui/use-refusal-words";
import { useAnyEditor } from "@/app/(author)/_editor/editor-context";
import { RuledPart } from "@/app/(author)/_editor/ruled-part";

/** Deletes a scenario, which cannot be undone. */
export function EndPart({ title }: { readonly title: string }) {
  const t = useTranslations("share.end");
  return (
    <RuledPart title={t("title")} text={t("text")} look="danger">
      <Dialog
        title={t("ask")}
        role="alertdialog"
        trigger={
          <Button look="danger" icon={<Trash2 aria-hidden />}>
            {t("open")}
          </Button>
        }
      >
        {(close) => <Question title={title} onClose={close} />}
      </Dialog>
    </RuledPart>
  );
}

interface QuestionProps {
  readonly title: string;
  readonly onClose: () => void;
}

function Question({ title, onClose }: QuestionProps) {
  const t = useTranslations("share.end");
  const common = useTranslations("common.action");
  const [typed, type] = useState("");
  const isSame = typed.trim() === title.trim();
  const { isBusy, remove } = useRemoval();
  return (
    <form
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        if (isSame) void remove(onClose);
      }}
    >
      <p>{t("warning", { title })}</p>
      <TextField label={t("type")} value={typed} onChange={type} autoFocus autoComplete="off" />
      <div className="flex justify-end gap-2">
        <Button onPress={onClose}>{common("cancel")}</Button>
        <Button
          type="submit"
          look="danger"
          isPending={isBusy}
          offBecause={isSame ? undefined : t("typeFirst")}
        >
          {t("confirm")}
        </Button>
      </div>
    </form>
  );
}

function useRemoval() {
  const t = useTranslations("share.end");
  const words = useRefusalWords();
  const router = useRouter();
  const editor = useAnyEditor();
  const [isBusy, setBusy] = useState(false);
  const remove = async (onClose: () => void) => {
    setBusy(true);
    await editor.flush();
    const answer = await callApi("DELETE /scenarios/{id}", { id: editor.id });
    setBusy(false);
    onClose();
    if (answer.ok) {
      toast({ text: t("done") });
      router.replace("/desk");
    } else toast({ text: words(answer.refusal), look: "error" });
  };
  return { isBusy, remove };
}

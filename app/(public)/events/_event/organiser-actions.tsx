"use client";

import { Link2, Pencil, Trash2 } from "lucide-react";
import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { callApi } from "@/app/_client/call-api";
import { Button } from "@/app/_ui/button";
import { copyText } from "@/app/_ui/copy-text";
import { Dialog } from "@/app/_ui/dialog";
import { LinkButton } from "@/app/_ui/link-button";
import { toast } from "@/app/_ui/toasts";
import { useRefusalWords } from "@/app/_ui/use-refusal-words";

interface OrganiserActionsProps {
  readonly id: string;
  readonly title: string;
}

/** An organiser's actions: share the event's address, change it, cancel it. */
export function OrganiserActions({ id, title }: OrganiserActionsProps) {
  const t = useTranslations("event.organise");
  const copy = () => copyText(`${location.origin}/events/${id}`, t);
  return (
    <div className="flex flex-wrap items-center gap-2">
      <Button icon={<Link2 aria-hidden />} onPress={() => void copy()}>
        {t("copy")}
      </Button>
      <LinkButton href={`/events/${id}/edit`} icon={<Pencil aria-hidden />}>
        {t("edit")}
      </LinkButton>
      <Dialog
        title={t("ask", { title })}
        role="alertdialog"
        trigger={
          <Button look="bare" icon={<Trash2 aria-hidden />}>
            {t("delete")}
          </Button>
        }
      >
        {(close) => <Question id={id} onClose={close} />}
      </Dialog>
    </div>
  );
}

interface QuestionProps {
  readonly id: string;
  readonly onClose: () => void;
}

function Question({ id, onClose }: QuestionProps) {
  const t = useTranslations("event.organise");
  const words = useRefusalWords();
  const router = useRouter();
  const remove = async () => {
    const answer = await callApi("DELETE /events/{id}", { id });
    onClose();
    if (answer.ok) router.replace("/events");
    else toast({ text: words(answer.refusal), look: "error" });
  };
  return (
    <>
      <p>{t("warning")}</p>
      <div className="flex justify-end gap-2">
        <Button onPress={onClose}>{t("keep")}</Button>
        <Button look="danger" onPress={() => void remove()}>
          {t("deleteNow")}
        </Button>
      </div>
    </>
  );
}

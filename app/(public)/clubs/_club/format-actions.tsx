"use client";

import { Download, Trash2 } from "lucide-react";
import { useTranslations } from "next-intl";
import { callApi } from "@/app/_client/call-api";
import { Button } from "@/app/_ui/button";
import { saveTextFile } from "@/app/_ui/save-file";
import { toast } from "@/app/_ui/toasts";
import { useFaultWords } from "@/app/_ui/use-fault-words";
import type { PublishedFormat } from "@/lib/domain/bogowie-wojny/event/club-format";
import { AskFirst } from "./ask-first";
import { useClubCall } from "./use-club-call";

interface FormatActionsProps extends PublishedFormat {
  readonly slug: string;
  readonly id: string;
  readonly mayWithdraw: boolean;
}

/** Buttons to download a club's format and to withdraw it. */
export function FormatActions({ slug, id, format, mayWithdraw }: FormatActionsProps) {
  const t = useTranslations("clubFormat");
  const fault = useFaultWords();
  const { name } = format;
  const { send, router } = useClubCall();
  const save = async () => {
    const maker = await import("@/lib/domain/bogowie-wojny/list/format-file").catch(() => null);
    if (maker === null) return toast({ text: fault.partTitle, look: "error" });
    saveTextFile(maker.formatFileName(format), maker.makeFormatText(format));
  };
  const withdraw = async () => {
    if (!(await send(callApi("DELETE /clubs/{slug}/formats/{id}", { slug, id })))) return;
    toast({ text: t("withdrawn", { name }), look: "ok" });
    router.refresh();
  };
  return (
    <>
      <Button look="bare" icon={<Download aria-hidden />} onPress={() => void save()}>
        {t("save")}
        <span className="sr-only">{name}</span>
      </Button>
      {mayWithdraw && (
        <AskFirst
          title={t("withdrawAsk", { name })}
          trigger={
            <Button look="bare" icon={<Trash2 aria-hidden />}>
              {t("withdraw")}
              <span className="sr-only">{name}</span>
            </Button>
          }
          keep={t("keep")}
          confirm={t("withdrawNow")}
          onConfirm={withdraw}
        >
          <p>{t("withdrawText")}</p>
        </AskFirst>
      )}
    </>
  );
}

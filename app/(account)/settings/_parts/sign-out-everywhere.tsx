"use client";

import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { Button } from "@/app/_ui/button";
import { Dialog } from "@/app/_ui/dialog";
import { sendJson } from "@/app/_ui/send-json";
import { ServiceForm } from "@/app/_ui/service-form";
import { FateChoice } from "./fate-choice";

interface SignOutEverywhereProps {
  /** Without any, nothing is asked about them. */
  readonly hasTokens: boolean;
}

/** Ends every session of the account, this one too, after asking whether programs lose their tokens with them. */
export function SignOutEverywhere({ hasTokens }: SignOutEverywhereProps) {
  const t = useTranslations("account.everywhere");
  const router = useRouter();
  const [tokens, setTokens] = useState<"keep" | "revoke">("keep");
  const end = async () => {
    const { refusal } = await sendJson("DELETE", `/users/me/sessions?tokens=${tokens}`);
    if (refusal) return refusal;
    router.replace(`/sign-in?ended=${hasTokens ? tokens : "sessions"}`);
    router.refresh();
    return null;
  };
  return (
    <Dialog title={t("title")} trigger={<Button>{t("open")}</Button>}>
      <p>{t("text")}</p>
      <ServiceForm submit={t("submit")} onSend={end}>
        {hasTokens && (
          <FateChoice
            label={t("tokens")}
            fates={{ keep: t("fates.keep"), revoke: t("fates.revoke") }}
            value={tokens}
            onChange={setTokens}
          />
        )}
      </ServiceForm>
    </Dialog>
  );
}

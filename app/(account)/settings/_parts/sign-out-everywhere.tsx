"use client";

import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { callApi } from "@/app/_client/call-api";
import { Button } from "@/app/_ui/button";
import { Dialog } from "@/app/_ui/dialog";
import { refusalIn } from "@/app/_ui/request-json";
import { ServiceForm } from "@/app/_ui/service-form";
import { FateChoice } from "./fate-choice";

interface SignOutEverywhereProps {
  /** If false, the user is not asked about tokens. */
  readonly hasTokens: boolean;
}

/** Ends all sessions of the account, including this one, after asking whether to revoke programs' tokens as well. */
export function SignOutEverywhere({ hasTokens }: SignOutEverywhereProps) {
  const t = useTranslations("account.everywhere");
  const router = useRouter();
  const [tokens, setTokens] = useState<"keep" | "revoke">("keep");
  const end = async () => {
    const refusal = refusalIn(await callApi("DELETE /users/me/sessions", { query: { tokens } }));
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

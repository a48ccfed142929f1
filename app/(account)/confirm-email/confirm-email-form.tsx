"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { callApi } from "@/app/_client/call-api";
import { LinkButton } from "@/app/_ui/link-button";
import { refusalIn } from "@/app/_ui/request-json";
import { ServiceForm } from "@/app/_ui/service-form";
import { NOTICE_LOOK } from "../_components/notice-look";

export function ConfirmEmailForm() {
  const t = useTranslations("account.confirmEmail");
  const [isDone, setDone] = useState(false);
  const confirm = async () => {
    const token = location.hash.slice(1);
    const refusal = refusalIn(await callApi("POST /email-confirmations", { body: { token } }));
    setDone(!refusal);
    return refusal;
  };
  return (
    <>
      {!isDone && (
        <ServiceForm submit={t("submit")} buttonWidth="full" onSend={confirm}>
          {null}
        </ServiceForm>
      )}
      <output className={isDone ? NOTICE_LOOK : "sr-only"}>{isDone && t("done")}</output>
      {isDone && (
        <div className="grid">
          <LinkButton href="/settings" className="py-2.25">
            {t("toSettings")}
          </LinkButton>
        </div>
      )}
    </>
  );
}

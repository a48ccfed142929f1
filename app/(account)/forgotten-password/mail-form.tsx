"use client";

import { useLocale, useTranslations } from "next-intl";
import { useState } from "react";
import { callApi } from "@/app/_client/call-api";
import { FormField } from "@/app/_ui/form-field";
import { refusalIn } from "@/app/_ui/request-json";
import { ServiceForm } from "@/app/_ui/service-form";
import { NOTICE_LOOK } from "../_components/notice-look";

/** Requests a link by email. The message afterwards is the same whether the address has an account or not. */
export function MailForm() {
  const t = useTranslations("account");
  const locale = useLocale();
  const [isSent, setSent] = useState(false);
  return (
    <>
      <ServiceForm
        submit={t("forgotten.send")}
        buttonWidth="full"
        clears
        onSend={async ({ email = "" }) => {
          setSent(false);
          const call = { query: { lang: locale }, body: { email } };
          const refusal = refusalIn(await callApi("POST /password-resets", call));
          setSent(!refusal);
          return refusal;
        }}
      >
        <FormField
          name="email"
          type="email"
          label={t("email")}
          autoComplete="username"
          isRequired
        />
      </ServiceForm>
      <output className={isSent ? NOTICE_LOOK : "sr-only"}>{isSent && t("forgotten.sent")}</output>
    </>
  );
}

"use client";

import { useRouter } from "next/navigation";
import { useLocale, useTranslations } from "next-intl";
import { callApi } from "@/app/_client/call-api";
import { PasswordField } from "@/app/_ui/password-field";
import { refusalIn } from "@/app/_ui/request-json";
import { ServiceForm } from "@/app/_ui/service-form";

export function NewPasswordForm() {
  const t = useTranslations("account");
  const locale = useLocale();
  const router = useRouter();
  return (
    <ServiceForm
      submit={t("setPassword.submit")}
      buttonWidth="full"
      onSend={async ({ newPassword = "" }) => {
        const body = { token: location.hash.slice(1), newPassword };
        const call = { query: { lang: locale }, body };
        const refusal = refusalIn(await callApi("POST /password-resets/by-link", call));
        if (!refusal) router.replace("/sign-in?ended=password");
        return refusal;
      }}
    >
      <PasswordField
        name="newPassword"
        label={t("newPassword")}
        hint={t("passwordHint")}
        autoComplete="new-password"
        minLength={12}
        autoFocus
      />
    </ServiceForm>
  );
}

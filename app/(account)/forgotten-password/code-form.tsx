"use client";

import { useRouter } from "next/navigation";
import { useLocale, useTranslations } from "next-intl";
import { callApi } from "@/app/_client/call-api";
import { FormField } from "@/app/_ui/form-field";
import { PasswordField } from "@/app/_ui/password-field";
import { refusalIn } from "@/app/_ui/request-json";
import { ServiceForm } from "@/app/_ui/service-form";
import { passwordFieldRefusal } from "../settings/_parts/wrong-password";

/** Sets a new password with one of the account's recovery codes. */
export function CodeForm() {
  const t = useTranslations("account");
  const locale = useLocale();
  const router = useRouter();
  return (
    <ServiceForm
      submit={t("forgotten.submit")}
      buttonWidth="full"
      onSend={async ({ email = "", code = "", newPassword = "" }) => {
        const body = { email, code, newPassword };
        const call = { query: { lang: locale }, body };
        const refusal = refusalIn(await callApi("POST /password-resets/by-code", call));
        if (!refusal) router.replace("/sign-in?ended=password");
        return passwordFieldRefusal("code", refusal);
      }}
    >
      <FormField name="email" type="email" label={t("email")} autoComplete="username" isRequired />
      <FormField
        name="code"
        label={t("forgotten.code")}
        autoComplete="off"
        spellCheck="false"
        isRequired
        maxLength={100}
      />
      <PasswordField
        name="newPassword"
        label={t("newPassword")}
        hint={t("passwordHint")}
        autoComplete="new-password"
        minLength={12}
      />
    </ServiceForm>
  );
}

"use client";

import { useRouter } from "next/navigation";
import { useLocale, useTranslations } from "next-intl";
import { PasswordField } from "@/app/_ui/password-field";
import { sendJson } from "@/app/_ui/send-json";
import { ServiceForm } from "@/app/_ui/service-form";

export function NewPasswordForm() {
  const t = useTranslations("account");
  const locale = useLocale();
  const router = useRouter();
  return (
    <ServiceForm
      submit={t("setPassword.submit")}
      buttonWidth="full"
      onSend={async ({ newPassword }) => {
        const body = { token: location.hash.slice(1), newPassword };
        const { refusal } = await sendJson("POST", `/password-resets/by-link?lang=${locale}`, body);
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

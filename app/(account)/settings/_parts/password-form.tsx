"use client";

import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { callApi } from "@/app/_client/call-api";
import { PasswordField } from "@/app/_ui/password-field";
import { refusalIn } from "@/app/_ui/request-json";
import { ServiceForm } from "@/app/_ui/service-form";
import { toast } from "@/app/_ui/toasts";
import { signIn } from "../../sign-in/sign-in-form";
import { passwordFieldRefusal } from "./wrong-password";

interface PasswordFormProps {
  readonly email: string;
  /** `first` for an account opened through a provider, which has no password to ask for. */
  readonly kind: "change" | "first";
}

/** Changes the password. This ends all sessions, so this browser signs in again with the new password. */
export function PasswordForm({ email, kind }: PasswordFormProps) {
  const router = useRouter();
  const t = useTranslations("account");
  return (
    <ServiceForm
      submit={kind === "first" ? t("settings.firstPasswordSubmit") : t("settings.passwordSubmit")}
      look="plain"
      clears
      onSend={async ({ currentPassword, newPassword = "" }) => {
        const body = { currentPassword, newPassword };
        const refusal = refusalIn(await callApi("PUT /users/me/password", { body }));
        const stillRefused =
          passwordFieldRefusal("currentPassword", refusal) ?? (await signIn(email, newPassword));
        if (!stillRefused) {
          toast({ text: t("settings.passwordDone"), look: "ok" });
          router.refresh();
        }
        return stillRefused;
      }}
    >
      {kind === "change" && (
        <PasswordField
          name="currentPassword"
          label={t("currentPassword")}
          autoComplete="current-password"
        />
      )}
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

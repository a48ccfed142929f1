"use client";

import { useRouter } from "next/navigation";
import { useLocale, useTranslations } from "next-intl";
import { callApi } from "@/app/_client/call-api";
import { FormField } from "@/app/_ui/form-field";
import { PasswordField } from "@/app/_ui/password-field";
import { ServiceForm } from "@/app/_ui/service-form";
import { toast } from "@/app/_ui/toasts";
import { passwordFieldRefusal } from "./wrong-password";

interface EmailFormProps {
  /** The new email address that is not confirmed yet, if any. */
  readonly pending: string | null;
}

/** Changes the email address, at once or once the link sent to it is followed. */
export function EmailForm({ pending }: EmailFormProps) {
  const t = useTranslations("account");
  const locale = useLocale();
  const router = useRouter();
  return (
    <>
      <output className="-mt-2 text-pretty text-ink-3 text-sm">
        {pending && t("settings.emailPending", { email: pending })}
      </output>
      <ServiceForm
        submit={t("settings.emailSubmit")}
        look="plain"
        clears
        onSend={async ({ email = "", password = "" }) => {
          const call = { query: { lang: locale }, body: { email, password } };
          const answer = await callApi("PUT /users/me/email", call);
          if (!answer.ok) return passwordFieldRefusal("password", answer.refusal);
          if (answer.value.effect === "changed")
            toast({ text: t("settings.emailDone"), look: "ok" });
          router.refresh();
          return null;
        }}
      >
        <FormField
          name="email"
          type="email"
          label={t("settings.newEmail")}
          autoComplete="email"
          isRequired
        />
        <PasswordField
          name="password"
          label={t("tokens.password")}
          autoComplete="current-password"
        />
      </ServiceForm>
    </>
  );
}

"use client";

import { useRouter } from "next/navigation";
import { useLocale, useTranslations } from "next-intl";
import { FormField } from "@/app/_ui/form-field";
import { PasswordField } from "@/app/_ui/password-field";
import { sendJson } from "@/app/_ui/send-json";
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
        onSend={async ({ email, password }) => {
          const path = `/users/me/email?lang=${locale}`;
          const { refusal, answer } = await sendJson<{ effect: string }>("PUT", path, {
            email,
            password,
          });
          if (answer?.effect === "changed") toast({ text: t("settings.emailDone"), look: "ok" });
          if (answer) router.refresh();
          return passwordFieldRefusal("password", refusal);
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

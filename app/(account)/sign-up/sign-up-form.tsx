"use client";

import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { FormField } from "@/app/_ui/form-field";
import { PasswordField } from "@/app/_ui/password-field";
import { sendJson } from "@/app/_ui/send-json";
import { ServiceForm } from "@/app/_ui/service-form";
import { signIn } from "../sign-in/sign-in-form";

export interface SignUpFormProps {
  /** Where to go afterwards. */
  readonly next: string;
}

/** Opens an account and signs in with it. */
export function SignUpForm({ next }: SignUpFormProps) {
  const t = useTranslations("account");
  const router = useRouter();
  return (
    <ServiceForm
      submit={t("signUp.submit")}
      onSend={async ({ name = "", email = "", password = "" }) => {
        const { refusal } = await sendJson("POST", "/users", { name, email, password });
        const stillRefused = refusal ?? (await signIn(email, password));
        if (!stillRefused) {
          router.replace(next);
          router.refresh();
        }
        return stillRefused;
      }}
    >
      <FormField
        name="name"
        label={t("name")}
        hint={t("nameHint")}
        autoComplete="name"
        isRequired
        autoFocus
        maxLength={200}
      />
      <FormField name="email" type="email" label={t("email")} autoComplete="username" isRequired />
      <PasswordField
        name="password"
        label={t("password")}
        hint={t("passwordHint")}
        autoComplete="new-password"
        minLength={12}
      />
    </ServiceForm>
  );
}

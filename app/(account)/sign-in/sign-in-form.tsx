"use client";

import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import type { Refusal } from "@/app/_ui/ask-api";
import { FormField } from "@/app/_ui/form-field";
import { PasswordField } from "@/app/_ui/password-field";
import { ServiceForm } from "@/app/_ui/service-form";
import { signInWithPassword } from "@/lib/auth/browser-session";

interface SignInFormProps {
  /** Where to go afterwards. */
  readonly next: string;
}

export function SignInForm({ next }: SignInFormProps) {
  const t = useTranslations("account");
  const router = useRouter();
  return (
    <ServiceForm
      submit={t("signIn.submit")}
      buttonWidth="full"
      onSend={async ({ email = "", password = "" }) => {
        const refusal = await signIn(email, password);
        if (!refusal) {
          router.replace(next);
          router.refresh();
        }
        return refusal;
      }}
    >
      <FormField
        name="email"
        type="email"
        label={t("email")}
        autoComplete="username"
        isRequired
        autoFocus
      />
      <PasswordField name="password" label={t("password")} autoComplete="current-password" />
    </ServiceForm>
  );
}

/** Signs in; `null` when it went well. */
export async function signIn(email: string, password: string): Promise<Refusal | null> {
  const outcome = await signInWithPassword({ email, password }).catch(() => null);
  if (outcome?.ok) return null;
  return {
    code: outcome?.code ?? "internal-error",
    reason: "",
    fields: {},
    issues: [],
    retryAfterSeconds: outcome?.retryAfterSeconds ?? 0,
    limit: 0,
    megabytes: 0,
  };
}

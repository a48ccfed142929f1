"use client";

import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { FormField } from "@/app/_ui/form-field";
import { PasswordField } from "@/app/_ui/password-field";
import type { Refusal } from "@/app/_ui/request-json";
import { ServiceForm } from "@/app/_ui/service-form";
import { signInWithPassword } from "@/lib/auth/browser-session";

interface SignInFormProps {
  /** The path to open after signing in. */
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

/** Signs in; returns `null` on success. */
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
